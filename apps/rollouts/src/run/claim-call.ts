import { isTimed } from "@command-center/domain/rollout/wave-runs"
import { and, eq, inArray, lt, lte, or, sql } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"
import type { RolloutRow, WaveRow } from "../rollouts/rollout-rows.ts"
import { changeTargets, type TargetChange } from "./change-targets.ts"
import { countWave } from "./figures.ts"
import type { RunParts } from "./parts.ts"
import { callsOf, contentsOf, writeCalls } from "./planned-calls.ts"
import { lockRollout } from "./step.ts"

const { call, target, wave: waves } = schema
export type CallRow = typeof call.$inferSelect

/** Who takes over calls whose process is gone: the next handler may claim them. */
export const released = "released"

export const leaseOf = ({ settleMs }: Pick<RunParts, "settleMs">, now: Date): Date => new Date(now.getTime() + settleMs)

/** A call that is this process's now. */
export interface Claimed {
  readonly row: CallRow
  readonly rollout: RolloutRow
  /** It may have been carried out before: it is looked up before anything of it is sent. */
  readonly isLookedUp: boolean
}

/** So much later than it was to run, it still is at its time. */
const graceMs = 60_000

const keepLastRun = async (tx: Database, wave: WaveRow, runs: ReadonlyArray<string>): Promise<void> => {
  const last = runs.reduce((latest, runAt) => (runAt > latest ? runAt : latest), "")
  if (last === "" || (wave.lastRunAt !== null && wave.lastRunAt.toISOString() >= last)) return
  const watchedUntil = new Date(Date.parse(last) + wave.plan.watchMinutes * 60_000).toISOString()
  await tx
    .update(waves)
    .set({ lastRunAt: new Date(last), times: { ...wave.times, last, watchedUntil } })
    .where(and(eq(waves.rolloutId, wave.rolloutId), eq(waves.wave, wave.wave)))
}

/**
 * Targets whose hour passed while their call was held run at the next one that their sites allow: what is sent to them is
 * written anew, and those that are not due now become calls of their own. Answers the ids that are left to this call.
 */
const retimed = async (
  parts: RunParts,
  tx: Database,
  rollout: RolloutRow,
  row: CallRow,
  now: Date
): Promise<ReadonlyArray<number>> => {
  const [wave] = await tx
    .select()
    .from(waves)
    .where(and(eq(waves.rolloutId, rollout.id), eq(waves.wave, row.wave)))
  if (wave === undefined || !isTimed(rollout.plan, wave.plan)) return row.targetIds
  const rows = await tx
    .select({ id: target.id, record: target.record, runAt: target.runAt })
    .from(target)
    .where(and(eq(target.rolloutId, rollout.id), inArray(target.id, [...row.targetIds])))
  const isLate = ({ runAt }: { runAt: Date | null }) => runAt !== null && runAt.getTime() < now.getTime() - graceMs
  const late = rows.filter(isLate)
  if (late.length === 0) return row.targetIds
  const { changes } = contentsOf(
    rollout,
    wave,
    late.map(({ record }) => record),
    now
  )
  await changeTargets(tx, rollout.id, now, changes)
  await keepLastRun(
    tx,
    wave,
    changes.flatMap(({ runAt }) => runAt ?? [])
  )
  await countWave(tx, rollout.id, row.wave, now)
  const kept = rows
    .filter((each) => !isLate(each))
    .map(({ id, runAt }) => ({ id, runAt: runAt?.toISOString() ?? null }))
  const calls = callsOf(rollout, [...kept, ...changes.filter(({ state }) => state === "planned")], now)
  const own = calls.find(({ dueAt }) => dueAt <= now)
  await writeCalls(
    parts,
    tx,
    row,
    calls.filter((each) => each !== own),
    now
  )
  return own?.ids ?? []
}

const settled = { state: "settled", leaseUntil: null, leaseBy: null } as const

/**
 * Writes down that a call leaves now, unless it has left, is not due, or its rollout does not send: what comes after a
 * crash then looks it up. The rollout's row is locked first, so that nothing leaves after a pause was confirmed.
 */
export const claimCall = (parts: RunParts, callId: number, rolloutId: string): Promise<Claimed | null> => {
  const now = parts.now()
  return parts.database.db.transaction(async (tx) => {
    const rollout = await lockRollout(tx, rolloutId)
    if (rollout === null) return null
    const isFree = or(
      rollout.state === "running" ? and(eq(call.state, "written"), lte(call.dueAt, now)) : sql`false`,
      and(eq(call.state, "left"), or(eq(call.leaseBy, released), lt(call.leaseUntil, now)))
    )
    const own = eq(call.id, callId)
    const [free] = await tx.select().from(call).where(and(own, isFree)).for("update")
    if (free === undefined) return null
    // Once more it leaves only while what a look has found is fresh.
    const isStale = free.attempts > 0 && (free.leaseUntil === null || free.leaseUntil < now)
    const isLookedUp = free.state === "left" || isStale
    const targetIds = isLookedUp ? free.targetIds : await retimed(parts, tx, rollout, free, now)
    if (targetIds.length === 0) {
      await tx.update(call).set(settled).where(own)
      await parts.queue.add(tx, "look", [{ rolloutId }])
      return null
    }
    const attempts = free.attempts + (isLookedUp ? 0 : 1)
    const left = {
      state: "left",
      attempts,
      targetIds,
      leaseBy: parts.instance,
      leaseUntil: leaseOf(parts, now)
    } as const
    await tx.update(call).set(left).where(own)
    const sending = targetIds.map((id): TargetChange => ({ id, state: "sending", reason: null, call: "left" }))
    if (!isLookedUp) await changeTargets(tx, rolloutId, now, sending)
    return { row: { ...free, ...left }, rollout, isLookedUp }
  })
}
