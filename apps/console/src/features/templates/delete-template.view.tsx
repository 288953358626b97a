import { templateLabels } from "@command-center/domain/template/template-label-messages"
import {
  type deleteTemplateMachine,
  deleteTemplateSelectors
} from "@command-center/machines/delete-template/delete-template.machine"
import type { ActorRefFrom } from "xstate"
import { DeleteRecordDialog } from "../../list/delete-record.view.tsx"

export function DeleteTemplateDialog({ actor }: { readonly actor: ActorRefFrom<typeof deleteTemplateMachine> }) {
  return <DeleteRecordDialog actor={actor} select={deleteTemplateSelectors} title={templateLabels.remove} />
}
