import type { MiddlewareHandler } from "hono"
import { refusal } from "./refusal.ts"
import { mustBeSmall } from "./request-text.ts"
import type { ServiceEnv, Services } from "./service.ts"

const required: ReadonlyArray<readonly [name: string, value: string]> = [
  ["Content-Type", "application/json"],
  ["Clientid", "4"],
  ["Request-Envelope-Version", "1"],
  ["Response-Envelope-Version", "1"]
]

const overrideHeader = "X-HTTP-Method-Override"
const overridable = new Set(["DELETE", "PATCH"])

/** The request a POST with a method override stands for (contract, "Headers"). */
export const withMethodOverride = (request: Request): Request => {
  const method = request.headers.get(overrideHeader)?.toUpperCase()
  if (request.method !== "POST" || method === undefined || !overridable.has(method)) return request
  return new Request(request, { method })
}

/** Refuses what the contract's headers do not allow, then finds the caller by the token. */
export const contractHeaders =
  ({ tokens }: Services): MiddlewareHandler<ServiceEnv> =>
  async (context, next) => {
    for (const [name, value] of required) {
      const given = context.req.header(name)?.split(";")[0]?.trim().toLowerCase()
      if (given !== value) throw refusal(400, `The header ${name} must be ${value}.`)
    }
    const override = context.req.header(overrideHeader)
    if (overridable.has(context.req.method) && override === undefined) {
      throw refusal(405, `${context.req.method} is sent as POST with the header ${overrideHeader}.`)
    }
    if (override !== undefined && !overridable.has(override.toUpperCase())) {
      throw refusal(400, `The header ${overrideHeader} must be DELETE or PATCH.`)
    }
    const token = context.req.header("Authorization")
    const caller = token === undefined ? null : await tokens.callerOf(token)
    if (caller === null) throw refusal(401, "The access token is missing, unknown or expired.")
    context.set("caller", caller)
    mustBeSmall(context)
    await next()
  }
