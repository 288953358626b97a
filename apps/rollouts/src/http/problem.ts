import { STATUS_CODES } from "node:http"
import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import type { PlanReason } from "@command-center/domain/rollout/rollout-record"
import type { Context } from "hono"
import { HTTPException } from "hono/http-exception"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { isPassingError } from "../database/passing-error.ts"
import { causeText, type Log } from "../log.ts"

/** An answer other than OK (RFC 9457), to be thrown by a handler. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  readonly reasons: ReadonlyArray<PlanReason>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    detail: string,
    reasons: ReadonlyArray<PlanReason> = [],
    headers: Readonly<Record<string, string>> = {}
  ) {
    super(detail)
    this.status = status
    this.reasons = reasons
    this.headers = headers
  }
}

const send = (context: Context, problem: Problem): Response =>
  context.body(
    JSON.stringify({
      type: "about:blank",
      title: STATUS_CODES[problem.status] ?? "Error",
      status: problem.status,
      detail: problem.message,
      ...(problem.reasons.length === 0 ? {} : { reasons: problem.reasons })
    }),
    problem.status,
    { ...problem.headers, "Content-Type": "application/problem+json", "Cache-Control": "no-store" }
  )

/** Turns whatever a handler threw into problem details; of what was not expected nothing is told but to the log. */
export const answerProblem =
  (log: Log) =>
  (error: Error, context: Context): Response => {
    if (error instanceof Problem) return send(context, error)
    if (error instanceof HTTPException) return send(context, new Problem(error.status, error.message))
    if (isPassingError(error)) {
      log("warn", "request failed", {
        method: context.req.method,
        path: context.req.routePath,
        cause: causeText(error)
      })
      return send(context, new Problem(503, refusalMessages.databaseAway, [], { "Retry-After": "5" }))
    }
    log("error", "request failed", { method: context.req.method, path: context.req.routePath, cause: causeText(error) })
    return send(context, new Problem(500, refusalMessages.failed))
  }
