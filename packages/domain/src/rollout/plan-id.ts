import { Schema } from "effect"
import { planMessages } from "./rollout-messages.ts"

/** The highest id that the rollout service keeps. */
export const highestId = 2_147_483_647

/** An id of the management service, of a target, an account or what is given to a target. */
export const PlanId = Schema.Finite.check(
  Schema.isInt({ message: planMessages.wholeNumber }),
  Schema.isGreaterThanOrEqualTo(0, { message: planMessages.notNegative }),
  Schema.isLessThanOrEqualTo(highestId, { message: planMessages.longId(highestId) })
)
