import { maskedSecrets } from "@command-center/domain/json/masked-secrets"
import { controlMessages } from "@command-center/domain/message/control-messages"
import type { TemplateRow } from "@command-center/domain/template/template"
import { draftOf, isBodyUnmaskable, parsedTemplate } from "@command-center/domain/template/template-draft"
import { templateLabels } from "@command-center/domain/template/template-label-messages"
import { templateMessages } from "@command-center/domain/template/template-messages"
import {
  type editTemplateMachine,
  editTemplateSelectors as select
} from "@command-center/machines/edit-template/edit-template.machine"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import type { FormEvent, KeyboardEvent } from "react"
import type { ActorRefFrom } from "xstate"
import { RawData } from "../../app/raw-data.view.tsx"
import { useActorState } from "../../app/use-actor-state.ts"
import { CollisionsDialog } from "../../changes/collisions.view.tsx"
import { JsonEditor } from "../../json-editor/json-editor.view.tsx"
import { EditButtons } from "../../record/edit-buttons.view.tsx"
import { KeptNote } from "../../record/kept-note.view.tsx"
import { UnsavedInFlow } from "../../record/unsaved.view.tsx"
import { pageAccess } from "../../rights/page-access.view.tsx"
import { TemplateActions } from "./template-actions.view.tsx"
import { TemplateHeading } from "./template-heading.view.tsx"

export interface EditTemplateViewProps {
  readonly businessEntityId: number
  /** Its row of the list, as it was when the page came up. */
  readonly template: TemplateRow
  readonly actor: ActorRefFrom<typeof editTemplateMachine>
  readonly isDebug: boolean
}

function Buttons({ actor }: Pick<EditTemplateViewProps, "actor">) {
  const isBusy = useSelector(actor, select.selectIsBusy)
  const canCancel = useSelector(actor, select.selectCanCancel)
  return (
    <EditButtons
      submit={controlMessages.update}
      isBusy={isBusy}
      canSubmit={canCancel}
      canCancel={canCancel}
      onCancel={() => actor.send({ type: "cancel" })}
    />
  )
}

const useEditTemplate = (actor: EditTemplateViewProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    draft: select.selectDraft(snapshot),
    id: select.selectSubject(snapshot).id,
    object: select.selectSubject(snapshot).object,
    canEdit: select.selectCanEdit(snapshot),
    nameIssue: select.selectIssue("name")(snapshot),
    textIssue: select.selectIssue("text")(snapshot),
    isBusy: select.selectIsBusy(snapshot),
    isAsking: select.selectIsAsking(snapshot),
    failure: select.selectFailure(snapshot)
  }))

/** Name and JSON of a config template; who may not edit them reads them, secrets masked. */
export function EditTemplateView({ businessEntityId, template, actor, isDebug }: EditTemplateViewProps) {
  const { draft, id, object, canEdit, nameIssue, textIssue, isBusy, isAsking, failure, send } = useEditTemplate(actor)
  const masked = Object.fromEntries(
    Object.entries(parsedTemplate(object)).map(([name, value]) => [name, maskedSecrets(value)])
  )
  const form = {
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      send({ type: "submit" })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") send({ type: "cancel" })
    }
  }
  return (
    <>
      <TemplateHeading
        place={{ businessEntityId, id }}
        name={draftOf(object).name}
        access={pageAccess("templates", canEdit)}
      >
        {canEdit && (
          <TemplateActions businessEntityId={businessEntityId} template={{ ...template, name: draftOf(object).name }} />
        )}
      </TemplateHeading>
      <div className="cc-record">
        <form className="cc-fields" aria-label={templateLabels.template} {...form}>
          <KeptNote actor={actor} select={select} />
          <TextField
            label={controlMessages.name}
            isRequired={canEdit}
            value={draft.name}
            error={nameIssue}
            isReadOnly={!canEdit || isBusy}
            onChange={(name) => send({ type: "draft.changed", draft: { ...draft, name } })}
          />
          <JsonEditor
            label="JSON"
            isRequired={canEdit}
            value={canEdit ? draft.text : draftOf(masked).text}
            error={textIssue}
            isReadOnly={!canEdit || isBusy}
            onChange={(text) => send({ type: "draft.changed", draft: { ...draft, text } })}
          />
          {!canEdit && isBodyUnmaskable(object) && <InlineNote kind="warn">{templateMessages.hidden}</InlineNote>}
          {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
          {canEdit && <Buttons actor={actor} />}
        </form>
        {isDebug && <RawData title={templateLabels.templateLower} data={object} />}
      </div>
      {isAsking && <UnsavedInFlow actor={actor} text={templateMessages.unsaved} />}
      <CollisionsDialog actor={actor} select={select} />
    </>
  )
}
