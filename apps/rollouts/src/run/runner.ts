import { and, eq, inArray, lt, or, sql } from "drizzle-orm"
import { schema } from "../database/schema.ts"
import { causeText } from "../log.ts"
import { released } from "./claim-call.ts"
import { lookAt } from "./look.ts"
import type { RunParts } from "./parts.ts"
import { sendCall } from "./send-call.ts"
import { makeTrimming } from "./trim-events.ts"

const { rollout, call } = schema

/** How often what a dead process left behind, and whose time has come, is looked for. */
const sweepEveryMs = 500
/** Seconds between two looks into an empty queue. */
const pollingIntervalSeconds = 0.5
const atOnce = { calls: 4, looks: 8 } as const
const inOneSweep = 100

export interface Runner {
  /** Takes no new job and waits for those under way. */
  readonly stop: () => Promise<void>
}

/** Rollouts whose time has come get a job each; what they were is looked up again after a while, whatever becomes of it. */
const wakeRollouts = ({ database, queue, now, lookEveryMs }: RunParts): Promise<void> =>
  database.db.transaction(async (tx) => {
    const due = await tx
      .select({ rolloutId: rollout.id })
      .from(rollout)
      .where(lt(rollout.wakeAt, now()))
      .limit(inOneSweep)
      .for("update", { skipLocked: true })
    if (due.length === 0) return
    const ids = due.map(({ rolloutId }) => rolloutId)
    await tx
      .update(rollout)
      .set({ wakeAt: new Date(now().getTime() + lookEveryMs) })
      .where(inArray(rollout.id, ids))
    await queue.add(tx, "look", due)
  })

/** Calls that left with a process that is gone are taken over, and those whose job was lost are given another. */
const takeOverCalls = ({ database, queue, now, settleMs }: RunParts): Promise<void> =>
  database.db.transaction(async (tx) => {
    const time = now()
    const lost = new Date(time.getTime() - 2 * settleMs)
    const running = tx.select({ id: rollout.id }).from(rollout).where(eq(rollout.state, "running"))
    const due = await tx
      .select({ callId: call.id })
      .from(call)
      .where(
        or(
          and(eq(call.state, "left"), lt(call.leaseUntil, time)),
          and(eq(call.state, "written"), inArray(call.rolloutId, running), lt(call.dueAt, lost))
        )
      )
      .limit(inOneSweep)
      .for("update", { skipLocked: true })
    if (due.length === 0) return
    const ids = due.map(({ callId }) => callId)
    const later = new Date(time.getTime() + settleMs)
    await tx
      .update(call)
      .set({
        leaseUntil: sql`case when ${call.state} = 'left' then ${later.toISOString()}::timestamptz else ${call.leaseUntil} end`,
        leaseBy: sql`case when ${call.state} = 'left' then ${released} else null end`,
        dueAt: sql`case when ${call.state} = 'written' then ${time.toISOString()}::timestamptz else ${call.dueAt} end`
      })
      .where(inArray(call.id, ids))
    await queue.add(tx, "call", due)
  })

/** Works off jobs beside the other instances, until it is stopped. */
export const startRunner = async (parts: RunParts): Promise<Runner> => {
  const { queue, log, metrics } = parts
  const underWay = new Set<Promise<unknown>>()
  let isStopping = false

  const guarded = (work: () => Promise<void>, what: string): Promise<void> => {
    const done = work().catch((error: unknown) => {
      metrics.count("rollouts_errors_total")
      log("error", `${what} failed`, { cause: causeText(error) })
      throw error
    })
    underWay.add(done)
    return done.finally(() => underWay.delete(done))
  }

  const look = await queue.boss.work<{ rolloutId: string }>(
    "look",
    { batchSize: atOnce.looks, pollingIntervalSeconds },
    async (jobs) => {
      const ids = [...new Set(jobs.map(({ data }) => data.rolloutId))]
      await Promise.all(ids.map((id) => guarded(() => lookAt(parts, id), "a look")))
      queue.boss.notifyWorker(calls)
    }
  )
  const calls: string = await queue.boss.work<{ callId: number }>(
    "call",
    { batchSize: atOnce.calls, pollingIntervalSeconds },
    async (jobs) => {
      await Promise.all(jobs.map(({ data }) => guarded(() => sendCall(parts, data.callId), "a call")))
      if (jobs.length === atOnce.calls) queue.boss.notifyWorker(calls)
      queue.boss.notifyWorker(look)
    }
  )

  const trimEvents = makeTrimming(parts)
  let sweeping: Promise<void> = Promise.resolve()
  const sweep = async (): Promise<void> => {
    if (isStopping) return
    await wakeRollouts(parts)
    await takeOverCalls(parts)
    await trimEvents()
  }
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep).catch((error: unknown) => log("warn", "sweep failed", { cause: causeText(error) }))
  }, sweepEveryMs)

  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await queue.boss.offWork("look")
      await queue.boss.offWork("call")
      await sweeping
      await Promise.allSettled(underWay)
    }
  }
}
