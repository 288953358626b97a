import { parseConfig } from "@command-center/domain/component-config/component-config"
import { isJsonObject, jsonField } from "@command-center/domain/json/json-field"
import { type ProfileRow, profileFields } from "@command-center/domain/profile/profile"
import { type TemplateRow, templateFields } from "@command-center/domain/template/template"
import type { TemplateObject } from "@command-center/domain/template/template-draft"
import { Effect, Result } from "effect"
import { type ApiError, unreadable } from "../transport/api-error.ts"
import { readObject } from "../transport/decode.ts"
import { Http } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

const templateBodyFields = { ...templateFields, config: "json", data: "json" } as const

/** A config template with its body, parsed. */
export interface TemplateRecord {
  readonly template: TemplateRow
  readonly body: unknown
  /** All of it as it was answered: what an update sends back. */
  readonly object: TemplateObject
}

const objectIn = (json: unknown): TemplateObject => {
  const found = jsonField(json, answerFields.configTemplate)
  const object: unknown = Array.isArray(found) ? found[0] : found
  return isJsonObject(object) ? object : {}
}

/** One profile, its configuration parsed (contract "Management service"); a 404 where there is none. */
export const loadProfile = (businessEntityId: number, profileId: number): Effect.Effect<ProfileRow, ApiError, Http> =>
  Effect.flatMap(Http, (http) =>
    http.send({
      service: "management",
      method: "GET",
      place: paths.profile(businessEntityId, profileId),
      read: (json) =>
        Result.flatMap(readObject(answerFields.componentProfile, profileFields)(json), (row) =>
          Result.mapBoth(parseConfig(row.config), {
            onSuccess: (config) => ({ ...row, config }),
            onFailure: () => unreadable(`${answerFields.componentProfile}.config`, "JSON text")
          })
        )
    })
  )

/** One config template: its body is in `config`, else in `data` (contract); a 404 where there is none. */
export const loadTemplate = (
  businessEntityId: number,
  templateId: number
): Effect.Effect<TemplateRecord, ApiError, Http> =>
  Effect.flatMap(Http, (http) =>
    http.send({
      service: "management",
      method: "GET",
      place: paths.template(businessEntityId, templateId),
      read: (json) =>
        Result.flatMap(
          readObject(answerFields.configTemplate, templateBodyFields)(json),
          ({ config, data, ...template }) =>
            Result.mapBoth(parseConfig(config ?? data), {
              onSuccess: (body) => ({ template, body, object: objectIn(json) }),
              onFailure: () => unreadable(`${answerFields.configTemplate}.config`, "JSON text")
            })
        )
    })
  )
