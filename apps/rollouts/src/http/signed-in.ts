import { createHash } from "node:crypto"
import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import { Result } from "effect"
import type { MiddlewareHandler } from "hono"
import { isRefusedToken } from "../access/caller.ts"
import { makeClientAddress } from "./client-address.ts"
import { requestMessages } from "./messages.ts"
import { Problem } from "./problem.ts"
import { makeRateLimit, mustNotHurry, rates } from "./rate-limit.ts"
import type { Parts, ServiceEnv } from "./service-env.ts"

const unauthorized = (detail: string): Problem => new Problem(401, detail, [], { "WWW-Authenticate": "Bearer" })

/** What no header of ours can hold is no token. */
const form = /^Bearer ([\w.~+/=-]{1,4096})$/iu

const mostKnown = 10_000

/** Whose tokens were good when they came last, by their digests: they are counted by person, however many share an address. */
const makeKnown = () => {
  const people = new Map<string, string>()
  return {
    of: (digest: string): string | null => people.get(digest) ?? null,
    keep: (digest: string, person: string): void => {
      if (people.size >= mostKnown) people.clear()
      people.set(digest, person)
    },
    forget: (digest: string): void => void people.delete(digest)
  }
}

/**
 * Finds the caller by the token, as the security service knows it; nothing is read of a body before. Who is not known
 * yet is counted by address, who is by person.
 */
export const signedIn = ({
  callers,
  trustedProxies,
  now
}: Pick<Parts, "callers" | "trustedProxies" | "now">): MiddlewareHandler<ServiceEnv> => {
  const clock = () => now().getTime()
  const [ofAddress, ofPerson] = [makeRateLimit(rates.address, clock), makeRateLimit(rates.person, clock)]
  const addressOf = makeClientAddress(trustedProxies)
  const known = makeKnown()
  return async (context, next) => {
    const given = context.req.header("Authorization")
    const token = given === undefined ? undefined : form.exec(given)?.[1]
    const digest = createHash("sha256")
      .update(token ?? "")
      .digest("base64")
    const person = token === undefined ? null : known.of(digest)
    if (person !== null) mustNotHurry(ofPerson, person)
    else {
      const connected = context.env.incoming.socket.remoteAddress ?? ""
      mustNotHurry(ofAddress, addressOf(connected, context.req.header("X-Forwarded-For")))
    }
    if (given === undefined) throw unauthorized(requestMessages.noToken)
    if (token === undefined) throw unauthorized(requestMessages.badToken)
    // What changes something is decided by the rights of this moment.
    const isRead = context.req.method === "GET" || context.req.method === "HEAD"
    const caller = await (isRead ? callers.of(token) : callers.now(token))
    if (Result.isFailure(caller)) {
      if (!isRefusedToken(caller.failure))
        throw new Problem(503, refusalMessages.servicesAway, [], { "Retry-After": "5" })
      known.forget(digest)
      throw unauthorized(requestMessages.badToken)
    }
    if (person === null) known.keep(digest, String(caller.success.user.id))
    context.set("caller", caller.success)
    await next()
  }
}
