import { Result } from "effect"
import { type ApiError, redirected, tooLarge, unauthorized, unreadable } from "./api-error.ts"
import type { Call, FileCall } from "./call.ts"

/** Bytes; above it an answer is given up. */
export const defaultSizeLimit = 512 * 1024 * 1024

type AnyCall = Call<unknown> | FileCall

const messageIn = (text: string): string | null => {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== "object" || body === null) return null
    const message = "message" in body ? body.message : "Message" in body ? body.Message : null
    return typeof message === "string" && message !== "" ? message : null
  } catch {
    return null
  }
}

const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  412: "Precondition Failed",
  413: "Payload Too Large",
  422: "Unprocessable Entity",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout"
}

/** HTTP/2 carries no status text, so the usual one stands in for it. */
const statusTextOf = ({ status, statusText }: Response): string => statusText || statusTexts[status] || String(status)

/** What a status that is not OK means for a call; null where the status is fine. */
export const refusalOf = async (call: AnyCall, response: Response): Promise<ApiError | null> => {
  if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) return redirected
  if (response.ok) return null
  if (response.status === 401) return unauthorized
  return {
    _tag: "Refused",
    status: response.status,
    statusText: statusTextOf(response),
    message: messageIn(await response.text()),
    action: call.action ?? null
  }
}

const limitOf = (call: AnyCall): number => call.sizeLimit ?? defaultSizeLimit

/** Whether the answer says beforehand that it is larger than the call takes. */
export const sizeIssueOf = (call: AnyCall, response: Response): ApiError | null => {
  const declared = Number(response.headers.get("Content-Length") ?? 0)
  return declared > limitOf(call) ? tooLarge(limitOf(call)) : null
}

/** The JSON of an answer; undefined where it is empty. */
export const jsonOf = (text: string): Result.Result<unknown, ApiError> => {
  const content = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (content.trim() === "") return Result.succeed(undefined)
  try {
    return Result.succeed(JSON.parse(content))
  } catch {
    return Result.fail(unreadable("the answer", "JSON"))
  }
}
