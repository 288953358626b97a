import { Context, Effect } from "effect"
import type { ApiError } from "./api-error.ts"
import type { Call, FileCall } from "./call.ts"

/** Sends calls. Reads are retried twice; writes never; interruption aborts the request. */
export class Http extends Context.Service<
  Http,
  {
    readonly send: <A>(call: Call<A>) => Effect.Effect<A, ApiError>
    readonly bytes: (call: FileCall) => Effect.Effect<Blob, ApiError>
  }
>()("api/Http") {}

/** Sends one call. */
export const sendCall = <A>(call: Call<A>): Effect.Effect<A, ApiError, Http> =>
  Effect.flatMap(Http, (http) => http.send(call))
