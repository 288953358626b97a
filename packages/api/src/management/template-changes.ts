import { type TemplateRow, templateFields } from "@command-center/domain/template/template"
import type { NewTemplate, TemplateObject } from "@command-center/domain/template/template-draft"
import type { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readNothing, readObject } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

/** Creates a config template in its account; answers the new one with its id (document 1 §7). */
export const createTemplate = (template: NewTemplate): Effect.Effect<TemplateRow, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "POST",
    place: paths.templates(template.businessEntityId),
    body: template,
    read: readObject(answerFields.configTemplate, templateFields)
  })

/** Puts the whole object in place of the config template as it was read (document 1 §7). */
export const updateTemplate = (
  businessEntityId: number,
  templateId: number,
  template: TemplateObject
): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "PUT",
    place: paths.template(businessEntityId, templateId),
    body: template,
    read: readNothing
  })

/** Deletes a config template by account and id (document 1 §7). */
export const deleteTemplate = (businessEntityId: number, templateId: number): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "DELETE",
    place: paths.template(businessEntityId, templateId),
    read: readNothing
  })
