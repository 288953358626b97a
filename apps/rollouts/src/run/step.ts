import type { WaitReason } from "@command-center/domain/rollout/rollout-record"
import { type RolloutStepTaken, rolloutStep } from "@command-center/machines/rollout/rollout.steps"
import type { RolloutEvent } from "@command-center/machines/rollout/rollout.types"
import { and, asc, eq, isNotNull, sql } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"
import { findRollout, type RolloutRow } from "../rollouts/rollout-rows.ts"
import { tell, writeJournal } from "../rollouts/told.ts"
import { toldRollout } from "../rollouts/whole-rollout.ts"
import type { RunParts } from "./parts.ts"

const { rollout, call, wave: waves } = schema

/** Takes a rollout's row for the rest of the transaction: whatever changes it is done one after the other. */
export const lockRollout = async (tx: Database, id: string): Promise<RolloutRow | null> => {
  const [row] = await tx.select().from(rollout).where(eq(rollout.id, id)).for("update")
  return row ?? null
}

const isSame = (row: RolloutRow, after: RolloutStepTaken): boolean =>
  row.state === after.state &&
  row.wave === (after.wave?.wave ?? null) &&
  JSON.stringify(row.waiting) === JSON.stringify(after.waiting)

const mayPass = new Set<WaitReason>(["rights", "signOn", "service", "newTargets"])

const isActive = ({ state, isStopping }: RolloutStepTaken): boolean =>
  state === "running" || state === "watching" || isStopping

/** What rests is looked at so much less often than what is under way: tasks of it may still end. */
export const restingLooks = 10

/** What is under way, and what may pass by itself, is looked at again before its time. */
const nextLook = (after: RolloutStepTaken, { at }: RolloutEvent, lookEveryMs: number): Date | null => {
  const { state, waiting, wakeAt } = after
  if (state === "planned" || state === "failed") return null
  const isLookedAt = isActive(after) || (waiting !== null && mayPass.has(waiting.reason))
  const soon = Date.parse(at) + lookEveryMs * (isLookedAt ? 1 : restingLooks)
  return new Date(Math.min(soon, wakeAt === null ? Number.POSITIVE_INFINITY : Date.parse(wakeAt)))
}

/** Tells how a rollout is now, with the figures and times of its waves and what can be done to it. */
export const tellRollout = async (tx: Database, rolloutId: string, at: Date): Promise<void> => {
  const row = await findRollout(tx, rolloutId)
  if (row === null) return
  await tell(tx, rolloutId, at, [{ kind: "rollout", data: await toldRollout(tx, row, at) }])
}

/** A wave is watched from when all of it was sent, which may be later than its plan had it. */
const keepWatch = async (tx: Database, row: RolloutRow, { wave: own, watchUntil }: RolloutStepTaken): Promise<void> => {
  if (own === null || watchUntil === null || watchUntil === row.snapshot.context.watchUntil) return
  await tx
    .update(waves)
    .set({ times: sql`${waves.times} || ${JSON.stringify({ watchedUntil: watchUntil })}::jsonb` })
    .where(and(eq(waves.rolloutId, row.id), eq(waves.wave, own.wave)))
}

const ended = new Set<RolloutStepTaken["state"]>(["stopped", "done", "failed"])

/** Of a wave that is left before its watch is over, the watch ends as it is left. */
const endWatch = async (tx: Database, row: RolloutRow, after: RolloutStepTaken, at: string): Promise<void> => {
  if (row.wave === null || (!ended.has(after.state) && after.wave?.wave === row.wave)) return
  const left = new Date(at).toISOString()
  await tx
    .update(waves)
    .set({ times: sql`${waves.times} || ${JSON.stringify({ watchedUntil: left })}::jsonb` })
    .where(
      and(
        eq(waves.rolloutId, row.id),
        eq(waves.wave, row.wave),
        isNotNull(waves.begunAt),
        sql`${waves.times}->>'watchedUntil' > ${left}`
      )
    )
}

const sendHeldCalls = async ({ queue }: Pick<RunParts, "queue">, tx: Database, rolloutId: string): Promise<void> => {
  const held = await tx
    .select({ callId: call.id })
    .from(call)
    .where(and(eq(call.rolloutId, rolloutId), eq(call.state, "written")))
    .orderBy(asc(call.dueAt))
  if (held.length > 0) await queue.add(tx, "call", held)
}

/**
 * One event of one rollout, whose row the transaction holds: the machine is taken from where it was left, goes on, and
 * is kept, with the journal and the job for what is to be done next. Where it has no step for the event, it stays as it is.
 */
export const takeStep = async (
  parts: Pick<RunParts, "queue" | "lookEveryMs" | "log">,
  tx: Database,
  row: RolloutRow,
  event: RolloutEvent
): Promise<RolloutRow> => {
  const after = rolloutStep(row.snapshot, event)
  if (after === null) return row
  const { kept: snapshot, state, wave, waiting } = after
  const changed = {
    snapshot,
    state,
    wave: wave?.wave ?? null,
    waiting,
    wakeAt: nextLook(after, event, parts.lookEveryMs)
  }
  await tx.update(rollout).set(changed).where(eq(rollout.id, row.id))
  for (const entry of after.journal) await writeJournal(tx, row.id, entry)
  const now = { ...row, ...changed }
  parts.log("info", "step", {
    rollout: row.id,
    step: event.type,
    state,
    wave: changed.wave,
    waitsFor: waiting?.reason ?? null
  })
  await keepWatch(tx, row, after)
  await endWatch(tx, row, after, event.at)
  if (isSame(row, after)) return now
  await tellRollout(tx, row.id, new Date(event.at))
  if (state === "running" && row.state !== "running") await sendHeldCalls(parts, tx, row.id)
  if (isActive(after)) await parts.queue.add(tx, "look", [{ rolloutId: row.id }])
  return now
}
