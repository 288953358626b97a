import { Result } from "effect"
import { type Failure, isUnauthorized } from "./failure.ts"
import { type Outcome, withOutput } from "./outcome.ts"

type Answer = Outcome<unknown, Failure>

/** The guards of a machine whose charts tell an answer from a failure, and a 401 from others. */
export const answerGuards = {
  succeeded: (_: unknown, outcome: Answer): boolean => Result.isSuccess(outcome),
  wasUnauthorized: (_: unknown, outcome: Answer): boolean =>
    Result.isFailure(outcome) && isUnauthorized(outcome.failure)
}

/** Where every other answer leads; a 401 is told to the session as well, by the action `tellUnauthorized`. */
export const otherwise = <const Target extends string, const Actions extends ReadonlyArray<unknown>>(
  target: Target,
  ...actions: Actions
) =>
  [
    { guard: withOutput("wasUnauthorized"), target, actions: [...actions, "tellUnauthorized"] },
    { target, actions }
  ] as const
