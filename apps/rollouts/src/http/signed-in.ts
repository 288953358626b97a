import { createHash } from "node:crypto"
import { Result } from "effect"
import type { MiddlewareHandler } from "hono"
import { requestMessages } from "./messages.ts"
import { Problem } from "./problem.ts"
import { makeRateLimit, mustNotHurry, rates } from "./rate-limit.ts"
import type { Parts, ServiceEnv } from "./service-env.ts"

const unauthorized = (detail: string): Problem => new Problem(401, detail, [], { "WWW-Authenticate": "Bearer" })

/** What no header of ours can hold is no token. */
const form = /^Bearer ([\w.~+/=-]{1,4096})$/iu

/** Finds the caller by the token, as the security service knows it; nothing is read of a body before. */
export const signedIn = ({ callers }: Pick<Parts, "callers">): MiddlewareHandler<ServiceEnv> => {
  const [ofAddress, ofToken] = [makeRateLimit(rates.address), makeRateLimit(rates.token)]
  return async (context, next) => {
    mustNotHurry(ofAddress, context.env.incoming.socket.remoteAddress ?? "")
    const given = context.req.header("Authorization")
    if (given === undefined) throw unauthorized(requestMessages.noToken)
    const token = form.exec(given)?.[1]
    if (token === undefined) throw unauthorized(requestMessages.badToken)
    mustNotHurry(ofToken, createHash("sha256").update(token).digest("base64"))
    // What changes something is decided by the rights of this moment.
    const isRead = context.req.method === "GET" || context.req.method === "HEAD"
    const caller = await (isRead ? callers.of(token) : callers.now(token))
    if (Result.isFailure(caller)) {
      const { failure } = caller
      const isKnown = failure._tag === "Unauthorized" || (failure._tag === "Refused" && failure.status < 500)
      throw isKnown
        ? unauthorized(requestMessages.badToken)
        : new Problem(503, requestMessages.servicesAway, [], { "Retry-After": "5" })
    }
    context.set("caller", caller.success)
    await next()
  }
}
