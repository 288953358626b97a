import { planMessages, targetMessages } from "@command-center/domain/rollout/rollout-messages"
import type { RolloutTarget, WavePlan } from "@command-center/domain/rollout/rollout-plan"
import { targetContent } from "@command-center/domain/rollout/target-content"
import { type WaveRuns, waveRuns } from "@command-center/domain/rollout/wave-runs"
import { Result } from "effect"
import { type Database, schema } from "../database/schema.ts"
import type { RolloutRow, WaveRow } from "../rollouts/rollout-rows.ts"
import type { TargetChange } from "./change-targets.ts"
import type { RunParts } from "./parts.ts"

/** Targets of one call. */
const inOneCall = 100
/** Tasks go to the service so long before they run, so that a pause, or a lost gate, holds those that run later. */
const leadMs = 15 * 60_000
/** Between the first and the last that run of one call: the hours of two sites are never in one. */
const apartMs = 15 * 60_000
/** A statement takes 65,535 parameters. */
const inOneStatement = 1000

export interface PlannedCall {
  readonly ids: ReadonlyArray<number>
  readonly dueAt: Date
}

type Running = Pick<TargetChange, "id" | "runAt">

/** Calls of at most so many targets by when they run; a profile is applied by the call itself, so at its own time. */
export const callsOf = (
  { plan }: Pick<RolloutRow, "plan">,
  sent: ReadonlyArray<Running>,
  now: Date
): ReadonlyArray<PlannedCall> => {
  const [lead, apart] = plan.action.kind === "applyProfile" ? [0, 0] : [leadMs, apartMs]
  const calls: Array<{ ids: Array<number>; dueAt: Date; first: number }> = []
  for (const { id, runAt } of sent.toSorted((left, right) => (left.runAt ?? "").localeCompare(right.runAt ?? ""))) {
    const time = Date.parse(runAt ?? "")
    const last = calls.at(-1)
    if (last !== undefined && last.ids.length < inOneCall && time - last.first <= apart) last.ids.push(id)
    else calls.push({ ids: [id], dueAt: new Date(Math.max(now.getTime(), time - lead)), first: time })
  }
  return calls
}

export const skipped = (id: number, reason: string): TargetChange => ({ id, state: "skipped", reason, call: "skipped" })

/** A wave that has a time is begun at it, or sooner where somebody would not wait: its time says nothing any more. */
const begunNow = ({ start, ...wave }: WavePlan): WavePlan => ({
  ...wave,
  start: start.kind === "at" ? { kind: "now" } : start
})

/** When targets of a wave run that begins now, and what is sent to each, to the letter. */
export const contentsOf = (
  { plan }: RolloutRow,
  wave: Pick<WaveRow, "wave" | "plan">,
  records: ReadonlyArray<RolloutTarget>,
  now: Date
): { readonly changes: ReadonlyArray<TargetChange>; readonly runs: WaveRuns<RolloutTarget> } => {
  const runs = waveRuns(plan, begunNow(wave.plan), records, now)
  const never = new Map(
    runs.never.flatMap(({ zone, targets }) =>
      targets.map(({ id }) => [id, planMessages.neverOpen(wave.wave, zone, targets.length)] as const)
    )
  )
  const changes = records.map((record): TargetChange => {
    const runAt = runs.runs.get(record.id)
    if (runAt === undefined) return skipped(record.id, never.get(record.id) ?? targetMessages.leftOut)
    const content = targetContent(plan.action, record, { runAt, now })
    if (Result.isFailure(content)) return skipped(record.id, content.failure)
    const sent = content.success.kind === "task" ? content.success.task : content.success.assignment
    return { id: record.id, state: "planned", reason: null, call: "none", runAt, content: sent }
  })
  return { changes, runs }
}

/** Writes calls down with their jobs, in the transaction in which what they send is written. */
export const writeCalls = async (
  { queue }: Pick<RunParts, "queue">,
  tx: Database,
  { rolloutId, wave, businessEntityId }: { rolloutId: string; wave: number; businessEntityId: number },
  calls: ReadonlyArray<PlannedCall>,
  now: Date
): Promise<void> => {
  for (let from = 0; from < calls.length; from += inOneStatement) {
    const rows = calls.slice(from, from + inOneStatement).map(({ ids, dueAt }) => ({
      rolloutId,
      wave,
      businessEntityId,
      targetIds: ids,
      state: "written" as const,
      dueAt
    }))
    const written = await tx
      .insert(schema.call)
      .values(rows)
      .returning({ callId: schema.call.id, startAfter: schema.call.dueAt })
    const jobs = written.map(({ callId, startAfter }) => (startAfter <= now ? { callId } : { callId, startAfter }))
    await queue.add(tx, "call", jobs)
  }
}
