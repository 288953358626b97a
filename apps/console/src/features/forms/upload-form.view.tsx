import { uploadableDeviceTypes } from "@command-center/domain/device/device-type"
import { formFileExtension } from "@command-center/domain/form/form-draft"
import { formMessages } from "@command-center/domain/form/form-messages"
import type { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import * as select from "@command-center/machines/form-upload/form-upload.selectors"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { FileField } from "@command-center/ui/fields/file-field"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { type FormEvent, useId, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { TransferredBytes } from "../../list/transferred-bytes.view.tsx"
import { UnsavedDialog } from "../../record/unsaved.view.tsx"

export interface UploadFormDialogProps {
  readonly actor: ActorRefFrom<typeof formUploadMachine>
}

const deviceTypes = [
  { value: "", label: "Choose a device type", isDisabled: true },
  ...uploadableDeviceTypes.map(({ code, name }) => ({ value: String(code), label: name }))
]

/** Name, device type and file of a new form, and how much of the file is sent (document 2 §2). */
export function UploadFormDialog({ actor }: UploadFormDialogProps) {
  const draft = useSelector(actor, select.selectDraft)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const isEditing = useSelector(actor, select.selectIsEditing)
  const isAsking = useSelector(actor, select.selectIsAsking)
  const isUnmarked = useSelector(actor, select.selectIsUnmarked)
  const canCancel = useSelector(actor, select.selectCanCancel)
  const question = useSelector(actor, select.selectQuestion)
  const isUploading = useSelector(actor, select.selectIsUploading)
  const transfer = useSelector(actor, select.selectTransfer)
  const failure = useSelector(actor, select.selectFailure)
  const fileIssue = useSelector(actor, select.selectFileIssue)
  const canSubmit = useSelector(actor, select.selectCanSubmit)
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const cancel = () => actor.send({ type: "cancel" })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: isUnmarked ? "retry" : "submit" })
  }
  return (
    <>
      <Modal
        isOpen
        title={formMessages.uploadDialog.title}
        size="sm"
        closeOnEscape={!isBusy}
        closeOnBackdrop={false}
        hasCloseButton={!isBusy}
        initialFocus={input}
        onClose={cancel}
        footer={
          <>
            <Button colorPalette="gray" disabled={!canCancel} onClick={cancel}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={form}
              variant="solid"
              colorPalette="accent"
              aria-busy={isBusy}
              disabled={!canSubmit && !isUnmarked}
            >
              {isBusy && <span className="cc-spinner" aria-hidden />}
              {isUnmarked ? "Retry" : "Upload"}
            </Button>
          </>
        }
      >
        <form id={form} className="cc-fields" onSubmit={submit}>
          <TextField
            label="Name"
            isRequired
            inputRef={input}
            value={draft.name}
            isReadOnly={!isEditing}
            onChange={(name) => actor.send({ type: "draft.changed", draft: { ...draft, name } })}
          />
          <SelectField
            label="Device Type"
            isRequired
            value={draft.deviceType === null ? "" : String(draft.deviceType)}
            options={deviceTypes}
            isDisabled={!isEditing}
            onChange={(code) => actor.send({ type: "draft.changed", draft: { ...draft, deviceType: Number(code) } })}
          />
          <FileField
            label="File"
            isRequired
            accept={formFileExtension}
            fileName={draft.file?.name ?? null}
            error={fileIssue}
            isDisabled={!isEditing}
            onSeveral={() => actor.send({ type: "files.refused" })}
            onChange={(file) =>
              actor.send({
                type: "file.chosen",
                file: file === null ? null : { name: file.name, size: file.size, type: file.type },
                content: file
              })
            }
          />
          {isUploading && <TransferredBytes label={formMessages.uploading} transfer={transfer} />}
          {failure !== null && !isBusy && <InlineNote kind="bad">{formMessages.uploadFailed(failure)}</InlineNote>}
          {isUnmarked && <InlineNote kind="warn">{formMessages.unmarked}</InlineNote>}
        </form>
      </Modal>
      {question !== null && (
        <ConfirmDialog
          isOpen
          title={formMessages.again.title}
          confirmLabel={formMessages.again.upload}
          cancelLabel={formMessages.again.back}
          onConfirm={() => actor.send({ type: "confirm" })}
          onCancel={() => actor.send({ type: "edit" })}
        >
          <p>{question}</p>
        </ConfirmDialog>
      )}
      {isAsking && (
        <UnsavedDialog
          text={formMessages.unsaved}
          onContinue={() => actor.send({ type: "edit" })}
          onLose={() => actor.send({ type: "discard" })}
        />
      )}
    </>
  )
}
