import type { WaitReason } from "@command-center/domain/rollout/rollout-record"
import { type RolloutStepTaken, rolloutStep } from "@command-center/machines/rollout/rollout.steps"
import type { RolloutEvent } from "@command-center/machines/rollout/rollout.types"
import { and, asc, eq } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"
import { type RolloutRow, summaryOf, wavesOf } from "../rollouts/rollout-rows.ts"
import { tell, writeJournal } from "../rollouts/told.ts"
import type { RunParts } from "./parts.ts"

const { rollout, call } = schema

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

/** What is under way, and what may pass by itself, is looked at again before its time. */
const nextLook = (after: RolloutStepTaken, { at }: RolloutEvent, lookEveryMs: number): Date | null => {
  const { waiting, wakeAt } = after
  const isLookedAt = isActive(after) || (waiting !== null && mayPass.has(waiting.reason))
  const soon = isLookedAt ? Date.parse(at) + lookEveryMs : Number.POSITIVE_INFINITY
  const time = Math.min(soon, wakeAt === null ? Number.POSITIVE_INFINITY : Date.parse(wakeAt))
  return time === Number.POSITIVE_INFINITY ? null : new Date(time)
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
  parts: Pick<RunParts, "queue" | "lookEveryMs">,
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
  if (isSame(row, after)) return now
  const figures = (await wavesOf(tx, row.id)).map((each) => each.figures)
  await tell(tx, row.id, new Date(event.at), [{ kind: "rollout", data: summaryOf(now, figures) }])
  if (state === "running" && row.state !== "running") await sendHeldCalls(parts, tx, row.id)
  if (isActive(after)) await parts.queue.add(tx, "look", [{ rolloutId: row.id }])
  return now
}
