import { parseConfig } from "@command-center/domain/component-config/component-config"
import { jsonField, jsonText } from "@command-center/domain/json/json-field"
import type { RowOf } from "@command-center/domain/rows/row-fields"
import { Effect, Result } from "effect"
import { type ApiError, unreadable } from "../transport/api-error.ts"
import { readObject } from "../transport/decode.ts"
import { Http } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

const componentFields = {
  id: "id",
  permanentId: "text",
  nickname: "text",
  merchant: "text",
  location: "text",
  lane: "text",
  fileId: "text",
  connectionString: "text",
  listenPort: "number",
  machine: "json"
} as const

/** A component with the permanent id of its machine, by which calls address it. */
export type Component = Omit<RowOf<typeof componentFields>, "machine"> & { readonly machinePermanentId: string | null }

const configFields = {
  config: "json",
  hash: "text",
  isCommitted: "flag",
  lastUpdatedAt: "date",
  lastUpdatedBy: "text",
  revisionId: "number",
  componentId: "optionalId"
} as const

/** A component's configuration, its JSON text parsed. */
export type ComponentConfig = RowOf<typeof configFields>

/** One component (contract "Management service"); a 404 where there is none. */
export const loadComponent = (
  businessEntityId: number,
  componentId: number
): Effect.Effect<Component, ApiError, Http> =>
  Effect.flatMap(Http, (http) =>
    http.send({
      service: "management",
      method: "GET",
      place: paths.component(businessEntityId, componentId),
      read: (json) =>
        Result.map(readObject(answerFields.component, componentFields)(json), ({ machine, ...component }) => ({
          ...component,
          machinePermanentId: jsonText(jsonField(machine, "permanentId"))
        }))
    })
  )

/** The current configuration of a component, by the permanent ids (document 2 §7). */
export const loadComponentConfig = (
  businessEntityId: number,
  machinePermanentId: string,
  componentPermanentId: string
): Effect.Effect<ComponentConfig, ApiError, Http> =>
  Effect.flatMap(Http, (http) =>
    http.send({
      service: "management",
      method: "GET",
      place: paths.componentConfig(businessEntityId, machinePermanentId, componentPermanentId),
      action: "fetch Component Config",
      read: (json) =>
        Result.flatMap(readObject(answerFields.componentConfig, configFields)(json), (row) =>
          Result.mapBoth(parseConfig(row.config), {
            onSuccess: (config) => ({ ...row, config }),
            onFailure: () => unreadable(`${answerFields.componentConfig}.config`, "JSON text")
          })
        )
    })
  )
