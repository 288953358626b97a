import { controlMessages } from "@command-center/domain/message/control-messages"
import { noteIssue } from "@command-center/domain/rollout/plan-text"
import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import type { Rollout } from "@command-center/domain/rollout/rollout-record"
import type { SnapshotFrom } from "xstate"
import { freshness } from "../actor-logic/followed.ts"
import { failureText } from "../actor-logic/long-wait.ts"
import { targetCounts } from "./rollout-run.changes.ts"
import type { rolloutRunMachine } from "./rollout-run.machine.ts"

type Snapshot = SnapshotFrom<typeof rolloutRunMachine>

export const selectRollout = ({ context }: Snapshot): Rollout | null => context.rollout
export const selectIsWaitLong = ({ context }: Snapshot): boolean => context.isWaitLong
export const selectFreshness = ({ context }: Snapshot): string | null => freshness(context)
/** Why there is no rollout to see; null where there is one, or it is on its way. */
export const selectFailure = (snapshot: Snapshot): string | null => {
  const { error } = snapshot.context
  if (snapshot.matches({ record: "crashed" })) return rolloutPageMessages.runFailed(controlMessages.unexpected)
  const isFailed = snapshot.matches({ record: "failed" }) && error !== null
  return isFailed ? failureText(error, rolloutPageMessages.runFailed) : null
}

export const selectShown = ({ context }: Snapshot) => context.shown
export const selectTargets = ({ context }: Snapshot) => context.targets
export const selectIsLoadingTargets = (snapshot: Snapshot): boolean =>
  snapshot.matches({ targets: "loading" }) && snapshot.context.targets === null
export const selectTargetsFailure = (snapshot: Snapshot): string | null => {
  if (snapshot.matches({ targets: "crashed" })) return rolloutPageMessages.targetsFailed(controlMessages.unexpected)
  const { targetsError } = snapshot.context
  return snapshot.matches({ targets: "failed" }) && targetsError !== null
    ? rolloutPageMessages.targetsFailed(targetsError.sentence)
    : null
}
/** Whether more of the targets can be shown here; the whole list is in the file. */
export const selectMayShowMore = ({ context: { targets, shown } }: Snapshot): boolean =>
  targets?.hasMore === true && shown.most < targetCounts.most

export const selectJournal = ({ context }: Snapshot) => context.journal
export const selectJournalFailure = (snapshot: Snapshot): string | null => {
  if (snapshot.matches({ journal: "crashed" })) return rolloutPageMessages.journalFailed(controlMessages.unexpected)
  const { journalError } = snapshot.context
  return snapshot.matches({ journal: "failed" }) && journalError !== null
    ? rolloutPageMessages.journalFailed(journalError.sentence)
    : null
}

export const selectChosen = ({ context }: Snapshot) => context.chosen
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches({ step: "sending" })
/** A pause is sent at once, and asked about only where that did not work. */
export const selectIsAsking = (snapshot: Snapshot): boolean => {
  const { chosen } = snapshot.context
  if (chosen === null || snapshot.matches({ step: "none" })) return false
  return chosen.step !== "pause" || !selectIsSending(snapshot)
}
/** Whether the typed note may go. */
export const selectIsLosing = (snapshot: Snapshot): boolean => snapshot.matches({ step: "losing" })
export const selectNoteIssue = ({ context: { chosen } }: Snapshot): string | null =>
  chosen === null ? null : noteIssue(chosen.note)
export const selectIsNotConfirmed = (snapshot: Snapshot): boolean => snapshot.matches({ step: "notConfirmed" })
export const selectIsStepCrashed = (snapshot: Snapshot): boolean => snapshot.matches({ step: "crashed" })
export const selectStepError = (snapshot: Snapshot): string | null => {
  if (snapshot.matches({ step: "crashed" })) return rolloutPageMessages.stepCrashed
  const { stepError } = snapshot.context
  if (stepError === null) return null
  return selectIsNotConfirmed(snapshot) ? rolloutPageMessages.notConfirmed(stepError.sentence) : stepError.sentence
}
