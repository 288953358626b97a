import { and, asc, desc, eq, gt } from "drizzle-orm"
import { streamSSE } from "hono/streaming"
import { schema } from "../database/schema.ts"
import { requestMessages } from "../http/messages.ts"
import { Problem } from "../http/problem.ts"
import type { Parts, ServiceContext } from "../http/service-env.ts"
import { findRollout, type RolloutRow, summaryOf, wavesOf } from "./rollout-rows.ts"

const { event } = schema
const lookEveryMs = 500
const aliveEveryMs = 15_000
const inOneLook = 500
/** Streams of one instance at once. */
const mostStreams = 500
let streams = 0

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
    const timer = setTimeout(resolve, lookEveryMs)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * What changes of a rollout, from the event after the one that was seen last; without one, the rollout as it is and what
 * follows. It ends when the token has run out or the right to see it is gone: whoever connects again is asked anew.
 */
export const streamEvents = async (context: ServiceContext, parts: Parts, row: RolloutRow): Promise<Response> => {
  const { db } = parts.database
  if (streams >= mostStreams) throw new Problem(503, requestMessages.servicesAway, [], { "Retry-After": "10" })
  const given = context.req.header("Last-Event-ID") ?? ""
  const seen = /^\d{1,15}$/u.test(given) ? Number(given) : null
  let after = seen ?? (await lastOf(parts, row.id))
  context.header("Cache-Control", "no-store")
  context.header("X-Accel-Buffering", "no")
  return streamSSE(context, async (stream) => {
    streams += 1
    const ended = new AbortController()
    stream.onAbort(() => ended.abort())
    parts.stopping.addEventListener("abort", () => ended.abort(), { signal: ended.signal })
    const until = Date.now() + 5 * 60_000
    let quietSince = Date.now()
    try {
      if (seen === null) {
        const now = await findRollout(db, row.id)
        const waves = await wavesOf(db, row.id)
        const data = summaryOf(
          now ?? row,
          waves.map(({ figures }) => figures)
        )
        await stream.writeSSE({ event: "rollout", id: String(after), data: JSON.stringify(data) })
      }
      while (!ended.signal.aborted && Date.now() < until) {
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
        if (rows.length < inOneLook) await pause(ended.signal)
      }
    } finally {
      streams -= 1
      ended.abort()
    }
  })
}
