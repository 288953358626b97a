import type { UtgRow } from "../utg/utg.ts"
import { groupOf, type ScheduleDraft } from "./schedule-draft.ts"
import { scheduleMessages } from "./task-messages.ts"

export interface ScheduleIssue {
  readonly field: "targets" | "utgVersion" | "agentVersion" | "logs.label" | "logs.endDate" | "runAt"
  readonly message: string
}

/** Whether a draft says when to run: at once, or at an instant that can be read (document 2 §4). */
export const hasRunTime = ({ timing, runAt }: Pick<ScheduleDraft, "timing" | "runAt">): boolean =>
  timing === "immediate" || !Number.isNaN(Date.parse(runAt ?? ""))

const logIssues = ({ logs }: ScheduleDraft): ReadonlyArray<ScheduleIssue> => {
  const label: ReadonlyArray<ScheduleIssue> =
    logs.label.trim() === "" ? [{ field: "logs.label", message: scheduleMessages.logLabelMissing }] : []
  const ordered = Date.parse(logs.startDate) < Date.parse(logs.endDate)
  return ordered ? label : [...label, { field: "logs.endDate", message: scheduleMessages.logRangeReversed }]
}

const groupIssues = (draft: ScheduleDraft): ReadonlyArray<ScheduleIssue> => {
  const group = groupOf(draft)
  if (group === "uploadLogs") return logIssues(draft)
  if (group === "deployUtgVersion" && !draft.utgVersion) {
    return [{ field: "utgVersion", message: scheduleMessages.chooseUtgVersion }]
  }
  return group === "deployAgentVersion" && !draft.agentVersion
    ? [{ field: "agentVersion", message: scheduleMessages.chooseAgentVersion }]
    : []
}

/** What keeps a draft from being submitted, in the order of the dialog; empty when it may be (document 2 §4, §5). */
export const scheduleIssues = (draft: ScheduleDraft, targets: ReadonlyArray<UtgRow>): ReadonlyArray<ScheduleIssue> => {
  const issues = [...groupIssues(draft)]
  if (targets.length === 0) issues.unshift({ field: "targets", message: scheduleMessages.chooseTargets })
  if (!hasRunTime(draft)) issues.push({ field: "runAt", message: scheduleMessages.chooseRunTime })
  return issues
}
