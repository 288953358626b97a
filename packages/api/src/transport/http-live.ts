import { Clock, Effect, Layer, Result } from "effect"
import ky from "ky"
import { jsonOf, received, refusalOf, textOf } from "./answer.ts"
import { type ApiError, timedOut, unreachable } from "./api-error.ts"
import type { Call, FileCall, Receiver } from "./call.ts"
import { Credentials } from "./credentials.ts"
import { type EarlyAnswers, noEarlyAnswers } from "./early-answers.ts"
import { receiveFile } from "./file-receiver.ts"
import { Http } from "./http.ts"
import { requestOf } from "./request.ts"
import { type Failed, retryAfterOf, retrying } from "./retry.ts"
import { type TimeOut, timeOutAfter, timeOutWithoutBytes } from "./time-out.ts"
import { fetchOptionsOf, type Request, timeouts } from "./wire-request.ts"

type AnyCall = Call<unknown> | FileCall

const transport = ky.create({ retry: 0, timeout: false, throwHttpErrors: false })

/** What leaves is what was given: ky copies a request before it sends it, and browsers' tools show no body of such a one. */
const sent = (address: string, options: RequestInit): Promise<Response> =>
  transport(address, { ...options, fetch: () => fetch(address, options) })

const failed = (error: ApiError): Failed => ({ error, retryAfter: null })

const isRead = (call: AnyCall): boolean => (call.intent === undefined ? call.method === "GET" : call.intent === "read")

/** How an answer is received, and what is made of it once it is there. */
interface Reading<Raw, A> {
  readonly receive: (response: Response, heard: () => void) => Promise<Result.Result<Raw, ApiError>>
  readonly read: (raw: Raw) => Result.Result<A, ApiError>
  readonly timeOut: (milliseconds: number) => TimeOut
}

interface Received<A> {
  readonly retryAfter: string | null
  readonly result: Result.Result<A, ApiError>
}

/** Request and answer under one signal, so that an interruption ends both. */
const exchange = <Raw>(
  call: AnyCall,
  request: Request,
  early: EarlyAnswers,
  receive: (response: Response) => Promise<Result.Result<Raw, ApiError>>
) =>
  Effect.tryPromise({
    try: async (signal): Promise<Received<Raw>> => {
      const { address, method, headers, body } = request
      const response = await (early.take(request, signal) ??
        sent(address, { ...fetchOptionsOf(call), method, headers, signal, ...(body === null ? {} : { body }) }))
      const refusal = await refusalOf(call, response)
      return {
        retryAfter: response.headers.get("Retry-After"),
        result: refusal === null ? await receive(response) : Result.fail(refusal)
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

const attempt = <Raw, A>(
  call: AnyCall,
  request: Request,
  early: EarlyAnswers,
  reading: Reading<Raw, A>
): Effect.Effect<A, Failed> =>
  Effect.suspend(() => {
    const { heard, over } = reading.timeOut(call.timeout ?? timeouts[isRead(call) ? "read" : "write"])
    return exchange(call, request, early, (response) => reading.receive(response, heard)).pipe(
      Effect.flatMap(({ retryAfter, result }) => settled({ retryAfter, result: Result.flatMap(result, reading.read) })),
      Effect.raceFirst(Effect.andThen(over, Effect.fail(failed(timedOut))))
    )
  })

const run = <Raw, A>(
  call: AnyCall,
  request: Result.Result<Request, ApiError>,
  early: EarlyAnswers,
  reading: Reading<Raw, A>
): Effect.Effect<A, ApiError> => {
  if (Result.isFailure(request)) return Effect.fail(request.failure)
  const once = attempt(call, request.success, early, reading)
  return Effect.mapError(isRead(call) ? retrying(once) : once, ({ error }) => error)
}

const jsonReading = <A>(call: Call<A>): Reading<string, A> => ({
  receive: (response) => textOf(call, response),
  read: (text) => Result.flatMap(jsonOf(text), (json): Result.Result<A, ApiError> => call.read(json)),
  timeOut: timeOutAfter
})

const streamReading = <A>(call: Call<A>, receive: () => Receiver<A>): Reading<A, A> => ({
  receive: (response, heard) => received(call, response, receive(), heard),
  read: (answer) => Result.succeed(answer),
  timeOut: call.isOpenEnded === true ? timeOutWithoutBytes : timeOutAfter
})

const fileReading = (call: FileCall): Reading<Blob, Blob> => ({
  receive: (response, heard) => received(call, response, receiveFile(call, response), heard),
  read: (file) => Result.succeed(file),
  timeOut: timeOutWithoutBytes
})

/** The transport over the platform's fetch: the same in a browser, a worker and Node. */
const httpLive = (early: EarlyAnswers): Layer.Layer<Http, never, Credentials> =>
  Layer.effect(
    Http,
    Effect.map(Credentials, ({ base, current }) => ({
      send: <A>(call: Call<A>) =>
        Effect.suspend(() => {
          const request = requestOf(call, base, current())
          return call.receive === undefined
            ? run(call, request, early, jsonReading(call))
            : run(call, request, early, streamReading(call, call.receive))
        }),
      bytes: (call: FileCall) =>
        Effect.suspend(() => run(call, requestOf(call, base, current()), early, fileReading(call)))
    }))
  )

/** Everything the calls need, for given credentials; `early` has what was asked before. */
export const apiLayer = (
  credentials: Credentials["Service"],
  early: EarlyAnswers = noEarlyAnswers
): Layer.Layer<Http | Credentials> => Layer.provideMerge(httpLive(early), Layer.succeed(Credentials, credentials))
