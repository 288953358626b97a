import { planMessages, targetMessages } from "@command-center/domain/rollout/rollout-messages"
import { wavePreview } from "@command-center/domain/rollout/rollout-preview"
import { targetContent } from "@command-center/domain/rollout/target-content"
import { waveRuns } from "@command-center/domain/rollout/wave-runs"
import { and, asc, eq, isNull } from "drizzle-orm"
import { Result } from "effect"
import { schema } from "../database/schema.ts"
import { knownTargets } from "../rollouts/known-targets.ts"
import type { RolloutRow, WaveRow } from "../rollouts/rollout-rows.ts"
import { type Hindrance, renewedToken } from "./acting-token.ts"
import { changeTargets, type TargetChange } from "./change-targets.ts"
import { countWave } from "./figures.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, takeStep } from "./step.ts"

const { target, wave: waves, call } = schema

/** Targets of one call. */
const inOneCall = 100
/** Tasks go to the service so long before they run, so that a pause, or a lost gate, holds those that run later. */
const leadMs = 15 * 60_000
/** Between the first and the last that run of one call: the hours of two sites are never in one. */
const apartMs = 15 * 60_000

interface PlannedCall {
  readonly ids: ReadonlyArray<number>
  readonly dueAt: Date
}

/** Calls of at most so many targets by when they run; a profile is applied by the call itself, so at its own time. */
const callsOf = (sent: ReadonlyArray<TargetChange>, isByTask: boolean, now: Date): ReadonlyArray<PlannedCall> => {
  const [lead, apart] = isByTask ? [leadMs, apartMs] : [0, 0]
  const calls: Array<{ ids: Array<number>; dueAt: Date; first: number }> = []
  for (const { id, runAt } of sent.toSorted((left, right) => (left.runAt ?? "").localeCompare(right.runAt ?? ""))) {
    const time = Date.parse(runAt ?? "")
    const last = calls.at(-1)
    if (last !== undefined && last.ids.length < inOneCall && time - last.first <= apart) last.ids.push(id)
    else calls.push({ ids: [id], dueAt: new Date(Math.max(now.getTime(), time - lead)), first: time })
  }
  return calls
}

const skipped = (id: number, reason: string): TargetChange => ({ id, state: "skipped", reason, call: "skipped" })

const plannedOf = async (
  { database }: RunParts,
  row: RolloutRow,
  wave: WaveRow,
  now: Date,
  known: ReadonlySet<number>
) => {
  const rows = await database.db
    .select({ record: target.record })
    .from(target)
    .where(and(eq(target.rolloutId, row.id), eq(target.wave, wave.wave)))
    .orderBy(asc(target.place))
  const records = rows.map(({ record }) => record)
  const runs = waveRuns(row.plan, wave.plan, records, now)
  const never = new Map(
    runs.never.flatMap(({ zone, targets }) =>
      targets.map(({ id }) => [id, planMessages.neverOpen(wave.wave, zone, targets.length)] as const)
    )
  )
  const changes = records.map((record): TargetChange => {
    const runAt = runs.runs.get(record.id)
    if (!known.has(record.id)) return skipped(record.id, targetMessages.gone)
    if (runAt === undefined) return skipped(record.id, never.get(record.id) ?? targetMessages.leftOut)
    const content = targetContent(row.plan.action, record, { runAt, now })
    if (Result.isFailure(content)) return skipped(record.id, content.failure)
    const sent = content.success.kind === "task" ? content.success.task : content.success.assignment
    return { id: record.id, state: "planned", reason: null, call: "none", runAt, content: sent }
  })
  const given = { wave: wave.wave, kind: wave.kind, begin: now, watchMinutes: wave.plan.watchMinutes }
  return { changes, times: wavePreview(given, records, runs) }
}

/**
 * Begins a wave: when each of its targets runs, and all of its calls written down with their jobs, in one transaction.
 * Answers what stands against it, if anything does.
 */
export const beginWave = async (parts: RunParts, row: RolloutRow, wave: WaveRow): Promise<Hindrance | null> => {
  const { database, queue, services } = parts
  const token = await renewedToken(parts, row)
  if (Result.isFailure(token)) return token.failure
  const known = await knownTargets(services, token.success, row.businessEntityId, row.plan.action)
  if (Result.isFailure(known)) return known.failure._tag === "Unauthorized" ? "signOn" : "service"
  const now = parts.now()
  const { changes, times } = await plannedOf(parts, row, wave, now, known.success)
  const sent = changes.filter(({ state }) => state === "planned")
  const calls = callsOf(sent, row.plan.action.kind !== "applyProfile", now)
  await database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, row.id)
    if (locked === null || locked.state !== "running" || locked.wave !== wave.wave) return
    const lastRunAt = new Date(times.last ?? now)
    const begun = await tx
      .update(waves)
      .set({ begunAt: now, lastRunAt, times })
      .where(and(eq(waves.rolloutId, row.id), eq(waves.wave, wave.wave), isNull(waves.begunAt)))
      .returning({ wave: waves.wave })
    if (begun.length === 0) return
    await changeTargets(tx, row.id, now, changes)
    const figures = await countWave(tx, row.id, wave.wave, now)
    if (calls.length === 0) {
      await takeStep(parts, tx, locked, {
        type: "WAVE_SENT",
        at: now.toISOString(),
        lastRunAt: lastRunAt.toISOString(),
        figures
      })
      return
    }
    const written = await tx
      .insert(call)
      .values(
        calls.map(({ ids, dueAt }) => ({
          rolloutId: row.id,
          wave: wave.wave,
          businessEntityId: row.businessEntityId,
          targetIds: ids,
          state: "written" as const,
          dueAt
        }))
      )
      .returning({ callId: call.id, dueAt: call.dueAt })
    const due = written.filter(({ dueAt }) => dueAt <= now).map(({ callId }) => ({ callId }))
    if (due.length > 0) await queue.add(tx, "call", due)
    for (const { callId, dueAt } of written) if (dueAt > now) await queue.add(tx, "call", [{ callId }], dueAt)
  })
  return null
}
