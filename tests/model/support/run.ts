import type { AnyEventObject, AnyStateMachine, StateValue } from "xstate"
import { actorDriver } from "./actor-driver.ts"
import { watching } from "./declared.ts"
import { type Asked, plain } from "./effects.ts"
import type { Explored, Path } from "./explore.ts"
import { twice } from "./twice.ts"

export interface Run {
  /** The places of the declared transitions that were taken. */
  readonly taken: ReadonlySet<number>
  /** Where the machine that ran was in another state, knew other facts or emitted something else than the graph says. */
  readonly astray: ReadonlyArray<string>
  /** Named actions and guards that said something else the second time. */
  readonly impure: ReadonlyArray<string>
}

interface Stepped {
  readonly event: AnyEventObject
  /** Null where a walk leaves it open. */
  readonly value: StateValue | null
  /** The context and what is emitted, where the graph knows them. */
  readonly facts?: unknown
  readonly emitted?: ReadonlyArray<Asked>
}

const textOf = (value: unknown): string => JSON.stringify(value, plain) ?? ""

/** What is not as the graph says, in words; null where all is. */
const difference = (step: Stepped, state: StateValue, context: unknown, emitted: ReadonlyArray<AnyEventObject>) => {
  const told = emitted.map(({ type, ...given }) => ({ kind: "emits", name: type, given }))
  const [wrong] = [
    ["state", state, step.value ?? state],
    ["context", context, "facts" in step ? step.facts : context],
    ["emitted", told, step.emitted ?? told]
  ].filter(([, is, should]) => textOf(is) !== textOf(should))
  return wrong === undefined ? null : `${textOf(wrong[1])} and not ${textOf(wrong[2])} as ${String(wrong[0])}`
}

/** Runs the machine itself, each path from its start, with its actors held and its clock stopped. */
export const run = async (
  machine: AnyStateMachine,
  paths: ReadonlyArray<{ readonly input: unknown; readonly steps: ReadonlyArray<Stepped> }>
): Promise<Run> => {
  const taken = new Set<number>()
  const impure = new Set<string>()
  const astray: Array<string> = []
  const doubled = twice(machine, (name) => impure.add(name))
  const watch = watching(machine.id, (at) => taken.add(at))
  for (const { input, steps } of paths) {
    const driver = actorDriver(doubled, input, watch)
    for (const step of steps) {
      const before = driver.emitted().length
      await driver.perform(step.event)
      const wrong = difference(step, driver.state(), driver.context(), driver.emitted().slice(before))
      if (wrong === null) continue
      astray.push(`${wrong} after ${step.event.type}`)
      break
    }
  }
  return { taken, astray, impure: [...impure] }
}

const startsAs = (long: Path, short: Path) =>
  long.input === short.input && short.steps.every((step, at) => long.steps[at]?.event === step.event)

/** The paths that take all there is, without those that another one begins with. */
export const pathsOf = ({ paths }: Explored): ReadonlyArray<Path> => {
  const kept: Array<Path> = []
  for (const path of [...paths.values()].sort((one, other) => other.steps.length - one.steps.length))
    if (!kept.some((long) => startsAs(long, path))) kept.push(path)
  return kept
}
