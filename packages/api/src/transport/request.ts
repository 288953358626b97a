import { callMessages } from "@command-center/domain/message/call-messages"
import { Result } from "effect"
import { type ApiError, notSent, unauthorized } from "./api-error.ts"
import type { CurrentCredentials } from "./credentials.ts"
import { type Addressed, type Request, wireRequestOf } from "./wire-request.ts"

/** What goes over the wire for a call; fails where it cannot be addressed or no token is held. */
export const requestOf = (
  call: Addressed,
  base: string,
  credentials: CurrentCredentials
): Result.Result<Request, ApiError> => {
  const request = wireRequestOf(call, base, credentials)
  if (request === "token") return Result.fail(unauthorized)
  if (request === "address")
    return Result.fail(notSent(credentials.config === null ? callMessages.notConfigured : callMessages.notAddressed))
  return Result.succeed(request)
}
