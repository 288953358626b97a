import { Result } from "effect"
import { planFileMessages } from "./plan-draft-messages.ts"
import { readPlanForm } from "./plan-form.ts"
import type { RolloutPlan } from "./rollout-plan.ts"
import type { PlanReason } from "./rollout-record.ts"

const parsed = (text: string) =>
  Result.try({ try: (): unknown => JSON.parse(text), catch: () => [planFileMessages.noJson] })

const told = (reasons: ReadonlyArray<PlanReason>): ReadonlyArray<string> =>
  reasons.map(({ path, sentence }) => `${path}: ${sentence}`)

/**
 * The plan in a file's text, to be edited: what it says is judged by the page. Fails with every reason why it is none,
 * or why it is none of this account.
 */
export const readPlanFile = (
  text: string,
  businessEntityId: number
): Result.Result<RolloutPlan, ReadonlyArray<string>> =>
  Result.flatMap(parsed(text), (json) =>
    Result.match(readPlanForm(json), {
      onFailure: (reasons) => Result.fail(told(reasons)),
      onSuccess: ({ plan, formal, isWhole }) => {
        if (!isWhole) return Result.fail(told(formal))
        return plan.businessEntityId === businessEntityId
          ? Result.succeed(plan)
          : Result.fail([planFileMessages.otherAccount(plan.businessEntityId)])
      }
    })
  )
