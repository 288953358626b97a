import type { Failure } from "@command-center/machines/actor-logic/failure"
import { Result } from "effect"
import type { WalkOutcome } from "./plan.ts"

export const failure: Failure = { _tag: "Refused", sentence: "Fault 500" }
const noAnswer: Failure = { _tag: "Unreachable", sentence: "API request failed" }

/** What the sandbox answers when nothing is wrong. */
export const as = (value: unknown): WalkOutcome => ({ output: Result.succeed(value), answer: null })

export const refused: WalkOutcome = { output: Result.fail(failure), answer: { kind: "status", status: 500 } }

export const unauthorized: WalkOutcome = {
  output: Result.fail({ _tag: "Unauthorized", sentence: "Unauthorized" } satisfies Failure),
  answer: { kind: "status", status: 401 }
}

/** The service acted, and its answer broke off: one cut before its first byte would be asked for again by the browser. */
export const lost: WalkOutcome = {
  output: Result.fail(noAnswer),
  answer: { kind: "breakOff" }
}

/** The service acted, its answer broke off, and the look-up found what it did. */
export const found = (value: unknown): WalkOutcome => ({ output: Result.succeed(value), answer: { kind: "breakOff" } })

/** The call never got to the service, and the look-up found nothing done. */
export const notDone: WalkOutcome = {
  output: Result.fail({ ...noAnswer, lookUp: "notDone" } satisfies Failure),
  answer: "unreachable"
}

/** The call never got to the service, and what is there could not be looked up. */
export const notLookedUp: WalkOutcome = {
  output: Result.fail({ ...noAnswer, lookUp: "failed" } satisfies Failure),
  answer: "unreachable"
}

/** The call never got to the service. */
export const unreachable: WalkOutcome = { output: Result.fail(noAnswer), answer: "unreachable" }
