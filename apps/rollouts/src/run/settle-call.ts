import type { RolloutState } from "@command-center/domain/rollout/rollout-record"
import { and, eq, ne } from "drizzle-orm"
import { schema } from "../database/schema.ts"
import type { RolloutRow } from "../rollouts/rollout-rows.ts"
import { changeTargets, type TargetChange } from "./change-targets.ts"
import { type CallRow, released } from "./claim-call.ts"
import { countWave } from "./figures.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, takeStep } from "./step.ts"

const { call, wave: waves } = schema

interface Settled {
  readonly changes: ReadonlyArray<TargetChange>
  /** Nothing of the call is open any more. */
  readonly isDone: boolean
}

/** Keeps what became of targets; with the last of a wave's calls the wave has been sent. Answers how the rollout is. */
export const settleCall = (
  parts: RunParts,
  row: CallRow,
  settledIn: (rollout: RolloutRow) => Settled
): Promise<RolloutState | null> =>
  parts.database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, row.rolloutId)
    if (locked === null) return null
    const now = parts.now()
    const { changes, isDone } = settledIn(locked)
    await changeTargets(tx, row.rolloutId, now, changes)
    if (!isDone) return locked.state
    await tx.update(call).set({ state: "settled", leaseUntil: null, leaseBy: null }).where(eq(call.id, row.id))
    const figures = await countWave(tx, row.rolloutId, row.wave, now)
    if (locked.wave !== row.wave) return locked.state
    const own = and(eq(call.rolloutId, row.rolloutId), eq(call.wave, row.wave), ne(call.state, "settled"))
    const [open] = await tx.select({ id: call.id }).from(call).where(own).limit(1)
    const at = now.toISOString()
    if (open !== undefined) return (await takeStep(parts, tx, locked, { type: "FIGURES", at, figures })).state
    const [wave] = await tx
      .select({ lastRunAt: waves.lastRunAt })
      .from(waves)
      .where(and(eq(waves.rolloutId, row.rolloutId), eq(waves.wave, row.wave)))
    const lastRunAt = (wave?.lastRunAt ?? now).toISOString()
    return (await takeStep(parts, tx, locked, { type: "WAVE_SENT", at, lastRunAt, figures })).state
  })

/** So long at least what a look-up has found is relied on, however soon others are looked up. */
const freshMs = 10_000

const isPast = (waitMs: number, at: Date) => (waitMs === 0 ? {} : { startAfter: at })

/** Leaves a call that may have been carried out for later: then it is looked up before anything of it is sent. */
export const leaveOpen = async (parts: RunParts, row: CallRow, waitMs = parts.settleMs): Promise<void> => {
  const at = new Date(parts.now().getTime() + waitMs)
  await parts.database.db.transaction(async (tx) => {
    await tx.update(call).set({ state: "left", leaseBy: released, leaseUntil: at }).where(eq(call.id, row.id))
    await parts.queue.add(tx, "call", [{ callId: row.id, ...isPast(waitMs, at) }])
  })
}

/**
 * Gives back targets of a call that surely have nothing: they are sent while the rollout sends, at their sites' hours,
 * and are looked up once more where that is later than a look is fresh.
 */
export const giveBack = async (
  parts: RunParts,
  row: CallRow,
  ids: ReadonlyArray<number>,
  waitMs: number
): Promise<void> => {
  const now = parts.now()
  const dueAt = new Date(now.getTime() + waitMs)
  await parts.database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, row.rolloutId)
    if (locked === null) return
    // What was stopped meanwhile is settled by the look-up of what has left.
    if (locked.state !== "running") {
      const left = { state: "left", leaseBy: released, leaseUntil: dueAt } as const
      await tx.update(call).set(left).where(eq(call.id, row.id))
    } else {
      const fresh = new Date(now.getTime() + Math.max(parts.settleMs, freshMs))
      const written = { state: "written", leaseBy: null, leaseUntil: fresh, targetIds: ids, dueAt } as const
      await tx.update(call).set(written).where(eq(call.id, row.id))
      const planned = ids.map((id): TargetChange => ({ id, state: "planned", reason: null, call: "none" }))
      await changeTargets(tx, row.rolloutId, now, planned)
    }
    await parts.queue.add(tx, "call", [{ callId: row.id, ...isPast(waitMs, dueAt) }])
  })
}
