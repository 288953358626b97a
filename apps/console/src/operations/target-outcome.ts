import { detailOf } from "@command-center/domain/operation/operation-outcome"
import type { TargetProgress } from "@command-center/machines/operation/operation.selectors"
import type { TargetOutcome } from "@command-center/ui/feedback/progress-list"

/** A target as the list of outcomes shows it. */
export const outcomeOf = ({ target: { id, name }, result, isWaiting }: TargetProgress): TargetOutcome => {
  if (isWaiting) return { id, name, state: "waiting" }
  const detail = detailOf(result)
  const state = result.status === "accepted" ? "succeeded" : result.status
  return { id, name, state, ...(detail === null ? {} : { detail }) }
}
