import { configIssueText, type RuntimeConfig, readRuntimeConfig } from "@command-center/domain/session/runtime-config"
import { Effect, Result } from "effect"
import { type ApiError, notSent } from "./transport/api-error.ts"
import { Http } from "./transport/http.ts"
import { paths } from "./transport/wire-contract.ts"

/** The deployment's `config.json`; a wrong value fails with a sentence that names its key (contract "Runtime config"). */
export const loadRuntimeConfig = Effect.fn("loadRuntimeConfig")(function* () {
  const http = yield* Http
  const json = yield* http.send({
    service: "static",
    method: "GET",
    place: paths.config,
    read: (answer) => Result.succeed<unknown>(answer)
  })
  const config = readRuntimeConfig(json)
  if (Result.isSuccess(config)) return config.success
  return yield* Effect.fail<ApiError>(notSent(configIssueText(config.failure)))
}) satisfies () => Effect.Effect<RuntimeConfig, ApiError, Http>
