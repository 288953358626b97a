import type { AnyEventObject, AnyMachineSnapshot, StateValue } from "xstate"
import { statesOf } from "../../walks/support/step-names.ts"
import { declaredOf, nodesOf } from "./declared.ts"
import { type Asked, type Effect, effectOf, kindsOf } from "./effects.ts"
import { back, type MachineModel } from "./machine-model.ts"
import { search } from "./search.ts"

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
  readonly began: AnyMachineSnapshot
  readonly ended: AnyMachineSnapshot
}
export interface Explored {
  /** By the place of a declared transition, a shortest path that takes it last. */
  readonly paths: ReadonlyMap<number, Path>
  readonly recorded: ReadonlyArray<Recorded>
  readonly unreached: ReadonlyArray<string>
  /** Reached, not final, and nothing seen leads out of them. */
  readonly stuck: ReadonlyArray<string>
}

/** Steps that are looked at after every transition was found, for what else the transitions do. */
const further = 600

/** A state in which a sign-in is asked for is another one than that in which none is, whatever else a spec leaves out. */
const tellingRefusals = (model: MachineModel): MachineModel => {
  const { machine, project } = model
  if (project === null || !machine.events.includes(back.type)) return model
  const asks = (snapshot: AnyMachineSnapshot): boolean => snapshot.can(back)
  return { ...model, project: (snapshot: never) => [project(snapshot), asks(snapshot)] }
}

/** Searches until every transition was found, and a while longer, and keeps a shortest path to each. */
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
  const recorded = new Map<string, Recording>()
  const record = (taken: ReadonlyArray<number>, effect: Effect, path: Path, given: number) => {
    const key = taken.join(" ")
    const recording = recorded.get(key) ?? { taken, inputs: new Set(), kinds: new Set(), shown: [] }
    recorded.set(key, recording)
    const kinds = ["taken", ...kindsOf(effect)].filter((kind) => !recording.kinds.has(kind))
    recording.inputs.add(given)
    for (const kind of kinds) recording.kinds.add(kind)
    if (kinds.length > 0) recording.shown.push({ effect, path })
  }
  const arrive = (taken: ReadonlyArray<number>, value: StateValue, path: Path): Path => {
    for (const at of taken) if (!paths.has(at)) paths.set(at, path)
    for (const name of statesOf(value)) reached.add(name)
    return path
  }
  let remaining = further
  let isFurther = false
  search<Path>(tellingRefusals(model), {
    begin: (given, { value }, taken) => arrive(taken, value, { input: model.inputs[given], steps: [] }),
    goesOn: () => {
      isFurther = isDone()
      return remaining > 0
    },
    move: ({ given, way, snapshot: began }, { event, label, source, target, reached: ended, taken, asked }) => {
      if (isFurther) remaining -= 1
      const { value, context } = target
      const there = statesOf(value)
      for (const name of statesOf(source.value)) if (!there.includes(name)) left.add(name)
      const emitted = asked.filter(({ kind }) => kind === "emits")
      const path = { input: way.input, steps: [...way.steps, { event, label, value, facts: context, emitted }] }
      const isTaken = taken.length > 0
      observe({ event, label, before: source.context, after: context, value, asked, isTaken, began, ended })
      if (isTaken) record(taken, effectOf(source.context, context, asked), path, given)
      return arrive(taken, value, path)
    }
  })
  return {
    paths,
    recorded: [...recorded.values()],
    unreached: names.filter((name) => !reached.has(name)),
    stuck: rests.filter((name) => reached.has(name) && !left.has(name) && model.rests[name] === undefined)
  }
}
