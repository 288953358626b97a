import type { ReadableChange } from "@command-center/domain/component-config/readable-diff"
import { reviewMessages } from "@command-center/domain/message/review-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import type { editSelectors } from "@command-center/machines/edit-record/edit-record.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { EditRef } from "../record/edit-form.view.tsx"
import { ChangesTable } from "./changes-table.view.tsx"

interface ReviewChangesProps {
  readonly changes: ReadonlyArray<ReadableChange>
  readonly onSave: () => void
  readonly onEdit: () => void
}

/** What will be saved, before it is: Enter goes on, Escape goes back to the form. */
function ReviewChanges({ changes, onSave, onEdit }: ReviewChangesProps) {
  const save = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      title={reviewMessages.title}
      size="lg"
      closeOnBackdrop={false}
      hasCloseButton={false}
      initialFocus={save}
      onClose={onEdit}
      footer={
        <>
          <Button colorPalette="gray" onClick={onEdit}>
            {unsavedMessages.continueEditing}
          </Button>
          <Button ref={save} variant="solid" colorPalette="accent" onClick={onSave}>
            {reviewMessages.save}
          </Button>
        </>
      }
    >
      <div className="cc-fields">
        <p>{reviewMessages.text(changes.length)}</p>
        <ChangesTable changes={changes} />
      </div>
    </Modal>
  )
}

export interface ReviewDialogProps<Subject, Draft> {
  readonly actor: EditRef<Subject, Draft>
  readonly select: Pick<ReturnType<typeof editSelectors<Subject, Draft>>, "selectIsReviewing" | "selectChanges">
}

/** The review of an edited record, while it is there. */
export function ReviewDialog<Subject, Draft>({ actor, select }: ReviewDialogProps<Subject, Draft>) {
  const isReviewing = useSelector(actor, select.selectIsReviewing)
  return isReviewing ? <Review actor={actor} select={select} /> : null
}

function Review<Subject, Draft>({ actor, select }: ReviewDialogProps<Subject, Draft>) {
  const changes = useSelector(actor, select.selectChanges)
  return (
    <ReviewChanges
      changes={changes}
      onSave={() => actor.send({ type: "confirm" })}
      onEdit={() => actor.send({ type: "edit" })}
    />
  )
}
