import type { UtgRow } from "../utg/utg.ts"
import { groupOf, type ScheduleDraft } from "./schedule-draft.ts"
import { scheduleMessages } from "./task-messages.ts"

export interface ScheduleIssue {
  readonly field: "targets" | "utgVersion" | "agentVersion" | "logs.label" | "logs.endDate" | "runAt"
  readonly message: string
}

/** Whether an instant, as ISO text, lies before another: what was to run then would run at once. */
export const hasPassed = (runAt: string, now: Date): boolean => Date.parse(runAt) < now.getTime()

/**
 * What is wrong with when a draft is to run; null for what runs at once, and for an instant that is still to come
 * (document 2 §4, contract "Settled after the first console"). Without `now`, an instant that has passed is taken too.
 */
export const runTimeMessage = (
  { timing, runAt }: Pick<ScheduleDraft, "timing" | "runAt">,
  now: Date | null
): string | null => {
  if (timing === "immediate") return null
  if (runAt === null || runAt === "") return scheduleMessages.chooseRunTime
  if (Number.isNaN(Date.parse(runAt))) return scheduleMessages.runTimeUnreadable
  return now !== null && hasPassed(runAt, now) ? scheduleMessages.runTimePassed : null
}

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

/**
 * What keeps a draft from being submitted now, in the order of the dialog; empty when it may be (document 2 §4, §5).
 * Without `now`, a run time that has passed does not.
 */
export const scheduleIssues = (
  draft: ScheduleDraft,
  targets: ReadonlyArray<UtgRow>,
  now: Date | null
): ReadonlyArray<ScheduleIssue> => {
  const issues = [...groupIssues(draft)]
  const runTime = runTimeMessage(draft, now)
  if (targets.length === 0) issues.unshift({ field: "targets", message: scheduleMessages.chooseTargets })
  if (runTime !== null) issues.push({ field: "runAt", message: runTime })
  return issues
}
