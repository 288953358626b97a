import { parseConfig } from "@command-center/domain/component-config/component-config"
import { type ConfigSchema, readConfigSchema } from "@command-center/domain/component-config/config-schema"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { rowIssueText } from "@command-center/domain/rows/row-reader"
import { type Effect, Result } from "effect"
import { type ApiError, type Unreadable, unreadable } from "../transport/api-error.ts"
import { type ReadRows, readObjectBy, readRows } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths, wireNumbers } from "../transport/wire-contract.ts"

/** What can be set on a device of a type (contract "Management service"). */
export interface DeviceSchema {
  readonly key: string
  readonly name: string
  /** Not trusted: what uses it checks its size and shape first. */
  readonly schema: JsonObject
}

/** A schema from its JSON text, or as it is where it comes as JSON. */
const schemaOf = (value: unknown, path: string): Result.Result<JsonObject, Unreadable> => {
  const json = Result.getOrElse(parseConfig(value), () => null)
  return isJsonObject(json) ? Result.succeed(json) : Result.fail(unreadable(path, "JSON text of an object"))
}

const deviceSchemaFields = { key: "text", name: "text", schema: "json" } as const

/** Device schemas in the field `componentDevice`; one that cannot be read holds up no other. */
export const readDeviceSchemas = (json: unknown): Result.Result<ReadRows<DeviceSchema>, Unreadable> =>
  Result.map(readRows(answerFields.componentDevice, deviceSchemaFields)(json), (read) => {
    const rows: Array<DeviceSchema> = []
    const reasons = new Set(read.unreadable.reasons)
    for (const { key, name, ...row } of read.rows) {
      const schema = schemaOf(row.schema, "schema")
      if (key === null || key === "") reasons.add(rowIssueText({ field: "key", expected: "text" }))
      else if (Result.isFailure(schema))
        reasons.add(rowIssueText({ field: schema.failure.path, expected: schema.failure.expected }))
      else rows.push({ key, name: name ?? key, schema: schema.success })
    }
    const count = read.unreadable.count + read.rows.length - rows.length
    return { rows, unreadable: { count, reasons: [...reasons] } }
  })

/** The configuration schema of a UTG version, four numbers with dots (document 2 §7 "UTG edit"). */
export const loadConfigSchema = (version: string): Effect.Effect<ConfigSchema, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "GET",
    place: paths.configSchemas,
    query: { componenttype: wireNumbers.componentType, componentversion: version },
    read: readObjectBy(answerFields.componentConfigSchema, readConfigSchema)
  })

/** The device schemas of the service (document 2 §7 "UTG edit"). */
export const loadDeviceSchemas = (): Effect.Effect<ReadRows<DeviceSchema>, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "GET",
    place: paths.deviceSchemas,
    query: { version: wireNumbers.deviceSchemaVersion },
    read: readDeviceSchemas
  })
