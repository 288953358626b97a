import type { LeftOut } from "@command-center/domain/operation/operation"
import { type SitePlan, sitePlan } from "@command-center/domain/site-time/site-plan"
import { countingSiteTime, runTimeMessage, takenSites } from "@command-center/domain/task/run-time"
import { describeSchedule, utgs } from "@command-center/domain/task/schedule-description"
import type { ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { neededVersion, type ScheduleIssue, scheduleIssues } from "@command-center/domain/task/schedule-issues"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import type { SnapshotFrom } from "xstate"
import { leftOutOf, namedSites } from "./schedule-draft-state.ts"
import type { scheduleTaskMachine } from "./schedule-task.machine.ts"

type Snapshot = SnapshotFrom<typeof scheduleTaskMachine>

export const selectDraft = (s: Snapshot): ScheduleDraft => s.context.draft
export const selectTargets = (s: Snapshot) => s.context.targets
export const selectVersions = (s: Snapshot) => s.context.versions
export const selectVersionsFailure = (s: Snapshot): string | null => s.context.versionsFailure
export const selectVersionsNotOffered = (s: Snapshot) => s.context.versionsNotOffered
export const selectError = (s: Snapshot): string | null => s.context.error
export const selectLeftOut = ({ context }: Snapshot): ReadonlyArray<LeftOut> => leftOutOf(context)
/** How many were chosen, with those that are left out. */
export const selectChosen = ({ context }: Snapshot): number => context.targets.length + context.leftOut.length

/** What each site's own time comes to; null for my time. */
export const selectSitePlan = ({ context }: Snapshot): SitePlan | null => {
  const siteTime = countingSiteTime(context.draft)
  return siteTime === null ? null : sitePlan(siteTime, namedSites(context), context.timeZone, utgs)
}
/** What became of the tasks of the last submit. */
export const selectRecord = (s: Snapshot) => s.context.record
/** The running operation, whose view shows progress, results, stop and retry. */
export const selectOperation = (s: Snapshot) => s.children.operation
export const selectIsSending = (s: Snapshot): boolean => s.matches("sending")
/** Whether the changed draft may go. */
export const selectIsAsking = (s: Snapshot): boolean =>
  s.matches({ editing: "asking" }) || s.matches({ loadingVersions: "asking" })
export const selectIsUnsaved = (s: Snapshot): boolean => s.hasTag("unsaved")

/** By the clock of the opening or of the last submit: a run time may pass while the dialog is open. */
export const selectIssues = (s: Snapshot): ReadonlyArray<ScheduleIssue> => {
  const { draft, targets, now } = s.context
  const issues = scheduleIssues(draft, targets, now)
  const field = s.matches("loadingVersions") ? neededVersion(draft) : null
  if (field === null) return issues
  return [{ field, message: scheduleMessages.versionsLoading }, ...issues.filter((issue) => issue.field !== field)]
}

const underFields: ReadonlyArray<ScheduleIssue["field"]> = ["runAt", "logs.label", "logs.startDate", "logs.endDate"]

/** What is wrong beside the fields: what is wrong with the run time and what is asked of logs stands under them. */
export const selectIssueTexts = (s: Snapshot): ReadonlyArray<string> =>
  selectIssues(s)
    .filter(({ field }) => field !== "targets" && !underFields.includes(field))
    .map(({ message }) => message)

const labelMessage = (s: Snapshot): string | null =>
  selectIssues(s).find(({ field }) => field === "logs.label")?.message ?? null

/** What is wrong with the label of logs, under its field from the first change on. */
export const selectLabelMessage = (s: Snapshot): string | null => (s.context.isLabelTouched ? labelMessage(s) : null)

/** That the label of logs is needed, before it was typed in. */
export const selectStillNeeded = (s: Snapshot): string | null =>
  s.context.isLabelTouched || labelMessage(s) === null ? null : scheduleMessages.logLabelMissing

/** The run time it opened with, and for whom. */
export const selectOpenedWith = ({ context }: Snapshot) => ({ runTime: context.initial, sites: namedSites(context) })

/** What is wrong with the run time, under its field. */
export const selectRunTimeMessage = ({ context }: Snapshot): string | null =>
  runTimeMessage(context.draft, namedSites(context), context.now)

const isForm = (s: Snapshot): boolean => s.matches("editing") || s.matches("loadingVersions")

/** Whether a submit would be sent; the instant of the click makes no difference to it. */
export const selectCanSubmit = (s: Snapshot): boolean => isForm(s) && s.context.canEdit && selectIssues(s).length === 0

/** All that keeps it from being sent, wherever each is told; empty where nothing does. */
export const selectRefusal = (s: Snapshot): string =>
  isForm(s)
    ? selectIssues(s)
        .map(({ message }) => message)
        .join(" ")
    : ""

/** What a submit would do, to how many and when, in a plain sentence. */
export const selectSummary = ({ context }: Snapshot): string =>
  describeSchedule(context.draft, takenSites(context.draft, namedSites(context)).length, context.timeZone)
