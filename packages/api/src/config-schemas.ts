import type { ConfigSchema } from "@command-center/domain/component-config/config-schema"
import { Effect, Result } from "effect"
import { loadConfigSchema } from "./management/schemas.ts"
import { loadLocalConfigSchema } from "./static/schemas.ts"
import { type ApiError, isUnauthorized } from "./transport/api-error.ts"
import type { Http } from "./transport/http.ts"

export interface FoundConfigSchema {
  readonly schema: ConfigSchema
  /** Why it is the console's own file and not what the service has: a notice says so. Null where it is the service's. */
  readonly failure: ApiError | null
}

/**
 * The configuration schema of a UTG version from the service; where it cannot be read there, from the file that came
 * with the console, as device schemas are (document 2 §7 "UTG edit"). Fails as the service did where there is no such
 * file, and for a token that is not accepted, which is the session's matter.
 */
export const findConfigSchema = (version: string): Effect.Effect<FoundConfigSchema, ApiError, Http> =>
  Effect.flatMap(
    Effect.result(loadConfigSchema(version)),
    (found): Effect.Effect<FoundConfigSchema, ApiError, Http> => {
      if (Result.isSuccess(found)) return Effect.succeed({ schema: found.success, failure: null })
      const { failure } = found
      if (isUnauthorized(failure)) return Effect.fail(failure)
      return Effect.mapBoth(loadLocalConfigSchema(version), {
        onSuccess: (schema) => ({ schema, failure }),
        onFailure: () => failure
      })
    }
  )
