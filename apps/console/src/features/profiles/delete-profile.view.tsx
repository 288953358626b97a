import { controlMessages } from "@command-center/domain/message/control-messages"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import {
  type deleteProfileMachine,
  deleteProfileSelectors
} from "@command-center/machines/delete-profile/delete-profile.machine"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

export interface DeleteProfileDialogProps {
  readonly actor: ActorRefFrom<typeof deleteProfileMachine>
}

const { selectQuestion, selectWord, selectTyped, selectIsBusy, selectCanConfirm, selectUnknown } =
  deleteProfileSelectors

/** Deletes a profile once its name is typed (document 2 §5). */
export function DeleteProfileDialog({ actor }: DeleteProfileDialogProps) {
  const isBusy = useSelector(actor, selectIsBusy)
  const word = useSelector(actor, selectWord)
  return (
    <ConfirmDialog
      isOpen
      title={profileLabels.remove}
      confirmLabel={controlMessages.remove}
      isDestructive
      isBusy={isBusy}
      isConfirmDisabled={!useSelector(actor, selectCanConfirm)}
      onConfirm={() => actor.send({ type: "confirm" })}
      onCancel={() => actor.send({ type: "cancel" })}
      note={useSelector(actor, selectUnknown)}
    >
      <div className="cc-fields">
        <p className="cc-consequence">{useSelector(actor, selectQuestion)}</p>
        <TextField
          label={profileMessages.deletePrompt(word ?? "")}
          value={useSelector(actor, selectTyped)}
          isReadOnly={isBusy}
          onChange={(value) => actor.send({ type: "typed.changed", value })}
        />
      </div>
    </ConfirmDialog>
  )
}
