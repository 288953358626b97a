import { Effect, Layer, Result } from "effect"
import { loadRuntimeConfig } from "./runtime-config.ts"
import { type ApiError, isUnauthorized, notSent, sentenceOf } from "./transport/api-error.ts"
import type { Credentials } from "./transport/credentials.ts"
import type { FileUpload } from "./transport/file-upload.ts"
import { fileUploadByFetch } from "./transport/file-upload-fetch.ts"
import type { Http } from "./transport/http.ts"
import { apiLayer } from "./transport/http-live.ts"

/** What a program may ask for. */
type Services = Http | Credentials | FileUpload

interface RunOptions {
  /** Ends the requests of the program when it is aborted; the promise rejects then, as that of fetch does. */
  readonly signal?: AbortSignal
}

/** Runs programs of this package with one token against the services of one deployment. */
export interface Connection {
  /** What the program comes to: `_tag` is "Success" with `success`, or "Failure" with `failure`. It rejects for no answer. */
  readonly run: <A, E>(program: Effect.Effect<A, E, Services>, options?: RunOptions) => Promise<Result.Result<A, E>>
}

export interface Deployment {
  /** The console's address; its config.json names the services. */
  readonly url: string
  /** The access token itself, no scheme word. */
  readonly token: string
}

const layerOf = (credentials: Credentials["Service"]): Layer.Layer<Services> =>
  Layer.merge(apiLayer(credentials), fileUploadByFetch)

/**
 * The sentence of a failure for whoever runs a script: where the console would lead to its sign-on, a token is to be set.
 *
 * @public Scripts in plain Node use it, such as those in `examples`.
 */
export const scriptSentenceOf = (error: ApiError): string =>
  isUnauthorized(error)
    ? "The token in COMMAND_CENTER_TOKEN was not accepted: it is wrong or has expired. Set a new one."
    : sentenceOf(error)

/** Reads a deployment's `config.json` and gives what runs programs there: for scripts in plain Node. */
export const connect = async ({ url, token }: Deployment): Promise<Result.Result<Connection, ApiError>> => {
  if (!URL.canParse(url)) return Result.fail(notSent(`"${url}" is not an address.`))
  const { origin, pathname } = new URL(url)
  const base = `${origin}${pathname}`
  const anonymous = layerOf({ base, current: () => ({ config: null, token: null }) })
  const config = await Effect.runPromise(Effect.result(loadRuntimeConfig()).pipe(Effect.provide(anonymous)))
  return Result.map(config, (loaded) => {
    const layer = layerOf({ base, current: () => ({ config: loaded, token }) })
    return {
      run: (program, options) => Effect.runPromise(Effect.result(program).pipe(Effect.provide(layer)), options)
    }
  })
}
