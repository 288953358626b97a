import type { DeviceTypeChoice } from "@command-center/domain/device/device-type"
import type { FormDraft } from "@command-center/domain/form/form-draft"
import { formDraftIssues } from "@command-center/domain/form/form-draft"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { SnapshotFrom } from "xstate"
import type { formUploadMachine } from "./form-upload.machine.ts"

type Snapshot = SnapshotFrom<typeof formUploadMachine>

export const selectDraft = (s: Snapshot): FormDraft => s.context.draft
export const selectDeviceTypes = (s: Snapshot): ReadonlyArray<DeviceTypeChoice> => s.context.deviceTypes
export const selectIsBusy = (s: Snapshot): boolean => s.hasTag("busy")
export const selectIsUploading = (s: Snapshot): boolean => s.matches("uploading")
export const selectCanSubmit = (s: Snapshot): boolean => s.can({ type: "submit" })
export const selectFailure = (s: Snapshot): string | null => s.context.failure

/** What is asked before another form of a name that is there is uploaded; null where nothing is asked. */
export const selectQuestion = (s: Snapshot): string | null => (s.matches("confirming") ? s.context.question : null)
export const selectCanCancel = (s: Snapshot): boolean => s.can({ type: "cancel" })
export const selectIsAsking = (s: Snapshot): boolean => s.matches("asking")
/** All is sent but the mark: what goes on is that alone. */
export const selectIsUnmarked = (s: Snapshot): boolean => s.matches("unmarked")
/** Whether what was typed may be changed. */
export const selectIsEditing = (s: Snapshot): boolean => s.matches("editing")

/** What is wrong with a field, said from its first change; of the file also what was dropped last. */
export const selectIssue =
  (field: keyof FormDraft) =>
  ({ context: { draft, deviceTypes, touched, refusal } }: Snapshot): string | null => {
    if (field === "file" && refusal !== null) return refusal
    if (!touched.includes(field)) return null
    return formDraftIssues(draft, deviceTypes).find((issue) => issue.field === field)?.message ?? null
  }

/** The bytes of the file that are sent; null before the first one. */
export const selectTransfer = (s: Snapshot): Transfer | null => s.context.progress
