import { editMessages } from "@command-center/domain/message/edit-messages"
import { userMessages } from "@command-center/domain/user/user-messages"
import {
  selectCanSubmit,
  selectIsAsking,
  selectIsEditing,
  selectPhase,
  selectStillNeeded
} from "@command-center/machines/add-user/add-user.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useId } from "react"
import { UnsavedInFlow } from "../../record/unsaved.view.tsx"
import { AddUserForm } from "./add-user.form.view.tsx"
import { AddUserNotes } from "./add-user.notes.view.tsx"
import type { AddUserDialogProps } from "./add-user.props.ts"

const words = userMessages.addDialog
const check = { label: words.check, event: { type: "check" } } as const
const again = { label: words.roleAgain, event: { type: "retry" } } as const

/** What the dialog's main button says and asks for; without an event it is under way. */
const main = {
  editing: { label: words.add, event: { type: "submit" } },
  creating: { label: words.adding, event: null },
  comparing: { label: words.adding, event: null },
  assigning: { label: words.adding, event: null },
  unknown: check,
  crashed: check,
  checking: { label: words.checking, event: null },
  notFound: { label: words.back, event: { type: "retry" } },
  withoutRole: again,
  roleUnknown: again,
  asking: { label: words.add, event: null },
  added: { label: words.add, event: null },
  closed: { label: words.add, event: null }
} as const

/** "Add new user" (document 2 §2, §4, §5): what was typed stays in sight until the user and the role are there. */
export function AddUserDialog({ actor }: AddUserDialogProps) {
  const phase = useSelector(actor, selectPhase)
  const canSubmit = useSelector(actor, selectCanSubmit)
  const isEditing = useSelector(actor, selectIsEditing)
  const isAsking = useSelector(actor, selectIsAsking)
  const stillNeeded = useSelector(actor, selectStillNeeded)
  const form = useId()
  const { label, event } = main[phase]
  const isBusy = event === null && !isAsking
  const canLeave = !isBusy || phase === "checking"
  const leave = () => actor.send({ type: isEditing ? "cancel" : "close" })
  return (
    <>
      <Modal
        title={words.title}
        closeOnEscape={isEditing}
        closeOnBackdrop={false}
        hasCloseButton={canLeave}
        onClose={leave}
        footer={
          <>
            <Button colorPalette="gray" disabled={!canLeave} onClick={leave}>
              {isEditing || isAsking || !canLeave ? words.cancel : words.close}
            </Button>
            {phase === "notFound" && (
              <Button colorPalette="gray" onClick={() => actor.send(check.event)}>
                {check.label}
              </Button>
            )}
            <Button
              type="submit"
              form={form}
              variant="solid"
              colorPalette="accent"
              isBusy={isBusy}
              disabled={isAsking}
              reason={isEditing && !canSubmit ? (stillNeeded ?? editMessages.correct) : undefined}
            >
              {label}
            </Button>
          </>
        }
      >
        <AddUserForm
          id={form}
          actor={actor}
          onSubmit={() => {
            if (event !== null) actor.send(event)
          }}
        >
          <AddUserNotes actor={actor} />
        </AddUserForm>
      </Modal>
      {isAsking && <UnsavedInFlow actor={actor} text={userMessages.unsaved} />}
    </>
  )
}
