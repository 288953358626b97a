import { formMessages } from "@command-center/domain/form/form-messages"
import { type deleteFormMachine, deleteFormSelectors } from "@command-center/machines/delete-form/delete-form.machine"
import type { ActorRefFrom } from "xstate"
import { DeleteRecordDialog } from "../../list/delete-record.view.tsx"

/** Asks before a form is deleted, and says that it is being deleted (document 2 §4). */
export function DeleteFormDialog({ actor }: { readonly actor: ActorRefFrom<typeof deleteFormMachine> }) {
  return (
    <DeleteRecordDialog
      actor={actor}
      select={deleteFormSelectors}
      title={formMessages.deleteDialog.title}
      deleting={formMessages.deleting}
    />
  )
}
