import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import {
  type deleteProfileMachine,
  deleteProfileSelectors
} from "@command-center/machines/delete-profile/delete-profile.machine"
import type { ActorRefFrom } from "xstate"
import { DeleteRecordDialog } from "../../list/delete-record.view.tsx"

/** Deletes a profile once its name is typed (document 2 §5). */
export function DeleteProfileDialog({ actor }: { readonly actor: ActorRefFrom<typeof deleteProfileMachine> }) {
  return (
    <DeleteRecordDialog
      actor={actor}
      select={deleteProfileSelectors}
      title={profileLabels.remove}
      wordPrompt={profileMessages.deletePrompt}
    />
  )
}
