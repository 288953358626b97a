import { jsonField } from "@command-center/domain/json/json-field"
import { and, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm"
import { type JobName, jobNames, type LostOutcome } from "../database/queue.ts"
import { schema } from "../database/schema.ts"
import { causeText } from "../log.ts"
import { released } from "./claim-call.ts"
import { makeDefects } from "./defects.ts"
import { lookAt } from "./look.ts"
import type { RunParts } from "./parts.ts"
import { renewTokens } from "./renew-tokens.ts"
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
    await queue.add(tx, "wake", due)
  })

/** Calls that left with a process that is gone are taken over, and those whose job was lost are given another. */
const takeOverCalls = ({ database, queue, now, settleMs }: RunParts): Promise<void> =>
  database.db.transaction(async (tx) => {
    const time = now()
    const lost = new Date(time.getTime() - 2 * settleMs)
    const running = tx.select({ id: rollout.id }).from(rollout).where(eq(rollout.state, "running"))
    const failed = tx.select({ id: rollout.id }).from(rollout).where(eq(rollout.state, "failed"))
    const due = await tx
      .select({ callId: call.id })
      .from(call)
      .where(
        or(
          and(eq(call.state, "left"), notInArray(call.rolloutId, failed), lt(call.leaseUntil, time)),
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
    await queue.add(tx, "takeOver", due)
  })

const rolloutOfCall = async ({ database }: RunParts, callId: number): Promise<string | null> => {
  const [row] = await database.db.select({ rolloutId: call.rolloutId }).from(call).where(eq(call.id, callId))
  return row?.rolloutId ?? null
}

/** Which rollout a job is about, by what was added for it; null where there is none. */
const rolloutOfJob = async (parts: RunParts, job: unknown): Promise<string | null> => {
  const [rolloutId, callId] = [jsonField(job, "rolloutId"), jsonField(job, "callId")]
  if (typeof rolloutId === "string") return rolloutId
  return typeof callId === "number" ? rolloutOfCall(parts, callId) : null
}

/** Works off jobs beside the other instances, until it is stopped. */
export const startRunner = async (parts: RunParts): Promise<Runner> => {
  const { queue, log, metrics } = parts
  const underWay = new Set<Promise<unknown>>()
  let isStopping = false

  const defects = makeDefects(parts)

  const holdLost = async ({ jobs, error }: LostOutcome): Promise<void> => {
    metrics.count("rollouts_errors_total")
    const ids = new Set(await Promise.all(jobs.map((job) => rolloutOfJob(parts, job))))
    for (const id of ids) if (id !== null) await defects.unwritten(id, error)
  }
  queue.whenLost((lost) => {
    const held = holdLost(lost).catch((error: unknown) => log("error", "defect", { cause: causeText(error) }))
    underWay.add(held)
    void held.finally(() => underWay.delete(held))
  })

  const guarded = (what: "look" | "call", id: string, work: () => Promise<void>): Promise<void> => {
    const done = work().then(
      () => defects.passed(what, id),
      async (error: unknown) => {
        metrics.count("rollouts_errors_total")
        const rolloutId = what === "look" ? id : await rolloutOfCall(parts, Number(id))
        log("error", `a ${what} failed`, { rollout: rolloutId, cause: causeText(error) })
        if (!isStopping && rolloutId !== null) await defects.failed(what, id, rolloutId, error)
        throw error
      }
    )
    underWay.add(done)
    return done.finally(() => underWay.delete(done))
  }

  const workers = new Map<JobName, string>()
  const notify = (name: JobName): void => {
    const worker = workers.get(name)
    if (worker !== undefined) queue.boss.notifyWorker(worker)
  }
  const work = async <T extends object>(
    name: JobName,
    batchSize: number,
    each: (jobs: ReadonlyArray<T>) => Promise<void>
  ): Promise<void> => {
    const options = { batchSize, pollingIntervalSeconds }
    workers.set(name, await queue.boss.work<T>(name, options, (jobs) => each(jobs.map(({ data }) => data))))
  }
  const looks = async (jobs: ReadonlyArray<{ rolloutId: string }>): Promise<void> => {
    const ids = [...new Set(jobs.map(({ rolloutId }) => rolloutId))]
    await Promise.all(ids.map((id) => guarded("look", id, () => lookAt(parts, id))))
    notify("call")
  }
  const calls = async (jobs: ReadonlyArray<{ callId: number }>): Promise<void> => {
    await Promise.all(jobs.map(({ callId }) => guarded("call", String(callId), () => sendCall(parts, callId))))
    if (jobs.length === atOnce.calls) notify("call")
    notify("look")
  }
  await work("look", atOnce.looks, looks)
  await work("wake", atOnce.looks, looks)
  await work("call", atOnce.calls, calls)
  await work("takeOver", atOnce.calls, calls)

  const trimEvents = makeTrimming(parts)
  let sweeping: Promise<void> = Promise.resolve()
  const sweep = async (): Promise<void> => {
    if (isStopping) return
    await wakeRollouts(parts)
    await takeOverCalls(parts)
    await trimEvents()
  }
  let renewing: Promise<void> | null = null
  const renew = (): void => {
    renewing ??= renewTokens(parts)
      .catch((error: unknown) => log("warn", "renewing failed", { cause: causeText(error) }))
      .finally(() => {
        renewing = null
      })
  }
  const timer = setInterval(() => {
    renew()
    sweeping = sweeping.then(sweep).catch((error: unknown) => log("warn", "sweep failed", { cause: causeText(error) }))
  }, sweepEveryMs)

  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      for (const name of jobNames) await queue.boss.offWork(name)
      await sweeping
      await renewing
      await Promise.allSettled(underWay)
    }
  }
}
