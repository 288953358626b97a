import { type RolloutError, rolloutTextOf } from "@command-center/api/rollouts/rollout-error"
import type { PlanReason } from "@command-center/domain/rollout/rollout-record"
import { spokenPlanReason } from "@command-center/domain/rollout/served-plan-reasons"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { failureOf } from "../../app/from-effect.ts"

const spoken = ({ path, sentence }: PlanReason): PlanReason => ({ path, sentence: spokenPlanReason(sentence) })

/** An error of the rollout service as a flow knows it: problem details refuse. */
export const rolloutFailureOf = (error: RolloutError): Failure =>
  error._tag === "RolloutProblem"
    ? {
        _tag: "Refused",
        sentence: rolloutTextOf(error),
        status: error.status,
        ...(error.reasons.length > 0 ? { reasons: error.reasons.map(spoken) } : {})
      }
    : failureOf(error)
