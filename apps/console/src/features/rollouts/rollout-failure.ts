import { type RolloutError, rolloutTextOf } from "@command-center/api/rollouts/rollout-error"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { failureOf } from "../../app/from-effect.ts"

/** An error of the rollout service as a flow knows it: problem details refuse. */
export const rolloutFailureOf = (error: RolloutError): Failure =>
  error._tag === "RolloutProblem"
    ? { _tag: "Refused", sentence: rolloutTextOf(error), status: error.status }
    : failureOf(error)
