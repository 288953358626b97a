import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import { wavePreview } from "@command-center/domain/rollout/rollout-preview"
import { and, asc, eq, isNull } from "drizzle-orm"
import { Result } from "effect"
import { schema } from "../database/schema.ts"
import type { RolloutRow, WaveRow } from "../rollouts/rollout-rows.ts"
import { type Hindrance, renewedToken } from "./acting-token.ts"
import { changeTargets } from "./change-targets.ts"
import { countWave } from "./figures.ts"
import { hindranceOf } from "./holding.ts"
import type { RunParts } from "./parts.ts"
import { callsOf, contentsOf, skipped, writeCalls } from "./planned-calls.ts"
import { lockRollout, takeStep, tellRollout } from "./step.ts"
import { targetsAway } from "./targets-there.ts"

const { target, wave: waves } = schema

/** The targets of a wave of which nothing was sent yet. */
const recordsOf = async (
  { database }: RunParts,
  row: RolloutRow,
  wave: number
): Promise<ReadonlyArray<RolloutTarget>> => {
  const rows = await database.db
    .select({ record: target.record })
    .from(target)
    .where(and(eq(target.rolloutId, row.id), eq(target.wave, wave), eq(target.call, "none")))
    .orderBy(asc(target.place))
  return rows.map(({ record }) => record)
}

/**
 * Begins a wave: when each of its targets runs, and all of its calls written down with their jobs, in one transaction.
 * Answers what stands against it, if anything does.
 */
export const beginWave = async (parts: RunParts, row: RolloutRow, wave: WaveRow): Promise<Hindrance | null> => {
  const { database, services } = parts
  const token = await renewedToken(parts, row)
  if (Result.isFailure(token)) return token.failure
  const all = await recordsOf(parts, row, wave.wave)
  const away = await services.run(targetsAway(row.plan.action, row.businessEntityId, all), token.success)
  if (Result.isFailure(away)) return hindranceOf(away.failure)
  const now = parts.now()
  const records = all.filter(({ id }) => !away.success.has(id))
  const { changes, runs } = contentsOf(row, wave, records, now)
  const lost = [...away.success].map(([id, reason]) => skipped(id, reason))
  const given = { wave: wave.wave, kind: wave.kind, begin: now, watchMinutes: wave.plan.watchMinutes }
  // Of an open wave that is begun again for those who joined, all of its targets count.
  const times = {
    ...wave.times,
    ...wavePreview(given, records, runs),
    targets: wave.figures.targets,
    isEstimate: false
  }
  const calls = callsOf(
    row,
    changes.filter(({ state }) => state === "planned"),
    now
  )
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
    await changeTargets(tx, row.id, now, [...changes, ...lost])
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
    const own = { rolloutId: row.id, wave: wave.wave, businessEntityId: row.businessEntityId }
    await writeCalls(parts, tx, own, calls, now)
    await tellRollout(tx, row.id, now)
    parts.log("info", "wave begun", { rollout: row.id, wave: wave.wave, targets: records.length, calls: calls.length })
  })
  return null
}
