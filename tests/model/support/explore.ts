import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createEmptyActor,
  type StateValue
} from "xstate"
import { statesOf } from "../../walks/support/step-names.ts"
import { declaredOf, nodesOf, watching } from "./declared.ts"
import { type Asked, askedBy, type Effect, effectOf, kindsOf, plain } from "./effects.ts"
import type { MachineModel } from "./machine-model.ts"

interface Step {
  readonly event: AnyEventObject
  readonly label: string
  readonly value: StateValue
  readonly facts: unknown
  /** What it emits, in order. */
  readonly emitted: ReadonlyArray<Asked>
}
export interface Path {
  readonly input: unknown
  readonly steps: ReadonlyArray<Step>
}
/** What is known of the macrosteps that take the same transitions. */
export interface Recorded {
  /** The places of the declared transitions. */
  readonly taken: ReadonlyArray<number>
  /** The inputs from which they are taken, by their place in the spec. */
  readonly inputs: ReadonlySet<number>
  /** Each shows something of them that none before did, by a shortest path. */
  readonly shown: ReadonlyArray<{ readonly effect: Effect; readonly path: Path }>
}
interface Recording extends Recorded {
  readonly inputs: Set<number>
  readonly kinds: Set<string>
  readonly shown: Array<{ readonly effect: Effect; readonly path: Path }>
}
/** A step as laws see it. */
export interface Observed {
  readonly event: AnyEventObject
  readonly label: string
  readonly before: unknown
  readonly after: unknown
  readonly value: StateValue
  readonly asked: ReadonlyArray<Asked>
  readonly isTaken: boolean
}
export interface Explored {
  /** By the place of a declared transition, a shortest path that takes it last. */
  readonly paths: ReadonlyMap<number, Path>
  readonly recorded: ReadonlyArray<Recorded>
  readonly unreached: ReadonlyArray<string>
  /** Reached, not final, and nothing seen leads out of them. */
  readonly stuck: ReadonlyArray<string>
}

interface Seen {
  readonly value: StateValue
  readonly status: string
  readonly context: unknown
  readonly children: Readonly<Record<string, { readonly src: unknown }>>
  readonly _nodes: ReadonlyArray<{
    readonly after: ReadonlyArray<{ readonly eventType: string }>
    readonly ownEvents: ReadonlyArray<string>
  }>
}
const seen = (snapshot: AnyMachineSnapshot): Seen => snapshot
const most = 30_000
/** Steps that are looked at after every transition was found, for what else the transitions do. */
const further = 600

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

const eventsOf = (
  { user, outcomes }: MachineModel,
  snapshot: Seen
): ReadonlyArray<readonly [AnyEventObject, string]> => {
  if (snapshot.status !== "active") return []
  const own = new Set(snapshot._nodes.flatMap(({ ownEvents }) => ownEvents))
  return [
    ...user.filter(({ type }) => own.has(type) || own.has("*")).map((event) => [event, said(event)] as const),
    ...snapshot._nodes.flatMap(({ after }) =>
      after.map(({ eventType }) => [{ type: eventType }, "time passes"] as const)
    ),
    ...Object.entries(snapshot.children).flatMap(([id, { src }]) => [
      ...Object.entries(outcomes[String(src)] ?? {}).map(
        ([name, output]) => [{ type: `xstate.done.actor.${id}`, actorId: id, output }, `${id}: ${name}`] as const
      ),
      [{ type: `xstate.error.actor.${id}`, actorId: id, error: "defect" }, `${id} breaks`] as const
    ])
  ]
}

/** Looks in the machine's own transition function, widest first, until nothing is left to be found. */
export const explore = (model: MachineModel, observe: (step: Observed) => void = () => undefined): Explored => {
  const { machine } = model
  const declared = declaredOf(machine)
  const leaves = nodesOf(machine).filter(
    (node) =>
      (node.type === "atomic" || node.type === "final") &&
      !(node.always?.some(({ guard }) => guard === undefined) ?? false)
  )
  const rests = leaves.filter(({ type }) => type !== "final").map(({ path }) => path.join("."))
  const paths = new Map<number, Path>()
  const [reached, left] = [new Set<string>(), new Set<string>()]
  const names = leaves.map(({ path }) => path.join("."))
  const isDone = () =>
    paths.size === declared.length && rests.every((name) => left.has(name) || model.rests[name] !== undefined)
  let taken: Array<number> = []
  let asked: Array<Asked> = []
  const scope = scopeOf(
    watching(machine.id, (at) => taken.push(at)),
    (one) => asked.push(one)
  )
  const recorded = new Map<string, Recording>()
  const record = (effect: Effect, path: Path, given: number) => {
    const key = taken.join(" ")
    const recording = recorded.get(key) ?? { taken, inputs: new Set(), kinds: new Set(), shown: [] }
    recorded.set(key, recording)
    const kinds = ["taken", ...kindsOf(effect)].filter((kind) => !recording.kinds.has(kind))
    recording.inputs.add(given)
    for (const kind of kinds) recording.kinds.add(kind)
    if (kinds.length > 0) recording.shown.push({ effect, path })
  }
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const { value, children, context } = seen(snapshot)
    const facts = model.project === null ? context : model.project(snapshot as never)
    return JSON.stringify([value, Object.keys(children).sort(), facts], plain)
  }
  const known = new Set<string>()
  const queue: Array<{ readonly snapshot: AnyMachineSnapshot; readonly path: Path; readonly given: number }> = []
  const arrive = (snapshot: AnyMachineSnapshot, path: Path, given: number) => {
    for (const at of taken) if (!paths.has(at)) paths.set(at, path)
    for (const name of statesOf(seen(snapshot).value)) reached.add(name)
    const key = `${given} ${keyOf(snapshot)}`
    if (known.has(key)) return
    known.add(key)
    queue.push({ snapshot, path, given })
  }
  model.inputs.forEach((input, given) => {
    taken = []
    arrive(machine.getInitialSnapshot(scope, input), { input, steps: [] }, given)
  })
  let remaining = further
  for (let next = queue.shift(); next !== undefined && remaining > 0 && known.size < most; next = queue.shift()) {
    const isFurther = isDone()
    const { snapshot, path, given } = next
    const here = statesOf(seen(snapshot).value)
    for (const [event, label] of eventsOf(model, seen(snapshot))) {
      taken = []
      asked = []
      if (isFurther) remaining -= 1
      const target: AnyMachineSnapshot = machine.transition(snapshot, event, scope)
      const { value, context } = seen(target)
      const before = seen(snapshot).context
      const there = statesOf(value)
      for (const name of here) if (!there.includes(name)) left.add(name)
      const emitted = asked.filter(({ kind }) => kind === "emits")
      const step: Step = { event, label, value, facts: context, emitted }
      const way = { input: path.input, steps: [...path.steps, step] }
      observe({ event, label, before, after: context, value, asked, isTaken: taken.length > 0 })
      if (taken.length > 0) record(effectOf(before, context, asked), way, given)
      arrive(target, way, given)
    }
  }
  return {
    paths,
    recorded: [...recorded.values()],
    unreached: names.filter((name) => !reached.has(name)),
    stuck: rests.filter((name) => reached.has(name) && !left.has(name) && model.rests[name] === undefined)
  }
}
