import { type DeviceOwner, deviceFileOf } from "@command-center/domain/component-config/schema-manifest"
import { type DeviceSchemaName, listedType } from "@command-center/domain/device/device-type"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { Effect, Result } from "effect"
import { type DeviceSchema, loadDeviceSchemas } from "./management/schemas.ts"
import { loadLocalDeviceSchemas, loadSchemaFile, loadSchemaManifest } from "./static/schemas.ts"
import { type ApiError, isUnauthorized } from "./transport/api-error.ts"
import { Credentials } from "./transport/credentials.ts"
import type { ReadRows } from "./transport/decode.ts"
import type { Http } from "./transport/http.ts"
import { wireNumbers } from "./transport/wire-contract.ts"

export interface FoundDeviceSchemas {
  readonly schemas: ReadRows<DeviceSchema>
  /** Why the service's were not read where they should have been: a notice says so (contract "UTG detail, forms, push"). */
  readonly failure: ApiError | null
}

const local = (failure: ApiError | null): Effect.Effect<FoundDeviceSchemas, ApiError, Http> =>
  Effect.map(loadLocalDeviceSchemas(), (schemas) => ({ schemas, failure }))

/**
 * Device schemas from where the runtime config says; the service's fall back on the file, save for a token that is not
 * accepted, which is the session's matter (document 2 §7 "UTG edit", contract "UTG detail, forms, push").
 */
export const findDeviceSchemas = Effect.fn("findDeviceSchemas")(function* () {
  const { current } = yield* Credentials
  if (current().config?.deviceSchemas === "local") return yield* local(null)
  const found = yield* Effect.result(loadDeviceSchemas())
  if (Result.isSuccess(found)) return { schemas: found.success, failure: null } satisfies FoundDeviceSchemas
  return yield* isUnauthorized(found.failure) ? Effect.fail(found.failure) : local(found.failure)
}) satisfies () => Effect.Effect<FoundDeviceSchemas, ApiError, Http | Credentials>

/** The schema of one device type, and where it was found. */
export interface FoundDeviceSchema {
  /** Null where there is none. */
  readonly schema: JsonObject | null
  /** `manifest`: a file of the console, since what is listed has none of the type; `local`: since the service failed. */
  readonly source: "listed" | "manifest" | "local"
  /** The list of device types by which it was found; empty where none could be read. */
  readonly types: ReadonlyArray<DeviceSchemaName>
}

/**
 * The schema of a device type: from the list of them, else from the file that the manifest names for it (document 2 §7
 * "UTG edit"). Fails as the list did where that could not be read and there is no such file either.
 */
export const findDeviceSchema = (
  owner: DeviceOwner,
  deviceType: string
): Effect.Effect<FoundDeviceSchema, ApiError, Http | Credentials> =>
  Effect.gen(function* () {
    const listed = yield* Effect.result(findDeviceSchemas())
    if (Result.isFailure(listed) && isUnauthorized(listed.failure)) return yield* Effect.fail(listed.failure)
    const rows = Result.isSuccess(listed) ? listed.success.schemas.rows : []
    const { row, names } = listedType(deviceType, rows)
    const types = rows.map(({ key, name }) => ({ key, name }))
    const isAnswered = Result.isSuccess(listed) && listed.success.failure === null
    if (row !== null && row.schema !== null)
      return { schema: row.schema, source: isAnswered ? "listed" : "local", types }
    const failed = (error: ApiError): ApiError =>
      Result.isFailure(listed) && !isUnauthorized(error) ? listed.failure : error
    const manifest = yield* Effect.mapError(loadSchemaManifest(), failed)
    const file = deviceFileOf(manifest, owner, names, String(wireNumbers.deviceSchemaVersion))
    if (file !== null) {
      const schema = yield* Effect.mapError(loadSchemaFile(file), failed)
      return { schema, source: isAnswered ? "manifest" : "local", types }
    }
    return Result.isFailure(listed)
      ? yield* Effect.fail(listed.failure)
      : { schema: null, source: isAnswered ? "listed" : "local", types }
  })
