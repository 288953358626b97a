import type { WaitReason } from "@command-center/domain/rollout/rollout-record"
import { and, asc, eq } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"
import { type RolloutRow, summaryOf, wavesOf } from "../rollouts/rollout-rows.ts"
import { tell, writeJournal } from "../rollouts/told.ts"
import type { FlowEvent, FlowStep } from "./flow.ts"
import { advanceFlow, beginFlow } from "./flow-steps.ts"
import type { RunParts } from "./parts.ts"

const { rollout, call } = schema

/** Takes a rollout's row for the rest of the transaction: whatever changes it is done one after the other. */
export const lockRollout = async (tx: Database, id: string): Promise<RolloutRow | null> => {
  const [row] = await tx.select().from(rollout).where(eq(rollout.id, id)).for("update")
  return row ?? null
}

const isSame = (row: RolloutRow, step: FlowStep): boolean =>
  row.state === step.state && row.wave === step.wave && JSON.stringify(row.waiting) === JSON.stringify(step.waiting)

const mayPass = new Set<WaitReason>(["rights", "signOn", "service"])

/** What is watched, and what may pass by itself, is looked at again before its time. */
const nextLook = ({ state, waiting, wakeAt }: FlowStep, { at }: FlowEvent, lookEveryMs: number): Date | null => {
  const isLookedAt = state === "watching" || (waiting !== null && mayPass.has(waiting.reason))
  const soon = isLookedAt ? Date.parse(at) + lookEveryMs : Number.POSITIVE_INFINITY
  const time = Math.min(soon, wakeAt === null ? Number.POSITIVE_INFINITY : Date.parse(wakeAt))
  return time === Number.POSITIVE_INFINITY ? null : new Date(time)
}

/**
 * One event of one rollout: the machine is taken from where it was left, goes on, and is kept, with the journal and what
 * is to be done next, in one transaction. Answers null where the machine has no step for it.
 */
export const takeStep = async (
  { queue, vault, lookEveryMs }: Pick<RunParts, "queue" | "vault" | "lookEveryMs">,
  tx: Database,
  row: RolloutRow,
  event: FlowEvent
): Promise<RolloutRow | null> => {
  const input = { outline: row.plan, creatorId: row.createdById, isTokenLasting: vault.isLasting }
  const step = advanceFlow(row.snapshot ?? beginFlow(input), event)
  if (step === null) return null
  const { snapshot, state, wave, waiting } = step
  const changed = { snapshot, state, wave, waiting, wakeAt: nextLook(step, event, lookEveryMs) }
  await tx.update(rollout).set(changed).where(eq(rollout.id, row.id))
  for (const entry of step.journal) await writeJournal(tx, row.id, entry)
  const after = { ...row, ...changed }
  if (!isSame(row, step)) {
    const figures = (await wavesOf(tx, row.id)).map((each) => each.figures)
    await tell(tx, row.id, new Date(event.at), [{ kind: "rollout", data: summaryOf(after, figures) }])
  }
  if (state === "running" && row.state !== "running") {
    const held = await tx
      .select({ callId: call.id })
      .from(call)
      .where(and(eq(call.rolloutId, row.id), eq(call.state, "written")))
      .orderBy(asc(call.dueAt))
    if (held.length > 0) await queue.add(tx, "call", held)
  }
  if (step.wakeAt !== null && Date.parse(step.wakeAt) <= Date.parse(event.at))
    await queue.add(tx, "look", [{ rolloutId: row.id }])
  return after
}
