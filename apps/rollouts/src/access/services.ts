import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { Credentials } from "@command-center/api/transport/credentials"
import type { Http } from "@command-center/api/transport/http"
import { apiLayer } from "@command-center/api/transport/http-live"
import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import { Effect, Result } from "effect"

export type Program<A, E = ApiError> = Effect.Effect<A, E, Http | Credentials>

/** The services of the deployment whose console is at an address. */
export interface Services {
  /** What a program comes to with somebody's token. */
  readonly run: <A, E = ApiError>(
    program: Program<A, E>,
    token: string | null
  ) => Promise<Result.Result<A, E | ApiError>>
  /** Whether the console's config.json could be read. */
  readonly isKnown: () => Promise<boolean>
}

export const makeServices = (consoleUrl: string): Services => {
  const { origin, pathname } = new URL(consoleUrl)
  const base = `${origin}${pathname.endsWith("/") ? pathname : `${pathname}/`}`
  let known: RuntimeConfig | null = null

  const runWith = <A, E>(program: Program<A, E>, config: RuntimeConfig | null, token: string | null) =>
    Effect.runPromise(
      Effect.result(program).pipe(Effect.provide(apiLayer({ base, current: () => ({ config, token }) })))
    )

  const configOf = async (): Promise<Result.Result<RuntimeConfig, ApiError>> => {
    if (known !== null) return Result.succeed(known)
    const read = await runWith(loadRuntimeConfig(), null, null)
    if (Result.isSuccess(read)) known = read.success
    return read
  }

  return {
    run: async (program, token) => {
      const config = await configOf()
      return Result.isFailure(config) ? Result.fail(config.failure) : runWith(program, config.success, token)
    },
    isKnown: async () => Result.isSuccess(await configOf())
  }
}
