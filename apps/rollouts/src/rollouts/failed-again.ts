import { wavePreview } from "@command-center/domain/rollout/rollout-preview"
import { waveFigures } from "@command-center/domain/rollout/target-progress"
import { waveRuns } from "@command-center/domain/rollout/wave-runs"
import { selectWave } from "@command-center/machines/rollout/rollout.selectors"
import { openedRollout } from "@command-center/machines/rollout/rollout.steps"
import { and, asc, eq, sql } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"
import { changeTargets } from "../run/change-targets.ts"
import { countWave } from "../run/figures.ts"
import { tellRollout } from "../run/step.ts"
import { type RolloutRow, wavesOf } from "./rollout-rows.ts"

const { target, wave: waves } = schema

/** The targets of a rollout that have failed, of whichever wave. */
export const failedOf = (tx: Database, rolloutId: string) =>
  tx
    .select({ id: target.id, record: target.record })
    .from(target)
    .where(and(eq(target.rolloutId, rolloutId), eq(target.state, "failed")))
    .orderBy(asc(target.place))

/** Those that targets are taken from keep the figures that they had with them. */
const keepFigures = async (tx: Database, rolloutId: string, retry: number): Promise<void> => {
  for (const { wave, figures, times } of await wavesOf(tx, rolloutId)) {
    if (figures.failed === 0) continue
    const retried = [...(times.retried ?? []), { wave: retry, figures }]
    await tx
      .update(waves)
      .set({ times: { ...times, retried } })
      .where(and(eq(waves.rolloutId, rolloutId), eq(waves.wave, wave)))
  }
}

/** What failed becomes the wave that the machine has made for it; why it failed before is kept with it. */
export const moveToRetry = async (tx: Database, row: RolloutRow, now: Date): Promise<void> => {
  const made = selectWave(openedRollout(row.snapshot))
  if (made?.kind !== "retry") return
  const failed = await failedOf(tx, row.id)
  const { wave, kind, plan, retries } = made
  const records = failed.map(({ record }) => record)
  const begin = { wave, kind, begin: now, watchMinutes: plan.watchMinutes }
  const preview = wavePreview(begin, records, waveRuns(row.plan, plan, records, now))
  const times = { ...preview, ...(retries === undefined ? {} : { retries }) }
  await keepFigures(tx, row.id, wave)
  await tx.insert(waves).values({ rolloutId: row.id, wave, kind, plan, times, figures: waveFigures(wave, []) })
  const ids = failed.map(({ id }) => id)
  const earlier = sql`coalesce(${target.earlier}, '[]'::jsonb)
    || jsonb_build_array(jsonb_build_object('wave', ${target.wave}, 'reason', ${target.reason}))`
  await tx
    .update(target)
    .set({ wave, earlier })
    .where(and(eq(target.rolloutId, row.id), eq(target.state, "failed")))
  const anew = { state: "planned", reason: null, call: "none", taskId: null, runAt: null } as const
  await changeTargets(
    tx,
    row.id,
    now,
    ids.map((id) => ({ id, ...anew }))
  )
  // Those that they came from have as many less.
  for (const each of await wavesOf(tx, row.id)) await countWave(tx, row.id, each.wave, now)
  await tellRollout(tx, row.id, now)
}
