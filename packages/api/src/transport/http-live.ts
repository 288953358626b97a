import { Clock, Effect, Layer, Result } from "effect"
import ky from "ky"
import { bytesOf, fileOf, jsonOf, refusalOf } from "./answer.ts"
import { type ApiError, timedOut, unreachable } from "./api-error.ts"
import type { Call, FileCall } from "./call.ts"
import { Credentials } from "./credentials.ts"
import { Http } from "./http.ts"
import { type Request, requestOf } from "./request.ts"
import { type Failed, retryAfterOf, retrying } from "./retry.ts"

/** Milliseconds for one attempt, answer included. */
const timeouts = { read: 30_000, write: 60_000 } as const

type AnyCall = Call<unknown> | FileCall

/** Redirects are answered and not followed: a token must not travel to another address. */
const transport = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  redirect: "manual",
  credentials: "omit",
  cache: "no-store"
})

const failed = (error: ApiError): Failed => ({ error, retryAfter: null })

const isRead = (call: AnyCall): boolean => (call.intent === undefined ? call.method === "GET" : call.intent === "read")

type Take<A> = (response: Response) => Promise<Result.Result<A, ApiError>>

interface Received<A> {
  readonly retryAfter: string | null
  readonly result: Result.Result<A, ApiError>
}

/** Request and answer under one signal, so that an interruption ends both. */
const exchange = <A>(call: AnyCall, { address, method, headers, body }: Request, take: Take<A>) =>
  Effect.tryPromise({
    try: async (signal): Promise<Received<A>> => {
      const response = await transport(address, { method, headers, signal, ...(body === null ? {} : { body }) })
      const refusal = await refusalOf(call, response)
      return {
        retryAfter: response.headers.get("Retry-After"),
        result: refusal === null ? await take(response) : Result.fail(refusal)
      }
    },
    catch: () => failed(unreachable)
  })

const settled = <A>({ retryAfter, result }: Received<A>): Effect.Effect<A, Failed> =>
  Result.isSuccess(result)
    ? Effect.succeed(result.success)
    : Effect.flatMap(Clock.currentTimeMillis, (now) =>
        Effect.fail<Failed>({ error: result.failure, retryAfter: retryAfterOf(retryAfter, now) })
      )

const attempt = <A>(call: AnyCall, request: Request, take: Take<A>): Effect.Effect<A, Failed> =>
  exchange(call, request, take).pipe(
    Effect.flatMap(settled),
    Effect.timeoutOrElse({
      duration: call.timeout ?? timeouts[isRead(call) ? "read" : "write"],
      orElse: () => Effect.fail(failed(timedOut))
    })
  )

const run = <A>(
  call: AnyCall,
  request: Result.Result<Request, ApiError>,
  take: Take<A>
): Effect.Effect<A, ApiError> => {
  if (Result.isFailure(request)) return Effect.fail(request.failure)
  const once = attempt(call, request.success, take)
  return Effect.mapError(isRead(call) ? retrying(once) : once, ({ error }) => error)
}

const takeJson =
  <A>(call: Call<A>): Take<A> =>
  async (response) => {
    const bytes = await bytesOf(call, response)
    if (Result.isFailure(bytes)) return Result.fail(bytes.failure)
    const json = jsonOf(await bytes.success.text())
    return Result.flatMap(json, (value): Result.Result<A, ApiError> => call.read(value))
  }

const takeFile =
  (call: FileCall): Take<Blob> =>
  async (response) =>
    Result.flatMap(await bytesOf(call, response), (file) => fileOf(call, file))

/** The transport over the platform's fetch: the same in a browser, a worker and Node. */
const httpLive: Layer.Layer<Http, never, Credentials> = Layer.effect(
  Http,
  Effect.map(Credentials, ({ base, current }) => ({
    send: <A>(call: Call<A>) => Effect.suspend(() => run(call, requestOf(call, base, current()), takeJson(call))),
    bytes: (call: FileCall) => Effect.suspend(() => run(call, requestOf(call, base, current()), takeFile(call)))
  }))
)

/** Everything the calls need, for given credentials. */
export const apiLayer = (credentials: Credentials["Service"]): Layer.Layer<Http | Credentials> =>
  Layer.provideMerge(httpLive, Layer.succeed(Credentials, credentials))
