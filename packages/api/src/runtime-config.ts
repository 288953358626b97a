import {
  configIssueText,
  isConfigIssue,
  type RuntimeConfig,
  readRuntimeConfig
} from "@command-center/domain/session/runtime-config"
import { Effect, Result } from "effect"
import { type ApiError, notSent } from "./transport/api-error.ts"
import { type Http, sendCall } from "./transport/http.ts"
import { configCall } from "./transport/sign-in-calls.ts"

/** The deployment's `config.json`; a wrong value fails with a sentence that names its key (contract "Runtime config"). */
export const loadRuntimeConfig = Effect.fn("loadRuntimeConfig")(function* () {
  const json = yield* sendCall({
    ...configCall,
    read: (answer) => Result.succeed<unknown>(answer)
  })
  const config = readRuntimeConfig(json)
  return isConfigIssue(config) ? yield* Effect.fail<ApiError>(notSent(configIssueText(config))) : config
}) satisfies () => Effect.Effect<RuntimeConfig, ApiError, Http>
