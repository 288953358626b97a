import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate"
import type { Fault } from "../../../apps/sandbox/src/faults.ts"
import { back, type MachineModel, type Model } from "../../model/support/machine-model.ts"
import { type Move, type Place, search } from "../../model/support/search.ts"
import { type ActorNames, statesOf } from "./step-names.ts"
import { reachedFrom, toursOf } from "./tours.ts"

/** How the sandbox answers a call that the walk held back; as it would anyway when null; or the call never gets there. */
export type Answer = Omit<Fault, "path" | "method"> | "unreachable" | null

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

/** What the walks through a page add to the spec of its machine, and what of it they leave to other tests. */
export interface WalkSpec<M extends AnyStateMachine> {
  /** Which of the spec's inputs the page gives, by its place; the first when left out. */
  readonly input?: number
  /** Which of the spec's events they do; all when left out. */
  readonly does?: (event: AnyEventObject) => boolean
  /** By actor, which of the spec's outcomes they bring about; of an actor that is left out all. */
  readonly outcomes?: { readonly [Name in ActorNames<M>]?: ReadonlyArray<string> }
  /** How the service answers, where the outcome's name does not say it. */
  readonly answers?: Readonly<Record<string, Answer>>
  /** What tells states apart on this page, where that is not what it is for the spec. */
  readonly project?: (snapshot: SnapshotFrom<M>) => unknown
  /** Why nobody can cause a transition at the real page; null where one can. */
  readonly notWalkable?: (transition: Transition, before: SnapshotFrom<M>) => string | null
  /** Transitions after which the page shows something else than this machine. */
  readonly leaves?: (transition: Transition) => boolean
  /** Walks of the same machine that come first: what they take is not taken once more, unless it is wanted again. */
  readonly after?: ReadonlyArray<string>
  readonly again?: (name: string) => boolean
  /** The most steps of one walk. */
  readonly longest?: number
}

export interface Walk<M extends AnyStateMachine> extends WalkSpec<M> {
  readonly model: Model<M>
  readonly already: () => ReadonlyArray<string>
}

/** The walks through the pages of one machine, by name. */
export const walksOf = <M extends AnyStateMachine, Name extends string>(
  model: Model<M>,
  specs: Readonly<Record<Name, WalkSpec<M>>>
): Readonly<Record<Name, Walk<M>>> => {
  const walks = new Map<string, Walk<M>>()
  const walkOf = (spec: WalkSpec<M>): Walk<M> => ({
    ...spec,
    model,
    already: () =>
      (spec.after ?? []).flatMap((name) => {
        const earlier = walks.get(name)
        if (earlier === undefined) throw new Error(`there are no walks "${name}" of ${model.machine.id}`)
        return planOf(earlier).walked.filter((each) => spec.again?.(each) !== true)
      })
  })
  const entries = Object.entries<WalkSpec<M>>(specs).map(([name, spec]) => [name, walkOf(spec)] as const)
  for (const [name, walk] of entries) walks.set(name, walk)
  return Object.fromEntries(entries) as Readonly<Record<Name, Walk<M>>>
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

/** How the service answers what the outcomes of many specs are named; as it would anyway for any other name. */
export const serviceAnswers = {
  refused: { kind: "status", status: 500 },
  unauthorized: { kind: "status", status: 401 },
  // The service acted: a call that is cut before its first byte would be asked for again by the browser.
  lost: { kind: "breakOff" },
  "not done": { kind: "status", status: 500 },
  "not confirmed": { kind: "breakOff" },
  notDone: "unreachable",
  notLookedUp: "unreachable",
  unreachable: "unreachable"
} as const satisfies Readonly<Record<string, Answer>>

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

/** Of the spec, what the page gives and can cause. */
const walkedPart = <M extends AnyStateMachine>({ model, ...walk }: Walk<M>): MachineModel => {
  const wanted = new Map<string, ReadonlyArray<string>>(Object.entries(walk.outcomes ?? {}))
  const outcomes = Object.entries(model.outcomes).map(([actor, named]) => {
    const names = wanted.get(actor) ?? Object.keys(named)
    const unknown = names.filter((name) => !(name in named))
    if (unknown.length > 0) throw new Error(`${actor} of ${model.machine.id} does not end with ${unknown.join(", ")}`)
    return [actor, Object.fromEntries(Object.entries(named).filter(([name]) => names.includes(name)))] as const
  })
  return {
    ...model,
    inputs: [model.inputs[walk.input ?? 0]],
    user: model.user.filter((event) => event.type !== back.type && (walk.does?.(event) ?? true)),
    outcomes: Object.fromEntries(outcomes),
    project: walk.project ?? model.project
  }
}

const plans = new WeakMap<object, WalkPlan>()

/** The walks that take every transition somebody can cause at least once, found in the machine that runs. */
export const planOf = <M extends AnyStateMachine>(walk: Walk<M>): WalkPlan => {
  const plan = plans.get(walk) ?? planned(walk)
  plans.set(walk, plan)
  return plan
}

const planned = <M extends AnyStateMachine>(spec: Walk<M>): WalkPlan => {
  const { initial, moves } = movesOf(walkedPart(spec))
  const answerTo = (outcome: string | null): Answer => {
    const answers: Readonly<Record<string, Answer>> = { ...serviceAnswers, ...spec.answers }
    return answers[outcome ?? ""] ?? null
  }
  const already = spec.already()
  const everything = moves.map((each) => {
    const { from, to, event, source, target, outcome, before } = each
    const answer = answerTo(outcome)
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
  const walks = toursOf(initial, walkable, spec.longest ?? 40, already)
  const isNew = (name: string) => !already.includes(name)
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
