import { incompatibilitiesOf } from "@command-center/domain/device/compatibility"
import { incompatibleText } from "@command-center/domain/device/compatibility-messages"
import { compatibleBatches } from "@command-center/domain/device/compatible-batches"
import { describePush } from "@command-center/domain/push/push-description"
import { formsFor, needsModel, type PushDraft } from "@command-center/domain/push/push-draft"
import { pushIssues, pushWarnings } from "@command-center/domain/push/push-issues"
import type { SnapshotFrom } from "xstate"
import type { pushMachine } from "./push.machine.ts"

type Snapshot = SnapshotFrom<typeof pushMachine>

export const selectKind = (s: Snapshot) => s.context.kind
export const selectDraft = (s: Snapshot): PushDraft => s.context.draft
export const selectDevices = (s: Snapshot) => s.context.devices
export const selectError = (s: Snapshot): string | null => s.context.error
export const selectIsSending = (s: Snapshot): boolean => s.matches("sending")
export const selectIsUnsaved = (s: Snapshot): boolean => s.hasTag("unsaved")

/** Why the devices can't be updated together, by the combination of reasons. */
export const selectIncompatibleText = (s: Snapshot): string => incompatibleText(incompatibilitiesOf(s.context.devices))
/** The way forward: the batches to go on with, and what has to wait. */
export const selectSplit = (s: Snapshot) => compatibleBatches(s.context.devices)

/** The forms of the devices' type. */
export const selectForms = ({ context: { choices, targets } }: Snapshot) => formsFor(choices.forms, targets)
export const selectNeedsModel = ({ context: { draft, targets } }: Snapshot): boolean => needsModel(draft, targets)
export const selectWarnings = ({ context: { draft, targets } }: Snapshot) => pushWarnings(draft, targets)

/** What is still missing, in the order of the dialog. */
export const selectIssueTexts = ({ context: { draft, targets, choices } }: Snapshot): ReadonlyArray<string> =>
  pushIssues(draft, targets, choices.forms).map(({ message }) => message)

/** Whether a submit would be sent; the instant of the click makes no difference to it. */
export const selectCanSubmit = (s: Snapshot): boolean =>
  s.matches("editing") && s.context.canEdit && selectIssueTexts(s).length === 0

/** What a submit would do, to how many and when, in a plain sentence. */
export const selectSummary = ({ context: { draft, targets, choices, timeZone } }: Snapshot): string =>
  describePush(draft, targets, choices.forms, timeZone)

export const selectLeftOut = (s: Snapshot) => s.context.leftOut
/** The running operation, whose view shows progress, results, stop and retry. */
export const selectOperation = (s: Snapshot) => s.children.operation
