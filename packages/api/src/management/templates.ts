import { parseConfig } from "@command-center/domain/component-config/component-config"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { type TemplateRow, templateFields } from "@command-center/domain/template/template"
import { type Effect, Result } from "effect"
import { type ApiError, unreadable } from "../transport/api-error.ts"
import { readNothing, readRecord } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

const templateBodyFields = { ...templateFields, config: "json", data: "json" } as const

/** A config template with its body, parsed. */
export interface TemplateRecord {
  readonly template: TemplateRow
  readonly body: unknown
  /** All of it as it was answered: what an update sends back. */
  readonly object: JsonObject
}

/** One config template: its body is in `config`, else in `data` (contract); a 404 where there is none. */
export const loadTemplate = (
  businessEntityId: number,
  templateId: number
): Effect.Effect<TemplateRecord, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "GET",
    place: paths.template(businessEntityId, templateId),
    read: (answer) =>
      Result.flatMap(
        readRecord(answerFields.configTemplate, templateBodyFields)(answer),
        ({ row: { config, data, ...template }, json }) =>
          Result.mapBoth(parseConfig(config ?? data), {
            onSuccess: (body) => ({ template, body, object: json }),
            onFailure: () => unreadable(`${answerFields.configTemplate}.config`, "JSON text")
          })
      )
  })

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
