import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome, Task } from "@command-center/machines/actor-logic/outcome"
import { fromPromise } from "xstate"

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
