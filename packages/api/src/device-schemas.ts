import { type DeviceOwner, deviceFileOf } from "@command-center/domain/component-config/schema-manifest"
import { deviceModels } from "@command-center/domain/device/device-type"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { Effect, Result } from "effect"
import { type DeviceSchema, loadDeviceSchemas } from "./management/schemas.ts"
import { loadLocalDeviceSchemas, loadSchemaFile, loadSchemaManifest } from "./static/schemas.ts"
import { type ApiError, isUnauthorized } from "./transport/api-error.ts"
import type { ReadRows } from "./transport/decode.ts"
import type { Http } from "./transport/http.ts"
import { wireNumbers } from "./transport/wire-contract.ts"

/** Where device schemas are read first: from the service's database, or from the file that came with the console. */
export type SchemaSource = "service" | "local"

export interface FoundDeviceSchemas {
  readonly schemas: ReadRows<DeviceSchema>
  readonly source: SchemaSource
  /** Why the service's were not read where they should have been: a notice says so (contract "UTG detail, forms, push"). */
  readonly failure: ApiError | null
}

const local = (failure: ApiError | null): Effect.Effect<FoundDeviceSchemas, ApiError, Http> =>
  Effect.map(loadLocalDeviceSchemas(), (schemas) => ({ schemas, source: "local", failure }))

/**
 * Device schemas from where the flag says; the service's fall back on the file, save for a token that is not accepted,
 * which is the session's matter (document 2 §7 "UTG edit", contract "UTG detail, forms, push").
 */
export const findDeviceSchemas = (source: SchemaSource): Effect.Effect<FoundDeviceSchemas, ApiError, Http> =>
  source === "local"
    ? local(null)
    : Effect.flatMap(Effect.result(loadDeviceSchemas()), (found): Effect.Effect<FoundDeviceSchemas, ApiError, Http> => {
        if (Result.isSuccess(found)) return Effect.succeed({ schemas: found.success, source, failure: null })
        return isUnauthorized(found.failure) ? Effect.fail(found.failure) : local(found.failure)
      })

/** The schema of one device type, and where it was found. */
export interface FoundDeviceSchema {
  /** Null where there is none. */
  readonly schema: JsonObject | null
  /** `manifest`: a file of the console, since the service has none of the type; `local`: since it could not be read. */
  readonly source: SchemaSource | "manifest"
}

const plain = (name: string): string => name.trim().toLowerCase()

/** A type by its own name, and by the model's where it is the code of one. */
const namesOf = (deviceType: string): ReadonlyArray<string> => {
  const type = plain(deviceType)
  const model = /^\d+$/u.test(type) ? deviceModels[Number(type)] : undefined
  return model === undefined ? [type] : [type, model]
}

/**
 * The schema of a device type: from the list of them, else from the file that the manifest names for it (document 2 §7
 * "UTG edit"). Fails as the list did where that could not be read and there is no such file either.
 */
export const findDeviceSchema = (
  owner: DeviceOwner,
  deviceType: string
): Effect.Effect<FoundDeviceSchema, ApiError, Http> =>
  Effect.gen(function* () {
    const listed = yield* Effect.result(findDeviceSchemas("service"))
    if (Result.isFailure(listed) && isUnauthorized(listed.failure)) return yield* Effect.fail(listed.failure)
    const names = namesOf(deviceType)
    const rows = Result.isSuccess(listed) ? listed.success.schemas.rows : []
    const row = rows.find(({ key, name }) => [key, name].some((each) => names.includes(plain(each))))
    if (Result.isSuccess(listed) && row !== undefined && row.schema !== null)
      return { schema: row.schema, source: listed.success.source }
    const failed = (error: ApiError): ApiError =>
      Result.isFailure(listed) && !isUnauthorized(error) ? listed.failure : error
    const manifest = yield* Effect.mapError(loadSchemaManifest(), failed)
    const known = row === undefined ? names : [...names, row.key, row.name]
    const file = deviceFileOf(manifest, owner, known, String(wireNumbers.deviceSchemaVersion))
    if (file !== null) {
      const isAnswered = Result.isSuccess(listed) && listed.success.source === "service"
      const schema = yield* Effect.mapError(loadSchemaFile(file), failed)
      return { schema, source: isAnswered ? "manifest" : "local" }
    }
    return Result.isFailure(listed)
      ? yield* Effect.fail(listed.failure)
      : { schema: null, source: listed.success.source }
  })
