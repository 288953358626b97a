import { Result } from "effect"
import { type ApiError, redirected, tooLarge, unauthorized, unreadable } from "./api-error.ts"
import type { Call, FileCall, Receiver } from "./call.ts"

/** Bytes; above it an answer is given up. Below the longest string an engine can hold. */
const defaultSizeLimit = 500_000_000

/** Bytes of an error body in which a message is looked for. */
const errorBodyLimit = 64 * 1024
/** Bytes of problem details, which may name many things. */
const problemLimit = 1024 * 1024

type AnyCall = Call<unknown> | FileCall

const messageIn = (body: unknown): string | null => {
  if (typeof body !== "object" || body === null) return null
  const message = "message" in body ? body.message : "Message" in body ? body.Message : null
  return typeof message === "string" && message !== "" ? message : null
}

const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  412: "Precondition Failed",
  413: "Payload Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Entity",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout"
}

/** HTTP/2 carries no status text, so the usual one stands in for it. */
const statusTextOf = ({ status, statusText }: Response): string => statusText || statusTexts[status] || String(status)

/**
 * The platform does the reading: Chromium lists a request as aborted when a script has read its body from a stream, and
 * a list of failed requests that did not fail misleads whoever looks for a fault.
 */
const bytesWithin = async (response: Response, limit: number): Promise<Result.Result<Blob, ApiError>> => {
  if (Number(response.headers.get("Content-Length") ?? 0) > limit) {
    await response.body?.cancel()
    return Result.fail(tooLarge(limit))
  }
  const file = await response.blob()
  return file.size > limit ? Result.fail(tooLarge(limit)) : Result.succeed(file)
}

/**
 * The text of an answer, decoded by the platform while it arrives. A character takes a byte at least, so a text with
 * more of them than the call takes bytes is too large whatever its header said.
 */
export const textOf = async (call: AnyCall, response: Response): Promise<Result.Result<string, ApiError>> => {
  const limit = call.sizeLimit ?? defaultSizeLimit
  if (Number(response.headers.get("Content-Length") ?? 0) > limit) {
    await response.body?.cancel()
    return Result.fail(tooLarge(limit))
  }
  const text = await response.text()
  return text.length > limit ? Result.fail(tooLarge(limit)) : Result.succeed(text)
}

/** Milliseconds after which others get their turn: a worker has questions to answer, a page has frames to show. */
const turn = 12

const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * The bytes of an answer as they arrive. Of one that is not to be stored they are a copy's, whose original is let go:
 * Chromium lists such a request as aborted, and shows no answer, half the times that a script reads the network's own
 * stream to its end. The copy costs a third of the transfer, so what may be stored is read as it is.
 */
const arriving = (response: Response): ReadableStream<Uint8Array> | null => {
  if (!/\bno-store\b/iu.test(response.headers.get("Cache-Control") ?? "")) return response.body
  const { body } = response.clone()
  // It is settled only once the copy has ended as well.
  void response.body?.cancel()
  return body
}

/** Hands the bytes of an answer over while they arrive, and says so at each piece. */
export const received = async <A>(
  call: AnyCall,
  response: Response,
  receiver: Receiver<A>,
  heard: () => void = () => undefined
): Promise<Result.Result<A, ApiError>> => {
  const limit = call.sizeLimit ?? defaultSizeLimit
  if (Number(response.headers.get("Content-Length") ?? 0) > limit) {
    await response.body?.cancel()
    return Result.fail(tooLarge(limit))
  }
  const reader = arriving(response)?.getReader()
  if (reader === undefined) return receiver.end()
  let size = 0
  let since = performance.now()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return receiver.end()
    heard()
    size += value.length
    if (size > limit || !receiver.take(value)) {
      await reader.cancel()
      return size > limit ? Result.fail(tooLarge(limit)) : receiver.end()
    }
    if (performance.now() - since > turn) {
      await othersTurn()
      since = performance.now()
    }
  }
}

const isProblem = ({ headers }: Response): boolean =>
  /^\s*application\/problem\+json\b/iu.test(headers.get("Content-Type") ?? "")

/** The JSON of an error answer; undefined as well where its body is too long or breaks off: the status counts then. */
const errorBodyOf = async (response: Response): Promise<unknown> => {
  try {
    const body = await bytesWithin(response, isProblem(response) ? problemLimit : errorBodyLimit)
    return Result.isSuccess(body) ? JSON.parse(await body.success.text()) : undefined
  } catch {
    return undefined
  }
}

/** What a status that is not OK means for a call; null where the status is fine. */
export const refusalOf = async (call: Pick<AnyCall, "action">, response: Response): Promise<ApiError | null> => {
  const isRedirect = response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)
  if (response.ok) return null
  if (isRedirect || response.status === 401) {
    await response.body?.cancel()
    return isRedirect ? redirected : unauthorized
  }
  const body = await errorBodyOf(response)
  return {
    _tag: "Refused",
    status: response.status,
    statusText: statusTextOf(response),
    message: messageIn(body),
    action: call.action ?? null,
    ...(isProblem(response) && body !== undefined ? { problem: body } : {})
  }
}

/** The JSON of an answer, a byte-order mark left out; undefined where it is empty. */
export const jsonOf = (text: string): Result.Result<unknown, ApiError> => {
  const content = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (content.trim() === "") return Result.succeed(undefined)
  return Result.try({ try: (): unknown => JSON.parse(content), catch: () => unreadable("the body", "JSON") })
}
