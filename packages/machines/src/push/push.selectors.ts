import { compatibilityMessages } from "@command-center/domain/device/compatibility-messages"
import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { needMessages } from "@command-center/domain/message/need-messages"
import type { LeftOut } from "@command-center/domain/operation/operation"
import { describePush } from "@command-center/domain/push/push-description"
import { formsFor, needsModel, type PushDraft, type PushIssue } from "@command-center/domain/push/push-draft"
import { pushIssues, pushWarnings } from "@command-center/domain/push/push-issues"
import { pushSentences } from "@command-center/domain/push/push-sentence-messages"
import { type SitePlan, sitePlan } from "@command-center/domain/site-time/site-plan"
import { countingSiteTime, runTimeMessage } from "@command-center/domain/task/run-time"
import type { SnapshotFrom } from "xstate"
import { incompatibilities, isChanged, leftOutOf, namedSites, splitOf } from "./push.changes.ts"
import type { pushMachine } from "./push.machine.ts"

type Snapshot = SnapshotFrom<typeof pushMachine>

export const selectKind = (s: Snapshot) => s.context.kind
export const selectDraft = (s: Snapshot): PushDraft => s.context.draft
export const selectDevices = (s: Snapshot) => s.context.devices
/** The dialog itself has Cancel: what is awaited is said, and nothing more. */
export const selectIsWaitLong = (s: Snapshot): boolean => s.context.isWaitLong
export const selectError = (s: Snapshot): string | null => s.context.error
export const selectIsSending = (s: Snapshot): boolean => s.matches("sending")
/** Whether the changed draft may go. */
export const selectIsAsking = (s: Snapshot): boolean => s.matches({ editing: "asking" })
export const selectIsUnsaved = (s: Snapshot): boolean => s.hasTag("unsaved")

/** Why the devices can't be updated together, by the combination of reasons. */
export const selectIncompatibleText = (s: Snapshot): string => compatibilityMessages.text(incompatibilities(s.context))
/** The way forward: the batches to go on with, and what has to wait. */
export const selectSplit = (s: Snapshot) => splitOf(s.context)

/** The forms of the devices' type. */
export const selectForms = ({ context: { choices, targets } }: Snapshot) => formsFor(choices.forms, targets)
export const selectNotOffered = (s: Snapshot): string | null => s.context.choices.notOffered
export const selectNeedsModel = ({ context: { draft, targets } }: Snapshot): boolean => needsModel(draft, targets)
export const selectWarnings = ({ context: { draft, targets, choices } }: Snapshot) =>
  pushWarnings(draft, targets, choices.schemas)

/** By the clock of the opening or of the last submit: a run time may pass while the dialog is open. */
const issuesOf = ({ context: { draft, targets, choices, now } }: Snapshot) =>
  pushIssues(draft, targets, choices.forms, now)

const needs: Partial<Record<PushIssue["field"], string>> = {
  formId: deviceLabels.form,
  deviceChoice: deviceLabels.device,
  modelPattern: deviceLabels.modelPattern
}

/** A choice that nobody has made yet is no mistake, as long as there is something to choose. */
const isNeeded = (s: Snapshot, { field }: PushIssue): boolean =>
  field in needs &&
  !isChanged(s.context) &&
  s.context.error === null &&
  (field !== "formId" || selectForms(s).length > 0)

/** What is to be chosen, before anything was. */
export const selectStillNeeded = (s: Snapshot): string | null => {
  const labels = issuesOf(s).flatMap((issue) => (isNeeded(s, issue) ? [needs[issue.field] ?? ""] : []))
  return labels.length === 0 ? null : needMessages.stillNeeded(labels)
}

/** What is wrong, in the order of the dialog; what is wrong with the run time stands under its field. */
export const selectIssueTexts = (s: Snapshot): ReadonlyArray<string> =>
  issuesOf(s).flatMap((issue) => (issue.field === "runAt" || isNeeded(s, issue) ? [] : [issue.message]))

/** The run time it opened with, and for whom. */
export const selectOpenedWith = ({ context }: Snapshot) => ({ runTime: context.initial, sites: namedSites(context) })

/** What is wrong with the run time, under its field. */
export const selectRunTimeMessage = ({ context }: Snapshot): string | null =>
  runTimeMessage(context.draft, namedSites(context), context.now)

/** Whether a submit would be sent; the instant of the click makes no difference to it. */
export const selectCanSubmit = (s: Snapshot): boolean =>
  s.matches("editing") && s.context.canEdit && issuesOf(s).length === 0

/** All that keeps it from being sent, wherever each is told; empty where nothing does. */
export const selectRefusal = (s: Snapshot): string =>
  s.matches("editing")
    ? [selectStillNeeded(s), selectRunTimeMessage(s), ...selectIssueTexts(s)].filter((text) => text !== null).join(" ")
    : ""

/** What a submit would do, to how many and when, in a plain sentence. */
export const selectSummary = ({ context: { draft, targets, choices, timeZone } }: Snapshot): string =>
  describePush(draft, targets, choices.forms, timeZone)

export const selectLeftOut = ({ context }: Snapshot): ReadonlyArray<LeftOut> => leftOutOf(context)
/** How many were chosen, with those that are left out. */
export const selectChosen = ({ context }: Snapshot): number => context.devices.length + context.leftOut.length

/** What each site's own time comes to; null for my time. */
export const selectSitePlan = ({ context }: Snapshot): SitePlan | null => {
  const siteTime = countingSiteTime(context.draft)
  return siteTime === null ? null : sitePlan(siteTime, namedSites(context), context.timeZone, pushSentences.counted)
}
/** The running operation, whose view shows progress, results, stop and retry. */
export const selectOperation = (s: Snapshot) => s.children.operation
