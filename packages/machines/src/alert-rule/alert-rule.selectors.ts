import { canSaveRule, limitIssue, ruleNameIssue, typedLimit } from "@command-center/domain/alerts/alert-rule"
import { passes } from "@command-center/domain/alerts/alert-state"
import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { Result } from "effect"
import type { SnapshotFrom } from "xstate"
import type { alertRuleMachine } from "./alert-rule.machine.ts"

type Snapshot = SnapshotFrom<typeof alertRuleMachine>

export const selectDraft = ({ context }: Snapshot) => context.draft
export const selectView = ({ context }: Snapshot) => context.view
export const selectIsNew = ({ context }: Snapshot): boolean => context.rule === null
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.matches("asking")
export const selectCanSave = ({ context }: Snapshot): boolean => canSaveRule(context.draft)
export const selectLimitIssue = ({ context }: Snapshot): string | null => limitIssue(context.draft)
export const selectNameIssue = ({ context }: Snapshot): string | null => ruleNameIssue(context.draft)

/** How many rows the view shows now, in a sentence. */
export const selectCountText = ({ context: { counted } }: Snapshot): string => {
  if (counted === null) return alertMessages.counting
  return Result.isSuccess(counted) ? alertMessages.countNow(counted.success) : alertMessages.notCounted(counted.failure)
}

/** What will happen with the limit that is typed; null while none is. */
export const selectPromise = ({ context: { draft, counted } }: Snapshot): string | null => {
  const limit = typedLimit(draft.limit)
  if (limit === null || limitIssue(draft) !== null) return null
  const rule = { direction: draft.direction, limit }
  const promise = alertMessages.willTell(draft.direction, limit)
  return counted !== null && Result.isSuccess(counted) && passes(rule, counted.success)
    ? `${promise} ${alertMessages.passesNow}`
    : promise
}
