import { parseConfig } from "@command-center/domain/component-config/component-config"
import { type ConfigSchema, readConfigSchema } from "@command-center/domain/component-config/config-schema"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { type RowIssue, rowIssueText } from "@command-center/domain/rows/row-reader"
import { type Effect, Result } from "effect"
import type { ApiError, Unreadable } from "../transport/api-error.ts"
import { type ReadRows, readObjectBy, readRows } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { answerFields, paths, wireNumbers } from "../transport/wire-contract.ts"

/** What can be set on a device of a type (contract "Management service"). */
export interface DeviceSchema {
  readonly key: string
  readonly name: string
  /** Not trusted: what uses it checks its size and shape first. Null where there is none that can be read. */
  readonly schema: JsonObject | null
}

/** A schema from its JSON text, or as it is where it comes as JSON; null where none is given. */
const schemaOf = (value: unknown): Result.Result<JsonObject | null, RowIssue> =>
  Result.flatMap(
    Result.mapError(parseConfig(value), () => noSchema),
    (json) => (json === null || isJsonObject(json) ? Result.succeed(json) : Result.fail(noSchema))
  )

const noSchema: RowIssue = { field: "schema", expected: "JSON text of an object" }

const deviceSchemaFields = { key: "text", name: "text", schema: "json" } as const

/**
 * Device schemas in the field `componentDevice`; one that cannot be read holds up no other, and a schema that cannot be
 * read not the name beside it.
 */
export const readDeviceSchemas = (json: unknown): Result.Result<ReadRows<DeviceSchema>, Unreadable> =>
  Result.map(readRows(answerFields.componentDevice, deviceSchemaFields)(json), (read) => {
    const rows: Array<DeviceSchema> = []
    const issues: Array<RowIssue> = []
    for (const { key, name, ...row } of read.rows) {
      const schema = schemaOf(row.schema)
      if (key === null || key === "") {
        issues.push({ field: "key", expected: "text" })
        continue
      }
      if (Result.isFailure(schema)) issues.push(schema.failure)
      rows.push({ key, name: name?.trim() ? name : key, schema: Result.getOrNull(schema) })
    }
    const { count, reasons } = read.unreadable
    const told = new Set([...reasons, ...issues.map(rowIssueText)])
    return { rows, unreadable: { count: count + issues.length, reasons: [...told] } }
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
