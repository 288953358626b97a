import type { WaveFigures } from "@command-center/domain/rollout/rollout-record"
import { waveFigures } from "@command-center/domain/rollout/target-progress"
import { and, count, eq } from "drizzle-orm"
import { type Database, schema } from "../database/schema.ts"
import { tell } from "../rollouts/told.ts"

const { target, wave: waves } = schema

/** Counts the targets of a wave by their states, keeps the figures and tells them. */
export const countWave = async (tx: Database, rolloutId: string, wave: number, at: Date): Promise<WaveFigures> => {
  const counts = await tx
    .select({ state: target.state, count: count() })
    .from(target)
    .where(and(eq(target.rolloutId, rolloutId), eq(target.wave, wave)))
    .groupBy(target.state)
  const figures = waveFigures(
    wave,
    counts.flatMap(({ state, count: many }) => Array.from({ length: many }, () => state))
  )
  await tx
    .update(waves)
    .set({ figures })
    .where(and(eq(waves.rolloutId, rolloutId), eq(waves.wave, wave)))
  await tell(tx, rolloutId, at, [{ kind: "wave", data: figures }])
  return figures
}
