import type { TargetProgress } from "@command-center/machines/operation/operation.selectors"
import type { OperationTarget } from "@command-center/machines/operation/operation.types"
import type { TargetOutcome } from "@command-center/ui/feedback/progress-list"

/** A target as the list of outcomes shows it; `calling` are the ids whose call is under way. */
export const outcomeOf = (
  { target, result }: TargetProgress<OperationTarget>,
  calling: ReadonlyArray<number>
): TargetOutcome => {
  const { id, name } = target
  if (result === null) return { id, name, state: calling.includes(id) ? "sending" : "waiting" }
  const detail = "failure" in result ? result.failure?.sentence : undefined
  return { id, name, state: result.status, ...(detail === undefined ? {} : { detail }) }
}
