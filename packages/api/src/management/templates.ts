import { parseConfig } from "@command-center/domain/component-config/component-config"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { type TemplateRow, templateFields } from "@command-center/domain/template/template"
import { templateBodyOf } from "@command-center/domain/template/template-draft"
import { Effect, Result } from "effect"
import { type ApiError, unreadable } from "../transport/api-error.ts"
import { readNothing, readRecord } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

/** A config template as it was answered, whatever its body is. */
export interface SentTemplate {
  readonly template: TemplateRow
  /** All of it as it was answered: what an update sends back. */
  readonly object: JsonObject
}

/** A config template with its body, parsed. */
export interface TemplateRecord extends SentTemplate {
  readonly body: unknown
}

/** One config template, its body unread: one that is not JSON can be looked at and mended. A 404 where there is none. */
export const loadSentTemplate = (
  businessEntityId: number,
  templateId: number
): Effect.Effect<SentTemplate, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "GET",
    place: paths.template(businessEntityId, templateId),
    read: (answer) =>
      Result.map(readRecord(answerFields.configTemplate, templateFields)(answer), ({ row, json }) => ({
        template: row,
        object: json
      }))
  })

/** One config template with its body, which is JSON. */
export const loadTemplate = (
  businessEntityId: number,
  templateId: number
): Effect.Effect<TemplateRecord, ApiError, Http> =>
  Effect.flatMap(loadSentTemplate(businessEntityId, templateId), (sent) =>
    Result.match(parseConfig(templateBodyOf(sent.object)), {
      onSuccess: (body) => Effect.succeed({ ...sent, body }),
      onFailure: () => Effect.fail(unreadable(`${answerFields.configTemplate}.config`, "JSON text"))
    })
  )

/** Merges a config template into a UTG (document 2 §7). */
export const mergeTemplate = (
  businessEntityId: number,
  templateId: number,
  componentId: number
): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "POST",
    place: paths.templateMerge(businessEntityId, templateId, componentId),
    read: readNothing
  })
