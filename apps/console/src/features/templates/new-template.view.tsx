import {
  type newTemplateMachine,
  newTemplateSelectors
} from "@command-center/machines/new-template/new-template.machine"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { CreateRecordDialog } from "../../list/create-record.view.tsx"

export interface NewTemplateDialogProps {
  readonly actor: ActorRefFrom<typeof newTemplateMachine>
}

const {
  selectDraft,
  selectIssue,
  selectFailure,
  selectUncertain,
  selectMadeAgain,
  selectIsBusy,
  selectCanSubmit,
  selectIsAsking,
  unsaved
} = newTemplateSelectors
const selectNameIssue = selectIssue("name")

/** Asks for the name of a new config template (document 1 §2.7). */
export function NewTemplateDialog({ actor }: NewTemplateDialogProps) {
  const { name } = useSelector(actor, selectDraft)
  const issue = useSelector(actor, selectNameIssue)
  const isBusy = useSelector(actor, selectIsBusy)
  const input = useRef<HTMLInputElement>(null)
  return (
    <CreateRecordDialog
      title="New Config Template"
      submitLabel="Add New"
      isBusy={isBusy}
      canSubmit={useSelector(actor, selectCanSubmit)}
      failure={useSelector(actor, selectFailure)}
      uncertain={useSelector(actor, selectUncertain)}
      madeAgain={useSelector(actor, selectMadeAgain)}
      initialFocus={input}
      onSubmit={() => actor.send({ type: "submit" })}
      onCancel={() => actor.send({ type: "cancel" })}
      isAsking={useSelector(actor, selectIsAsking)}
      unsaved={unsaved}
      onContinue={() => actor.send({ type: "edit" })}
      onLose={() => actor.send({ type: "discard" })}
      onRemoveOthers={() => actor.send({ type: "others.removed" })}
      onKeepAll={() => actor.send({ type: "others.kept" })}
    >
      <TextField
        label="Name"
        isRequired
        inputRef={input}
        value={name}
        error={issue}
        isReadOnly={isBusy}
        onChange={(value) => actor.send({ type: "draft.changed", draft: { name: value } })}
      />
    </CreateRecordDialog>
  )
}
