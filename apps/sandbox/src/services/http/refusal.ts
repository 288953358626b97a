import type { Context } from "hono"
import { HTTPException } from "hono/http-exception"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { isDiskFull } from "../../database/disk-full.ts"

/** An answer other than OK with a `message`, to be thrown by a handler. */
export const refusal = (status: ContentfulStatusCode, message: string): HTTPException =>
  new HTTPException(status, { message })

const diskFull = "The disk of the service is full, so nothing was kept. Make room on it, then try again."

const causeOf = (error: Error): unknown => (error.cause === undefined ? error.name : error.cause)

/**
 * Turns whatever a handler threw into a JSON body with `message`. The text of an unexpected error is neither sent nor
 * logged: a database error's message holds the whole statement with its parameters; its cause says what went wrong.
 * Nor is the address, which may have a token or the key of an upload in it: the call is named by what it looks like.
 */
export const answerError =
  (log: (line: string) => void) =>
  (error: Error, context: Context): Response => {
    if (error instanceof HTTPException) {
      return context.json({ message: error.message }, error.status, { "Cache-Control": "no-store" })
    }
    if (isDiskFull(error)) {
      log(`${context.req.method} ${context.req.routePath} failed: the disk is full`)
      return context.json({ message: diskFull }, 507, { "Cache-Control": "no-store" })
    }
    const cause = causeOf(error)
    log(
      `${context.req.method} ${context.req.routePath} failed: ${cause instanceof Error ? cause.message : String(cause)}`
    )
    return context.json({ message: "The service failed to carry out the request." }, 500, {
      "Cache-Control": "no-store"
    })
  }
