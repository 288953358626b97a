import { controlMessages } from "@command-center/domain/message/control-messages"
import { templateLabels } from "@command-center/domain/template/template-label-messages"
import {
  type newTemplateMachine,
  newTemplateSelectors
} from "@command-center/machines/new-template/new-template.machine"
import { TextField } from "@command-center/ui/fields/text-field"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { CreateRecordDialog } from "../../list/create-record.view.tsx"
import { useCreateRecord } from "../../list/use-create-record.ts"

export interface NewTemplateDialogProps {
  readonly actor: ActorRefFrom<typeof newTemplateMachine>
}

/** Asks for the name of a new config template (document 1 §2.7). */
export function NewTemplateDialog({ actor }: NewTemplateDialogProps) {
  const { draft, nameIssue, isBusy, send, dialog } = useCreateRecord(actor, newTemplateSelectors)
  const input = useRef<HTMLInputElement>(null)
  return (
    <CreateRecordDialog
      title={templateLabels.create}
      submitLabel={controlMessages.addNew}
      needed={[[controlMessages.name, draft.name]]}
      initialFocus={input}
      {...dialog}
    >
      <TextField
        label={controlMessages.name}
        isRequired
        inputRef={input}
        value={draft.name}
        error={nameIssue}
        isReadOnly={isBusy}
        onChange={(value) => send({ type: "draft.changed", draft: { name: value } })}
      />
    </CreateRecordDialog>
  )
}
