import type { DeviceTypeChoice } from "@command-center/domain/device/device-type"
import { formFileExtension } from "@command-center/domain/form/form-draft"
import { formLabels } from "@command-center/domain/form/form-label-messages"
import { formMessages } from "@command-center/domain/form/form-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { submitReason } from "@command-center/domain/message/submit-reason"
import type { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import * as select from "@command-center/machines/form-upload/form-upload.selectors"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { FileField } from "@command-center/ui/fields/file-field"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { type FormEvent, useId, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../../app/use-actor-state.ts"
import { TransferredBytes } from "../../list/transferred-bytes.view.tsx"
import { UnsavedInFlow } from "../../record/unsaved.view.tsx"

export interface UploadFormDialogProps {
  readonly actor: ActorRefFrom<typeof formUploadMachine>
}

const optionsOf = (deviceTypes: ReadonlyArray<DeviceTypeChoice>) => [
  { value: "", label: formLabels.chooseType, isDisabled: true },
  ...deviceTypes.map(({ code, name }) => ({ value: String(code), label: name }))
]

const useUploadForm = (actor: UploadFormDialogProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    draft: select.selectDraft(snapshot),
    deviceTypes: select.selectDeviceTypes(snapshot),
    isBusy: select.selectIsBusy(snapshot),
    isEditing: select.selectIsEditing(snapshot),
    isAsking: select.selectIsAsking(snapshot),
    isUnmarked: select.selectIsUnmarked(snapshot),
    canCancel: select.selectCanCancel(snapshot),
    question: select.selectQuestion(snapshot),
    isUploading: select.selectIsUploading(snapshot),
    transfer: select.selectTransfer(snapshot),
    failure: select.selectFailure(snapshot),
    nameIssue: select.selectIssue("name")(snapshot),
    deviceTypeIssue: select.selectIssue("deviceType")(snapshot),
    fileIssue: select.selectIssue("file")(snapshot),
    canSubmit: select.selectCanSubmit(snapshot)
  }))

/** Name, device type and file of a new form, and how much of the file is sent (document 2 §2). */
export function UploadFormDialog({ actor }: UploadFormDialogProps) {
  const { send, ...upload } = useUploadForm(actor)
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const cancel = () => send({ type: "cancel" })
  const { name: typed, deviceType, file } = upload.draft
  const reason = submitReason([
    [controlMessages.name, typed],
    [formLabels.deviceType, deviceType],
    [formLabels.file, file]
  ])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: upload.isUnmarked ? "retry" : "submit" })
  }
  return (
    <>
      <Modal
        title={formMessages.uploadDialog.title}
        size="sm"
        closeOnEscape={!upload.isBusy}
        closeOnBackdrop={false}
        hasCloseButton={!upload.isBusy}
        initialFocus={input}
        onClose={cancel}
        footer={
          <>
            <Button colorPalette="gray" disabled={!upload.canCancel} onClick={cancel}>
              {controlMessages.cancel}
            </Button>
            <Button
              type="submit"
              form={form}
              variant="solid"
              colorPalette="accent"
              isBusy={upload.isBusy}
              disabled={!upload.isEditing && !upload.isUnmarked}
              reason={upload.isEditing && !upload.canSubmit ? reason : undefined}
            >
              {upload.isUnmarked ? controlMessages.retry : controlMessages.upload}
            </Button>
          </>
        }
      >
        <form id={form} className="cc-fields" onSubmit={submit}>
          <TextField
            label={controlMessages.name}
            isRequired
            inputRef={input}
            value={upload.draft.name}
            error={upload.nameIssue}
            isReadOnly={!upload.isEditing}
            onChange={(name) => send({ type: "draft.changed", draft: { ...upload.draft, name } })}
          />
          <SelectField
            label={formLabels.deviceType}
            isRequired
            value={upload.draft.deviceType === null ? "" : String(upload.draft.deviceType)}
            options={optionsOf(upload.deviceTypes)}
            error={upload.deviceTypeIssue}
            isDisabled={!upload.isEditing}
            onChange={(code) => send({ type: "draft.changed", draft: { ...upload.draft, deviceType: Number(code) } })}
          />
          <FileField
            label={formLabels.file}
            isRequired
            accept={formFileExtension}
            fileName={upload.draft.file?.name ?? null}
            error={upload.fileIssue}
            isDisabled={!upload.isEditing}
            onSeveral={() => send({ type: "files.refused" })}
            onChange={(file) =>
              send({
                type: "file.chosen",
                file: file === null ? null : { name: file.name, size: file.size, type: file.type },
                content: file
              })
            }
          />
          {upload.isUploading && <TransferredBytes label={formMessages.uploading} transfer={upload.transfer} />}
          {upload.failure !== null && !upload.isBusy && (
            <InlineNote kind="bad">{formMessages.uploadFailed(upload.failure)}</InlineNote>
          )}
          {upload.isUnmarked && <InlineNote kind="warn">{formMessages.unmarked}</InlineNote>}
        </form>
      </Modal>
      {upload.question !== null && (
        <ConfirmDialog
          title={formMessages.again.title}
          confirmLabel={formMessages.again.upload}
          cancelLabel={formMessages.again.back}
          onConfirm={() => send({ type: "confirm" })}
          onCancel={() => send({ type: "edit" })}
        >
          <p>{upload.question}</p>
        </ConfirmDialog>
      )}
      {upload.isAsking && <UnsavedInFlow actor={actor} text={formMessages.unsaved} />}
    </>
  )
}
