import { and, asc, desc, eq, gt } from "drizzle-orm"
import { Result } from "effect"
import { type SSEStreamingApi, streamSSE } from "hono/streaming"
import { isRefusedToken, maySee } from "../access/caller.ts"
import { schema } from "../database/schema.ts"
import { requestMessages } from "../http/messages.ts"
import { Problem } from "../http/problem.ts"
import type { Parts, ServiceContext } from "../http/service-env.ts"
import { findRollout, type RolloutRow, summaryOf, wavesOf } from "./rollout-rows.ts"
import { concernedBy } from "./seen-rollout.ts"

const { event } = schema
const lookEveryMs = 500
const aliveEveryMs = 15_000
/** Between two looks at the token and the rights of whoever follows. */
const checkEveryMs = 15_000
const longestMs = 5 * 60_000
const inOneLook = 500
/** Seconds after which a client that found no room asks again. */
const laterSeconds = 10

const lastOf = async ({ database: { db } }: Parts, rolloutId: string): Promise<number> => {
  const [last] = await db
    .select({ seq: event.seq })
    .from(event)
    .where(eq(event.rolloutId, rolloutId))
    .orderBy(desc(event.seq))
    .limit(1)
  return last?.seq ?? 0
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", end)
      resolve()
    }
    const timer = setTimeout(end, lookEveryMs)
    signal.addEventListener("abort", end)
  })

/** Whether whoever follows may go on; services that are away take no right away. */
const mayGoOn = async ({ callers }: Parts, token: string, row: RolloutRow): Promise<boolean> => {
  const caller = await callers.of(token)
  return Result.isSuccess(caller) ? maySee(caller.success, concernedBy(row)) : !isRefusedToken(caller.failure)
}

/** The rollout as it is, before what follows. */
const tellWhole = async ({ database: { db } }: Parts, stream: SSEStreamingApi, row: RolloutRow, after: number) => {
  const now = await findRollout(db, row.id)
  const waves = await wavesOf(db, row.id)
  const data = summaryOf(
    now ?? row,
    waves.map(({ figures }) => figures)
  )
  await stream.writeSSE({ event: "rollout", id: String(after), data: JSON.stringify(data) })
}

interface Followed {
  readonly row: RolloutRow
  readonly token: string
  readonly after: number
  readonly signal: AbortSignal
}

/** Tells what happens until the client or the service leaves, the right is gone, or it has been long enough. */
const tellChanges = async (parts: Parts, stream: SSEStreamingApi, { row, token, signal, ...followed }: Followed) => {
  const { db } = parts.database
  const until = Date.now() + longestMs
  let { after } = followed
  let [quietSince, checkedAt] = [Date.now(), Date.now()]
  while (!signal.aborted && Date.now() < until) {
    if (Date.now() - checkedAt >= checkEveryMs) {
      if (!(await mayGoOn(parts, token, row))) return
      checkedAt = Date.now()
    }
    const rows = await db
      .select()
      .from(event)
      .where(and(eq(event.rolloutId, row.id), gt(event.seq, after)))
      .orderBy(asc(event.seq))
      .limit(inOneLook)
    for (const { seq, kind, data } of rows) {
      await stream.writeSSE({ event: kind, id: String(seq), data: JSON.stringify(data) })
      after = seq
    }
    if (rows.length > 0) quietSince = Date.now()
    else if (Date.now() - quietSince > aliveEveryMs) {
      await stream.write(": alive\n\n")
      quietSince = Date.now()
    }
    if (rows.length < inOneLook) await pause(signal)
  }
}

/**
 * What changes of a rollout, from the event after the one that was seen last; without one, the rollout as it is and what
 * follows. It ends soon after the token has run out or the right to see it is gone: whoever connects again is asked anew.
 */
export const eventStreams = (parts: Parts) => {
  let open = 0
  return async (context: ServiceContext, row: RolloutRow): Promise<Response> => {
    if (open >= parts.mostStreams)
      throw new Problem(503, requestMessages.manyStreams(laterSeconds), [], { "Retry-After": String(laterSeconds) })
    open += 1
    const given = context.req.header("Last-Event-ID") ?? ""
    const seen = /^\d{1,15}$/u.test(given) ? Number(given) : null
    const { token } = context.get("caller")
    context.header("Cache-Control", "no-store")
    context.header("X-Accel-Buffering", "no")
    return streamSSE(context, async (stream) => {
      const ended = new AbortController()
      stream.onAbort(() => ended.abort())
      parts.stopping.addEventListener("abort", () => ended.abort(), { signal: ended.signal })
      try {
        const after = seen ?? (await lastOf(parts, row.id))
        if (seen === null) await tellWhole(parts, stream, row, after)
        await tellChanges(parts, stream, { row, token, after, signal: ended.signal })
      } finally {
        open -= 1
        ended.abort()
      }
    })
  }
}
