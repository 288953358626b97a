import { updateTemplate } from "@command-center/api/management/template-changes"
import { loadSentTemplate } from "@command-center/api/management/templates"
import { notSent } from "@command-center/api/transport/api-error"
import { changed } from "@command-center/api/writes/looked-up"
import type { WriteError } from "@command-center/api/writes/write-error"
import {
  changedTemplate,
  draftOf,
  isSameDraft,
  type TemplateObject
} from "@command-center/domain/template/template-draft"
import { templateMessages } from "@command-center/domain/template/template-messages"
import type { UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import { editTemplateMachine } from "@command-center/machines/edit-template/edit-template.machine"
import type { EditedTemplate, TemplateUpdate } from "@command-center/machines/edit-template/edit-template.types"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import type { MayEdit } from "../../record/may-edit.ts"

type Answer = UpdateAnswer<EditedTemplate>

/**
 * By the rights of that moment the template is sent as it is at that moment, with what was typed: the call knows no revision, so whether others
 * changed name or JSON since it was read is looked up first. What has become what was typed meanwhile was saved, by an
 * update whose answer was lost.
 */
const update = ({ businessEntityId, subject: { id, object }, draft }: TemplateUpdate, mayEdit: MayEdit) => {
  if (!mayEdit(businessEntityId)) return Effect.fail<WriteError>(notSent(templateMessages.notAuthorizedToEdit))
  const read = loadSentTemplate(businessEntityId, id)
  const answer = (kind: Answer["kind"], there: TemplateObject): Answer => ({ kind, subject: { id, object: there } })
  return Effect.flatMap(read, (now) => {
    const sent = changedTemplate(now.object, draft)
    const isSaved = (there: TemplateObject) => isSameDraft(draftOf(there), draftOf(sent))
    if (!isSameDraft(draftOf(now.object), draftOf(object)))
      return Effect.succeed(answer(isSaved(now.object) ? "updated" : "movedOn", now.object))
    return changed({
      send: Effect.as(updateTemplate(businessEntityId, id, sent), answer("updated", sent)),
      lookUp: Effect.map(read, ({ object: there }) => {
        if (isSaved(there)) return answer("updated", there)
        return isSameDraft(draftOf(there), draftOf(now.object)) ? null : answer("movedOn", there)
      })
    })
  })
}

export const wireEditTemplate = ({ runtime }: Pick<Console, "runtime">, mayEdit: MayEdit) =>
  editTemplateMachine.provide({
    actors: { update: fromEffect(runtime)((asked: TemplateUpdate) => update(asked, mayEdit)) }
  })
