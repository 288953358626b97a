import { randomUUID } from "node:crypto"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import type { PlannedWave } from "@command-center/domain/rollout/rollout-preview"
import { waveFigures } from "@command-center/domain/rollout/target-progress"
import { beginRollout } from "@command-center/machines/rollout/rollout.steps"
import { sql } from "drizzle-orm"
import type { Caller } from "../access/caller.ts"
import { type Database, schema } from "../database/schema.ts"
import { writeJournal } from "./told.ts"

/** Rows of targets that one statement holds. */
const inOneStatement = 5000

/** In their order, from a place on. */
export const insertTargets = async (
  tx: Database,
  rolloutId: string,
  targets: ReadonlyArray<{ readonly wave: number; readonly record: RolloutPlan["targets"][number] }>,
  now: Date,
  firstPlace = 0
): Promise<void> => {
  for (let from = 0; from < targets.length; from += inOneStatement) {
    const own = targets.slice(from, from + inOneStatement)
    const waves = `{${own.map(({ wave }) => wave).join(",")}}`
    const records = JSON.stringify(own.map(({ record }) => record))
    await tx.execute(sql`insert into rollouts.target (rollout_id, id, place, wave, name, state, updated_at, record)
      select ${rolloutId}, (record ->> 'id')::integer, ${firstPlace + from - 1}::integer + at, (${waves}::integer[])[at],
        record ->> 'name', 'planned', ${now.toISOString()}::timestamptz, record
      from jsonb_array_elements(${records}::jsonb) with ordinality as given (record, at)`)
  }
}

/** Those that do not join later: they matched when the rollout was planned, and were not chosen. */
const insertLeftOut = async (
  tx: Database,
  rolloutId: string,
  { targets }: RolloutPlan,
  matching: ReadonlySet<number>
) => {
  const chosen = new Set(targets.map(({ id }) => id))
  const ids = JSON.stringify([...matching].filter((id) => !chosen.has(id)))
  await tx.execute(sql`insert into rollouts.left_out (rollout_id, id)
    select ${rolloutId}, id::bigint from jsonb_array_elements_text(${ids}::jsonb) as given (id)`)
}

/** A plan that nothing is wrong with, and its waves as they will be. */
interface JudgedAsGood {
  readonly plan: RolloutPlan
  readonly waves: ReadonlyArray<PlannedWave<RolloutPlan["targets"][number]>>
  /** What matches the filter of a growing plan now; empty for one that does not grow. */
  readonly matching: ReadonlySet<number>
}

/**
 * Keeps a valid plan as a rollout that is planned; its targets are frozen in their order. Answers its id. `isAttended`: its creator's
 * token is not kept beyond this process, so that a person begins each wave.
 */
export const createRollout = async (
  tx: Database,
  { plan, waves, matching }: JudgedAsGood,
  caller: Caller,
  now: Date,
  isAttended: boolean
): Promise<string> => {
  const id = randomUUID()
  const { targets, ...outline } = plan
  await tx.insert(schema.rollout).values({
    id,
    name: plan.name,
    businessEntityId: plan.businessEntityId,
    createdBy: caller.user.username,
    createdById: caller.user.id,
    createdAt: now,
    state: "planned",
    plan: outline,
    snapshot: beginRollout({
      outline,
      counts: waves.map(({ targets: own }) => own.length),
      creatorId: caller.user.id,
      isAttended,
      at: now.toISOString()
    }),
    targetCount: targets.length
  })
  await tx.insert(schema.wave).values(
    waves.flatMap(({ preview, targets: own }, at) => {
      const wavePlan = plan.waves[at]
      if (wavePlan === undefined) return []
      const states = own.map(() => "planned" as const)
      const figures = waveFigures(preview.wave, states)
      return [{ rolloutId: id, wave: preview.wave, kind: preview.kind, plan: wavePlan, times: preview, figures }]
    })
  )
  const records = waves.flatMap(({ preview, targets: own }) => own.map((record) => ({ wave: preview.wave, record })))
  await insertTargets(tx, id, records, now)
  if (matching.size > 0) await insertLeftOut(tx, id, plan, matching)
  await writeJournal(tx, id, {
    at: now.toISOString(),
    by: caller.user.username,
    kind: "created",
    wave: null,
    note: null,
    figures: null
  })
  return id
}
