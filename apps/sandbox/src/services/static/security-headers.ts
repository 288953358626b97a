import { contentPolicy, contentPolicyText, policyHeaders } from "@command-center/domain/deployment/security-policy"
import type { MiddlewareHandler } from "hono"
import { rolloutServiceAt } from "./runtime-config.ts"

/** The policy of the sandbox's own pages: no script, one stylesheet, a form that may lead back to a local console. */
export const ownPagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'self' http://localhost:* http://127.0.0.1:*",
  "frame-ancestors 'none'"
].join("; ")

/** Puts the headers of the deployed console on every answer; a handler may have set its own in their place. */
export const securityHeaders =
  (rolloutPort: number | undefined): MiddlewareHandler =>
  async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(policyHeaders)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    if (!context.res.headers.has("Content-Security-Policy")) {
      const rollouts = rolloutServiceAt(context.req.url, rolloutPort)
      const policy = contentPolicy({
        connect: rollouts === null ? [] : [rollouts],
        signOn: new URL(context.req.url).origin
      })
      context.res.headers.set("Content-Security-Policy", contentPolicyText(policy))
    }
  }
