import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate"
import type { Fault } from "../../../apps/sandbox/src/faults.ts"
import type { MachineModel } from "../../model/support/machine-model.ts"
import { type Move, type Place, search } from "../../model/support/search.ts"
import { statesOf, type UserEvent } from "./step-names.ts"
import { reachedFrom, toursOf } from "./tours.ts"

/** How the sandbox answers a call that the walk held back; as it would anyway when null; or the call never gets there. */
export type Answer = Omit<Fault, "path" | "method"> | "unreachable" | null

/** What the machine gets, and what the sandbox has to do for it. */
export interface WalkOutcome {
  readonly output: unknown
  readonly answer: Answer
}

export interface Transition {
  readonly from: string
  readonly to: string
  readonly event: AnyEventObject
  /** "submit", or with what tells it from others of its type. */
  readonly label: string
  /** "editing.dirty --submit--> sending": of parallel states only the part that answers the event, and what changes */
  readonly name: string
  readonly source: ReadonlyArray<string>
  readonly target: ReadonlyArray<string>
  /** The name of what a call brought, where the transition is its answer. */
  readonly outcome: string | null
  readonly answer: Answer
  readonly isFinal: boolean
  /** The walk ends here: the machine is final, or what it is shown in goes away. */
  readonly isEnd: boolean
}

export interface WalkSpec<M extends AnyStateMachine> {
  readonly input: InputFrom<M>
  readonly user: ReadonlyArray<UserEvent<M>>
  /** What actors send while they run, as the machine hears it. */
  readonly heard?: ReadonlyArray<AnyEventObject>
  /** By invoke id, then by the name of the outcome. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, WalkOutcome>>>>
  readonly project?: (snapshot: SnapshotFrom<M>) => unknown
  /** Why nobody can cause a transition at the real page; null where one can. */
  readonly notWalkable?: (transition: Transition, before: SnapshotFrom<M>) => string | null
  /** Transitions after which the page shows something else than this machine. */
  readonly leaves?: (transition: Transition) => boolean
  /** Transitions that walks from another input take. */
  readonly already?: ReadonlyArray<string>
  /** The most steps of one walk. */
  readonly longest?: number
}

export interface WalkPlan {
  readonly walks: ReadonlyArray<ReadonlyArray<Transition>>
  /** Where each walk begins. */
  readonly start: ReadonlyArray<string>
  readonly all: ReadonlyArray<string>
  readonly walked: ReadonlyArray<string>
  readonly notWalkable: ReadonlyArray<{ readonly name: string; readonly reason: string }>
  /** Nobody excluded them, and no walk leads to them. */
  readonly missed: ReadonlyArray<string>
}

const defect = "an actor that rejects is a defect of the console, which no answer of a service causes"
const afterDefect = "only a defect leads to where it begins"
const cutOff = "nothing that is walkable leads to where it begins"
const unique = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)]

const labelOf = ({ type, ...given }: AnyEventObject, outcome: string | null): string => {
  if (outcome !== null) return `${type.replace("xstate.done.actor.", "")}: ${outcome}`
  const said = JSON.stringify(given)
  return type.startsWith("xstate.") || said === "{}" ? type : `${type} ${said}`
}

interface Known extends Move {
  readonly from: string
  readonly before: AnyMachineSnapshot
}

/** Every way from a state to the next in which something happens. */
const movesOf = (model: MachineModel): { readonly initial: string; readonly moves: ReadonlyArray<Known> } => {
  const moves: Array<Known> = []
  let initial = ""
  const note = ({ key, snapshot }: Place<null>, move: Move) => {
    initial ||= key
    if (move.taken.length > 0 || move.event.type.startsWith("xstate."))
      moves.push({ ...move, from: key, before: snapshot })
    return null
  }
  search(model, { begin: () => null, move: note })
  return { initial, moves }
}

/** The innermost states that know the event; "*" where only the machine itself does. */
const answering = ({ source, event }: Known): ReadonlyArray<string> => {
  const paths = source._nodes
    .filter(({ ownEvents }) => ownEvents.includes(event.type))
    .map(({ path }) => path.join("."))
  const inner = paths.filter((path) => path !== "" && !paths.some((other) => other.startsWith(`${path}.`)))
  return inner.length > 0 ? inner : paths.includes("") ? ["*"] : statesOf(source.value)
}

const nameOf = (known: Known, label: string): string => {
  const [here, there] = [statesOf(known.source.value), statesOf(known.target.value)]
  const changed = there.filter((state) => !here.includes(state))
  const source = answering(known).join(" & ")
  return `${source} --${label}--> ${changed.length === 0 ? source : changed.join(" & ")}`
}

/** The walks that take every transition somebody can cause at least once, found in the machine that runs. */
export const planOf = <M extends AnyStateMachine>(machine: M, spec: WalkSpec<M>): WalkPlan => {
  const { initial, moves } = movesOf({
    machine,
    inputs: [spec.input],
    user: [...spec.user, ...(spec.heard ?? [])],
    outcomes: Object.fromEntries(
      Object.entries(spec.outcomes).map(([actor, named]) => [
        actor,
        Object.fromEntries(Object.entries(named).map(([name, { output }]) => [name, output]))
      ])
    ),
    rests: {},
    project: spec.project ?? null
  })
  const answerTo = ({ event, source, outcome }: Known): Answer => {
    const actor = source.children[event.type.replace("xstate.done.actor.", "")]?.src
    return spec.outcomes[String(actor)]?.[outcome ?? ""]?.answer ?? null
  }
  const everything = moves.map((each) => {
    const { from, to, event, source, target, outcome, before } = each
    const answer = answerTo(each)
    const label = labelOf(event, outcome)
    const [here, there] = [statesOf(source.value), statesOf(target.value)]
    const name = nameOf(each, label)
    const isFinal = target.status !== "active"
    const known = { from, to, event, label, name, source: here, target: there, outcome, answer, isFinal }
    const transition: Transition = { ...known, isEnd: isFinal }
    const reason = event.type.startsWith("xstate.error.actor.")
      ? defect
      : here.some((state) => /(?:^|\.)crashed$/u.test(state))
        ? afterDefect
        : (spec.notWalkable?.(transition, before as SnapshotFrom<M>) ?? null)
    return { transition: { ...transition, isEnd: isFinal || (spec.leaves?.(transition) ?? false) }, reason }
  })
  const all = everything.map(({ transition }) => transition)
  const walkable = everything.filter(({ reason }) => reason === null).map(({ transition }) => transition)
  const walks = toursOf(initial, walkable, spec.longest ?? 40, spec.already ?? [])
  const isNew = (name: string) => spec.already?.includes(name) !== true
  const walked = unique(walks.flatMap((walk) => walk.map(({ name }) => name))).filter(isNew)
  const reached = reachedFrom(initial, walkable)
  const notWalkable = everything.flatMap(({ transition: { name, from }, reason }) => {
    const why = reason ?? (reached.has(from) ? null : cutOff)
    return why === null || walked.includes(name) || !isNew(name) ? [] : [{ name, reason: why }]
  })
  const names = unique(all.map(({ name }) => name)).filter(isNew)
  const excluded = new Set(notWalkable.map(({ name }) => name))
  return {
    walks,
    start: all.find(({ from }) => from === initial)?.source ?? [],
    all: names,
    walked,
    notWalkable: [...new Map(notWalkable.map((each) => [each.name, each])).values()],
    missed: names.filter((name) => !walked.includes(name) && !excluded.has(name))
  }
}
