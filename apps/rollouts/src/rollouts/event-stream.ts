import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import { Result } from "effect"
import { type SSEStreamingApi, streamSSE } from "hono/streaming"
import { type Caller, isRefusedToken } from "../access/caller.ts"
import { Problem } from "../http/problem.ts"
import type { Parts, ServiceContext } from "../http/service-env.ts"
import { causeText } from "../log.ts"

const lookEveryMs = 500
const aliveEveryMs = 15_000
/** Between two looks at the token and the rights of whoever follows. */
const checkEveryMs = 15_000
const longestMs = 5 * 60_000
/** The most events of one look; after fewer there is a pause. */
export const inOneLook = 500
/** Seconds after which a client that found no room asks again. */
const laterSeconds = 10

interface ToldEvent {
  readonly event: string
  /** What the client names when it asks for what follows. */
  readonly id: string
  readonly data: unknown
}

/** What a stream tells of. */
interface Feed {
  /** Whether somebody sees the same as when it began. */
  readonly isSeenBy: (caller: Caller) => boolean | Promise<boolean>
  /** What there is since it was asked last, in its order. */
  readonly news: () => Promise<ReadonlyArray<ToldEvent>>
}

/** Begins after the event that was seen last; null where none was: then with all there is to be seen. */
export type OpenFeed = (seen: number | null) => Promise<Feed>

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
const mayGoOn = async ({ callers }: Parts, token: string, feed: Feed): Promise<boolean> => {
  const caller = await callers.of(token)
  return Result.isSuccess(caller) ? feed.isSeenBy(caller.success) : !isRefusedToken(caller.failure)
}

interface Followed {
  readonly feed: Feed
  readonly token: string
  readonly signal: AbortSignal
}

const alive = (stream: SSEStreamingApi) => stream.write(": alive\n\n")

/** Tells what happens until the client or the service leaves, the right is gone, or it has been long enough. */
const tellNews = async (parts: Parts, stream: SSEStreamingApi, { feed, token, signal }: Followed) => {
  const until = Date.now() + longestMs
  let [quietSince, checkedAt] = [Date.now(), Date.now()]
  // Whoever follows learns at once that it works, though nothing may happen for long.
  await alive(stream)
  while (!signal.aborted && Date.now() < until) {
    if (Date.now() - checkedAt >= checkEveryMs) {
      if (!(await mayGoOn(parts, token, feed))) return
      checkedAt = Date.now()
    }
    const news = await feed.news()
    for (const { event, id, data } of news) await stream.writeSSE({ event, id, data: JSON.stringify(data) })
    if (news.length > 0) quietSince = Date.now()
    else if (Date.now() - quietSince > aliveEveryMs) {
      await alive(stream)
      quietSince = Date.now()
    }
    if (news.length < inOneLook) await pause(signal)
  }
}

/**
 * Streams of what changes, from the event after the one that was seen last, for so many clients at once. Each ends soon
 * after its token has run out or the right to see it is gone: whoever connects again is asked anew.
 */
export const eventStreams = (parts: Parts) => {
  let open = 0
  return async (context: ServiceContext, openFeed: OpenFeed): Promise<Response> => {
    // Of a request for the headers alone nobody would take, or end, what is streamed.
    if (context.req.method === "HEAD") return context.body(null, 200, { "Content-Type": "text/event-stream" })
    if (open >= parts.mostStreams)
      throw new Problem(503, refusalMessages.manyStreams(laterSeconds), [], { "Retry-After": String(laterSeconds) })
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
        await tellNews(parts, stream, { feed: await openFeed(seen), token, signal: ended.signal })
      } catch (error) {
        // Whoever follows asks again, and is answered then why not.
        if (!ended.signal.aborted) parts.log("warn", "a stream failed", { cause: causeText(error) })
      } finally {
        open -= 1
        ended.abort()
      }
    })
  }
}
