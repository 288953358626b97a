import { installationIssues, installPathsText } from "@command-center/domain/installation/installation-draft"
import { standingAlone } from "@command-center/domain/message/constraint-messages"
import { duplicateText, writeMessages } from "@command-center/domain/write/write-messages"
import type { SnapshotFrom } from "xstate"
import type { installationWizardMachine } from "./installation-wizard.machine.ts"
import { draftOf, isComplete } from "./wizard-draft.ts"

type Snapshot = SnapshotFrom<typeof installationWizardMachine>

export const selectPhase = ({ value }: Snapshot) =>
  typeof value === "string" ? value : "choosing" in value ? "choosing" : "editing"

export const selectKind = (s: Snapshot) => s.context.kind
export const selectDraft = (s: Snapshot) => draftOf(s.context)
export const selectChoices = (s: Snapshot) => s.context.choices
/** The dialog itself has Cancel: what is awaited is said, and nothing more. */
export const selectIsWaitLong = (s: Snapshot): boolean => s.context.isWaitLong
export const selectVersions = (s: Snapshot) => s.context.versions
export const selectVerificationId = (s: Snapshot): string | null => s.context.created?.verificationId ?? null
/** Who waits for the agent that is installed to report; gone once it has and the dialog is closed, or where it broke. */
export const selectFirstContact = ({ children: { firstContact } }: Snapshot) =>
  firstContact?.getSnapshot().status === "error" ? undefined : firstContact
/** What is there more than once; null where nothing is. */
export const selectMadeAgain = (s: Snapshot): { readonly text: string; readonly others: number } | null => {
  const { created } = s.context
  if (created?.again === undefined || created.again.length === 0) return null
  const ids = [String(created.id ?? created.verificationId), ...created.again.map(duplicateText)]
  return { text: writeMessages.twice(draftOf(s.context).name, ids), others: created.again.length }
}
/** The name that was sent, where an earlier submit is what was found; null where it is what was sent last. */
export const selectEarlierName = ({ context }: Snapshot): string | null =>
  context.created?.knownBy === "earlier" ? draftOf(context).name : null
export const selectIsBusy = (s: Snapshot): boolean => s.hasTag("busy")
export const selectIsUnsaved = (s: Snapshot): boolean => s.hasTag("unsaved")
/** Why something failed: that nothing was created, the toast says. The service's words stay as they are. */
export const selectFailure = ({ context: { failure } }: Snapshot): string | null => {
  if (failure === null) return null
  const isOfService = failure.step === "InstallationNotCreated" && failure.call !== null
  return isOfService ? failure.sentence : standingAlone(failure.sentence)
}
export const selectCanSubmit = (s: Snapshot): boolean =>
  s.matches("editing") && s.context.canEdit && isComplete(s.context)

const issueOf = (s: Snapshot, field: "name" | "utgInstallLocation" | "agentInstallLocation"): string | null =>
  installationIssues(draftOf(s.context)).find((issue) => issue.field === field)?.message ?? null

/** Said once something was typed. */
export const selectNameIssue = (s: Snapshot): string | null => (s.context.isNameTouched ? issueOf(s, "name") : null)
export const selectUtgPathIssue = (s: Snapshot): string | null => issueOf(s, "utgInstallLocation")
export const selectAgentPathIssue = (s: Snapshot): string | null => issueOf(s, "agentInstallLocation")

/** The messages of both paths in one, where both are invalid (document 2 §5). */
export const selectBothPathsIssue = (s: Snapshot): string | null =>
  selectUtgPathIssue(s) !== null && selectAgentPathIssue(s) !== null ? installPathsText(draftOf(s.context)) : null

const beforeSending: ReadonlySet<string> = new Set(["loading", "failed", "choosing", "editing", "asking"])

/** Whether leaving gives something up; after sending it only closes the dialog. */
export const isLeftByCancel = (phase: ReturnType<typeof selectPhase>): boolean => beforeSending.has(phase)
