import { highestId } from "@command-center/domain/rollout/plan-id"
import type { TargetRecord } from "@command-center/domain/rollout/rollout-record"
import { sql } from "drizzle-orm"
import type { CallState, Database } from "../database/schema.ts"
import { tell } from "../rollouts/told.ts"

/** What becomes of a target; what is undefined stays. */
export interface TargetChange {
  readonly id: number
  readonly state: TargetRecord["state"]
  readonly reason: string | null
  readonly call?: CallState
  readonly taskId?: number | null
  readonly runAt?: string | null
  readonly content?: unknown
}

const inOneStatement = 5000

const isText = (value: unknown): value is string => typeof value === "string"

/** Changes targets in the transaction that holds their rollout's row, and tells which they are now. */
export const changeTargets = async (
  tx: Database,
  rolloutId: string,
  at: Date,
  changes: ReadonlyArray<TargetChange>
): Promise<void> => {
  for (let from = 0; from < changes.length; from += inOneStatement) {
    const rows = changes.slice(from, from + inOneStatement).map((change) => ({
      ...change,
      setsTask: change.taskId !== undefined,
      setsRun: change.runAt !== undefined
    }))
    const result: unknown = await tx.execute(sql`update rollouts.target t set
        state = given.state, reason = given.reason, updated_at = ${at.toISOString()}::timestamptz,
        call = coalesce(given.call, t.call),
        task_id = case when not given."setsTask" then t.task_id
          when given."taskId" <= ${highestId} then given."taskId"::integer end,
        long_task_id = case when not given."setsTask" then t.long_task_id
          when given."taskId" > ${highestId} then given."taskId" end,
        run_at = case when given."setsRun" then given."runAt" else t.run_at end,
        content = coalesce(given.content, t.content)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id integer, state text, reason text, call text,
        "taskId" bigint, "setsTask" boolean, "runAt" timestamptz, "setsRun" boolean, content jsonb)
      where t.rollout_id = ${rolloutId} and t.id = given.id
      returning jsonb_build_object('id', t.id, 'name', t.name, 'wave', t.wave, 'state', t.state, 'reason', t.reason,
        'runAt', to_char(t.run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'taskId', coalesce(t.long_task_id, t.task_id),
        'updatedAt', to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as told`)
    const changed = typeof result === "object" && result !== null && "rows" in result ? result.rows : []
    const texts = (Array.isArray(changed) ? changed : []).map((row: unknown) =>
      typeof row === "object" && row !== null && "told" in row ? row.told : null
    )
    await tell(
      tx,
      rolloutId,
      at,
      texts.filter(isText).map((text) => ({ kind: "target", text }))
    )
  }
}
