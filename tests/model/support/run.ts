import { isDeepStrictEqual } from "node:util"
import type { AnyEventObject, AnyStateMachine, StateValue } from "xstate"
import { actorDriver } from "./actor-driver.ts"
import { watching } from "./declared.ts"
import type { Explored, Path } from "./explore.ts"
import { twice } from "./twice.ts"

export interface Run {
  /** The places of the declared transitions that were taken. */
  readonly taken: ReadonlySet<number>
  /** Where the machine that ran was in another state than the graph says. */
  readonly astray: ReadonlyArray<string>
  /** Named actions and guards that said something else the second time. */
  readonly impure: ReadonlyArray<string>
}

interface Stepped {
  readonly event: AnyEventObject
  readonly value: StateValue | null
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
    for (const { event, value } of steps) {
      await driver.perform(event)
      const state: StateValue = driver.state()
      if (value === null || isDeepStrictEqual(state, value)) continue
      astray.push(`${JSON.stringify(state)} and not ${JSON.stringify(value)} after ${event.type}`)
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
