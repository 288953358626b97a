import type { UtgRow } from "../utg/utg.ts"
import { siteOfUtg } from "../utg/utg-site.ts"
import { isLogRangeReversed, logDateMessage } from "./log-range.ts"
import { runTimeMessage, spreadMessage, withoutZoneMessage } from "./run-time.ts"
import { groupOf, type ScheduleDraft } from "./schedule-draft.ts"
import { scheduleMessages } from "./task-messages.ts"

export interface ScheduleIssue {
  readonly field:
    | "targets"
    | "utgVersion"
    | "agentVersion"
    | "logs.label"
    | "logs.startDate"
    | "logs.endDate"
    | "runAt"
    | "spread"
    | "withoutZone"
  readonly message: string
}

const logIssues = ({ logs }: ScheduleDraft): ReadonlyArray<ScheduleIssue> => {
  const said = [
    ["logs.label", logs.label.trim() === "" ? scheduleMessages.logLabelMissing : null],
    ["logs.startDate", logDateMessage(logs.startDate)],
    ["logs.endDate", logDateMessage(logs.endDate)],
    ["logs.endDate", isLogRangeReversed(logs) ? scheduleMessages.logRangeReversed : null]
  ] as const
  return said.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** Which version a draft sends, whichever it is. */
export const neededVersion = (draft: ScheduleDraft): "utgVersion" | "agentVersion" | null => {
  const group = groupOf(draft)
  if (group === "deployUtgVersion") return "utgVersion"
  return group === "deployAgentVersion" ? "agentVersion" : null
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
  const sites = targets.map(siteOfUtg)
  const runTime = runTimeMessage(draft, sites, now)
  const spread = spreadMessage(draft)
  const withoutZone = withoutZoneMessage(draft, sites)
  if (targets.length === 0) issues.unshift({ field: "targets", message: scheduleMessages.chooseTargets })
  if (runTime !== null) issues.push({ field: "runAt", message: runTime })
  if (spread !== null) issues.push({ field: "spread", message: spread })
  if (withoutZone !== null) issues.push({ field: "withoutZone", message: withoutZone })
  return issues
}
