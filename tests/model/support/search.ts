import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createEmptyActor,
  type StateValue
} from "xstate"
import { watching } from "./declared.ts"
import { type Asked, askedBy, plain } from "./effects.ts"
import type { MachineModel } from "./machine-model.ts"

/** The parts of a snapshot of any machine that a search needs, without the `any` of XState's own type. */
interface Seen {
  readonly value: StateValue
  readonly status: string
  readonly context: unknown
  readonly children: Readonly<Record<string, { readonly src: unknown }>>
  readonly _nodes: ReadonlyArray<{
    readonly after: ReadonlyArray<{ readonly eventType: string }>
    readonly ownEvents: ReadonlyArray<string>
    readonly path: ReadonlyArray<string>
  }>
}
const seen = (snapshot: AnyMachineSnapshot): Seen => snapshot

/** What may happen in a state. */
interface Happening {
  readonly event: AnyEventObject
  readonly label: string
  /** The name of what an actor ends with. */
  readonly outcome: string | null
}
/** A state as the search tells it from others. */
export interface Place<Way> {
  readonly key: string
  readonly snapshot: AnyMachineSnapshot
  /** By which input of the spec it is reached. */
  readonly given: number
  /** Of whoever searches: how it was first reached. */
  readonly way: Way
}
export interface Move extends Happening {
  readonly source: Seen
  readonly target: Seen
  /** The target whole, for whoever goes on from it. */
  readonly reached: AnyMachineSnapshot
  /** The key of where it leads. */
  readonly to: string
  /** The places of the declared transitions that are taken, none where nothing happens. */
  readonly taken: ReadonlyArray<number>
  readonly asked: ReadonlyArray<Asked>
}
export interface Searcher<Way> {
  readonly begin: (given: number, value: Seen, taken: ReadonlyArray<number>) => Way
  readonly move: (from: Place<Way>, move: Move) => Way
  /** Before a state is left in all ways: whether to go on. */
  readonly goesOn?: () => boolean
}

/** More states than any machine has: a context that grows without bound. */
const most = 50_000

/** Nothing runs in it: actors are held, and what is asked for is told. */
const scopeOf = (watch: ReturnType<typeof watching>, ask: (asked: Asked) => void): AnyActorScope => {
  const nobody = createEmptyActor()
  nobody.system.inspect(watch)
  const nothing = () => undefined
  return {
    self: nobody,
    id: "",
    sessionId: "",
    system: nobody.system,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: (action) => {
      const asked = askedBy(action)
      if (asked !== null) ask(asked)
    }
  }
}

const said = ({ type, ...given }: AnyEventObject): string => {
  const text = JSON.stringify(given, plain)
  return text === "{}" ? type : `${type} ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`
}

const happeningsIn = ({ user, outcomes }: MachineModel, snapshot: Seen): ReadonlyArray<Happening> => {
  if (snapshot.status !== "active") return []
  const own = new Set(snapshot._nodes.flatMap(({ ownEvents }) => ownEvents))
  return [
    ...user
      .filter(({ type }) => own.has(type) || own.has("*"))
      .map((event) => ({ event, label: said(event), outcome: null })),
    ...snapshot._nodes.flatMap(({ after }) =>
      after.map(({ eventType }) => ({ event: { type: eventType }, label: "time passes", outcome: null }))
    ),
    ...Object.entries(snapshot.children).flatMap(([id, { src }]) => [
      ...Object.entries(outcomes[String(src)] ?? {}).map(([outcome, output]) => ({
        event: { type: `xstate.done.actor.${id}`, actorId: id, output },
        label: `${id}: ${outcome}`,
        outcome
      })),
      {
        event: { type: `xstate.error.actor.${id}`, actorId: id, error: "defect" },
        label: `${id} breaks`,
        outcome: null
      }
    ])
  ]
}

/** Looks in the machine's own transition function, widest first, until nothing is left to be found. */
export const search = <Way>(model: MachineModel, { begin, move, goesOn = () => true }: Searcher<Way>): void => {
  const { machine } = model
  let taken: Array<number> = []
  let asked: Array<Asked> = []
  const scope = scopeOf(
    watching(machine.id, (at) => taken.push(at)),
    (one) => asked.push(one)
  )
  const keyOf = (snapshot: AnyMachineSnapshot, given: number) => {
    const { value, children, context } = seen(snapshot)
    const facts = model.project === null ? context : model.project(snapshot as never)
    return `${given} ${JSON.stringify([value, Object.keys(children).sort(), facts], plain)}`
  }
  const known = new Set<string>()
  const queue: Array<Place<Way>> = []
  const arrive = (place: Place<Way>) => {
    if (known.has(place.key)) return
    known.add(place.key)
    if (known.size > most) throw new Error(`${machine.id} has more than ${most} states: its spec needs a project`)
    queue.push(place)
  }
  model.inputs.forEach((input, given) => {
    taken = []
    const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input)
    arrive({ key: keyOf(snapshot, given), snapshot, given, way: begin(given, seen(snapshot), taken) })
  })
  // The queue grows while it is walked.
  for (const from of queue) {
    if (!goesOn()) return
    const { snapshot, given } = from
    for (const happening of happeningsIn(model, seen(snapshot))) {
      taken = []
      asked = []
      const target: AnyMachineSnapshot = machine.transition(snapshot, happening.event, scope)
      const to = keyOf(target, given)
      const one = { ...happening, source: seen(snapshot), target: seen(target), reached: target, to, taken, asked }
      arrive({ key: to, snapshot: target, given, way: move(from, one) })
    }
  }
}
