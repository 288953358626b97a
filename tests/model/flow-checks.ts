import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome, Task } from "@command-center/machines/actor-logic/outcome"
import { expect, it } from "vitest"
import { type AnyStateMachine, fromPromise } from "xstate"
import { actorDriver } from "./support/actor-driver.ts"
import { type ModelSpec, modelOf } from "./support/model.ts"
import { impurities } from "./support/purity.ts"

/** What holds for every flow: all states reached, no dead end, nothing impure, and each path runs as the graph says. */
export const checkFlow = <M extends AnyStateMachine>(
  machine: M,
  spec: ModelSpec<M>,
  /** States that this input never leads to; another one does. */
  unreached: ReadonlyArray<string> = []
): void => {
  const model = modelOf(machine, spec)

  it("reaches every state", () => expect(model.unreached).toEqual([...unreached]))
  it("has no dead end", () => expect(model.deadEnds).toEqual([]))
  it("is pure", () => expect(impurities(machine)).toEqual([]))

  it.each(model.paths)("follows: $name", async ({ steps }) => {
    const driver = actorDriver(machine, spec.input)
    for (const step of steps) {
      await driver.perform(step.event)
      expect(driver.state()).toEqual(step.state.value)
    }
  })
}

/** The failures a call of any flow may end with. */
export const failures = {
  refused: { _tag: "Refused", sentence: "The service is down for maintenance." },
  unauthorized: { _tag: "Unauthorized", sentence: "Unauthorized: Please login from the old environment." },
  timedOut: { _tag: "TimedOut", sentence: "API request failed" },
  unreadable: { _tag: "Unreadable", sentence: "API request failed" }
} as const

/** A call that answers at once. */
export const answering = <Input, A>(answer: (input: Input) => Outcome<A, Failure>): Task<Input, A, Failure> =>
  fromPromise(({ input }) => Promise.resolve(answer(input)))
