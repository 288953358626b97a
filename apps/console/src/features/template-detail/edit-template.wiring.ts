import { updateTemplate } from "@command-center/api/management/template-changes"
import { loadTemplate } from "@command-center/api/management/templates"
import { changedTemplate, draftOf, isSameDraft } from "@command-center/domain/template/template-draft"
import type { UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import { editTemplateMachine } from "@command-center/machines/edit-template/edit-template.machine"
import type { EditedTemplate, TemplateUpdate } from "@command-center/machines/edit-template/edit-template.types"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"

type Answer = UpdateAnswer<EditedTemplate>

/**
 * The template is sent as it is at that moment, with what was typed: the call knows no revision, so whether others
 * changed name or JSON since it was read is looked up first.
 */
const update = ({ businessEntityId, subject: { id, object }, draft }: TemplateUpdate) =>
  Effect.flatMap(loadTemplate(businessEntityId, id), (now) => {
    if (!isSameDraft(draftOf(now.object), draftOf(object))) {
      return Effect.succeed<Answer>({ kind: "movedOn", subject: { id, object: now.object } })
    }
    const sent = changedTemplate(now.object, draft)
    return Effect.map(
      updateTemplate(businessEntityId, id, sent),
      (): Answer => ({ kind: "updated", subject: { id, object: sent } })
    )
  })

export const wireEditTemplate = ({ runtime }: Pick<Console, "runtime">) =>
  editTemplateMachine.provide({ actors: { update: fromEffect(runtime)(update) } })
