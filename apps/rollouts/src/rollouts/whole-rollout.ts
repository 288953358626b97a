import type { Rollout } from "@command-center/domain/rollout/rollout-record"
import type { RolloutTold } from "@command-center/domain/rollout/rollout-told"
import { toldTimes } from "@command-center/domain/rollout/told-times"
import { openedRollout } from "@command-center/machines/rollout/rollout.steps"
import { selectTurns } from "@command-center/machines/rollout/rollout.turns"
import type { Database } from "../database/schema.ts"
import { type RolloutRow, summaryOf, wavesOf } from "./rollout-rows.ts"

/** A rollout as its changes are told: its times as they are true now, the rules of all of its waves. */
export const toldRollout = async (db: Database, row: RolloutRow, now: Date) => {
  const waves = await wavesOf(db, row.id)
  const kept = waves.map(({ times, plan: rules, begunAt }) => ({ times, rules, begunAt }))
  const figures = waves.map((own) => own.figures)
  return {
    ...summaryOf(row, figures),
    times: toldTimes(kept, selectTurns(openedRollout(row.snapshot)), row.plan, now),
    rules: kept.map(({ rules }) => rules)
  } satisfies RolloutTold
}

/** All of a rollout but its targets and journal. */
export const wholeRollout = async (db: Database, row: RolloutRow, now: Date): Promise<Rollout> => ({
  ...(await toldRollout(db, row, now)),
  plan: row.plan,
  targetCount: row.targetCount
})
