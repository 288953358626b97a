import { Effect, Result } from "effect"
import { type DeviceSchema, loadDeviceSchemas } from "./management/schemas.ts"
import { loadLocalDeviceSchemas } from "./static/schemas.ts"
import { type ApiError, isUnauthorized } from "./transport/api-error.ts"
import { Credentials } from "./transport/credentials.ts"
import type { ReadRows } from "./transport/decode.ts"
import type { Http } from "./transport/http.ts"

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
  if (Result.isSuccess(found))
    return { schemas: found.success, failure: null } satisfies FoundDeviceSchemas
  return yield* isUnauthorized(found.failure) ? Effect.fail(found.failure) : local(found.failure)
}) satisfies () => Effect.Effect<FoundDeviceSchemas, ApiError, Http | Credentials>
