import { type ConfigSchema, readConfigSchema } from "@command-center/domain/component-config/config-schema"
import { readSchemaManifest, type SchemaManifest } from "@command-center/domain/component-config/schema-manifest"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { type Effect, Result } from "effect"
import { type DeviceSchema, readDeviceSchemas } from "../management/schemas.ts"
import { type ApiError, type Unreadable, unreadable } from "../transport/api-error.ts"
import type { Place } from "../transport/call.ts"
import type { ReadRows } from "../transport/decode.ts"
import { type Http, sendCall } from "../transport/http.ts"
import { paths } from "../transport/wire-contract.ts"

const file = <A>(
  place: Place,
  read: (json: unknown) => Result.Result<A, Unreadable>
): Effect.Effect<A, ApiError, Http> => sendCall({ service: "static", method: "GET", place, read })

const readJsonObject = (json: unknown): Result.Result<JsonObject, Unreadable> =>
  isJsonObject(json) ? Result.succeed(json) : Result.fail(unreadable("the answer", "an object"))

/** Which files hold the schemas of profiles and devices (document 2 §7 "UTG edit"). */
export const loadSchemaManifest = (): Effect.Effect<SchemaManifest, ApiError, Http> =>
  file(paths.schemaManifest, (json) => Result.map(readJsonObject(json), readSchemaManifest))

/** A schema file by its name in the manifest, relative to it. A name that leads elsewhere is not asked for. */
export const loadSchemaFile = (name: string): Effect.Effect<JsonObject, ApiError, Http> =>
  file(paths.schemaFile(name), readJsonObject)

/** The device schemas that came with the console (document 2 §7 "UTG edit"). */
export const loadLocalDeviceSchemas = (): Effect.Effect<ReadRows<DeviceSchema>, ApiError, Http> =>
  file(paths.localDeviceSchemas, readDeviceSchemas)

/** The configuration schema of a UTG version that came with the console (document 2 §7 "UTG edit"). */
export const loadLocalConfigSchema = (version: string): Effect.Effect<ConfigSchema, ApiError, Http> =>
  file(paths.localConfigSchema(version), (json) =>
    Result.mapError(readConfigSchema(json), ({ field, expected }) =>
      unreadable(field === "" ? "the answer" : field, expected)
    )
  )
