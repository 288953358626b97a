import { Effect, Result } from "effect"
import { type DeviceSchema, loadDeviceSchemas } from "./management/schemas.ts"
import { loadLocalDeviceSchemas } from "./static/schemas.ts"
import { type ApiError, isUnauthorized } from "./transport/api-error.ts"
import type { ReadRows } from "./transport/decode.ts"
import type { Http } from "./transport/http.ts"

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
