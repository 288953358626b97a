import { updateTemplate } from "@command-center/api/management/template-changes"
import { loadTemplate } from "@command-center/api/management/templates"
import { changed } from "@command-center/api/writes/looked-up"
import {
  changedTemplate,
  draftOf,
  isSameDraft,
  type TemplateObject
} from "@command-center/domain/template/template-draft"
import type { UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import { editTemplateMachine } from "@command-center/machines/edit-template/edit-template.machine"
import type { EditedTemplate, TemplateUpdate } from "@command-center/machines/edit-template/edit-template.types"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"

type Answer = UpdateAnswer<EditedTemplate>

/**
 * The template is sent as it is at that moment, with what was typed: the call knows no revision, so whether others
 * changed name or JSON since it was read is looked up first. What has become what was typed meanwhile was saved, by an
 * update whose answer was lost.
 */
const update = ({ businessEntityId, subject: { id, object }, draft }: TemplateUpdate) => {
  const read = loadTemplate(businessEntityId, id)
  const answer = (kind: Answer["kind"], there: TemplateObject): Answer => ({ kind, subject: { id, object: there } })
  return Effect.flatMap(read, (now) => {
    const sent = changedTemplate(now.object, draft)
    const isSaved = (there: TemplateObject) => isSameDraft(draftOf(there), draftOf(sent))
    if (!isSameDraft(draftOf(now.object), draftOf(object)))
      return Effect.succeed(answer(isSaved(now.object) ? "updated" : "movedOn", now.object))
    return changed({
      send: Effect.as(updateTemplate(businessEntityId, id, sent), answer("updated", sent)),
      lookUp: Effect.map(read, ({ object: there }) => (isSaved(there) ? answer("updated", there) : null))
    })
  })
}

export const wireEditTemplate = ({ runtime }: Pick<Console, "runtime">) =>
  editTemplateMachine.provide({ actors: { update: fromEffect(runtime)(update) } })
