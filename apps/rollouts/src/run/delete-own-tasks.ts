import { loadList } from "@command-center/api/management/lists"
import { deleteTaskOnce } from "@command-center/api/writes/target-writes"
import { targetMessages } from "@command-center/domain/rollout/rollout-messages"
import { runTimePredicates } from "@command-center/domain/task/find-sent-tasks"
import { isDeletable } from "@command-center/domain/task/task-status"
import { and, eq, isNotNull } from "drizzle-orm"
import { Effect, Result } from "effect"
import { schema } from "../database/schema.ts"
import type { RolloutRow } from "../rollouts/rollout-rows.ts"
import { keptToken } from "./acting-token.ts"
import { changeTargets } from "./change-targets.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout } from "./step.ts"

const { target } = schema
const tasks = { id: "tasks", fields: { taskId: "id", taskStatus: "number", taskStatusName: "text" } } as const

/** Deletes the tasks of a rollout that have not begun, each once; answers whether all of them are gone. */
export const deleteOwnTasks = async (parts: RunParts, row: RolloutRow): Promise<boolean> => {
  const { database, services } = parts
  const token = await keptToken(parts, row.id)
  if (token === null) return true
  const rows = await database.db
    .select()
    .from(target)
    .where(and(eq(target.rolloutId, row.id), eq(target.state, "scheduled"), isNotNull(target.taskId)))
  const deleting = Effect.gen(function* () {
    const times = rows.flatMap(({ runAt }) => (runAt === null ? [] : [runAt.toISOString()]))
    if (times.length === 0) return []
    const listed = yield* loadList(tasks, row.businessEntityId, runTimePredicates(times))
    const free = new Set(listed.rows.filter(isDeletable).map(({ taskId }) => taskId))
    return yield* Effect.forEach(
      rows.filter(({ taskId }) => taskId !== null && free.has(taskId)),
      ({ id, taskId, record }) =>
        Effect.as(
          deleteTaskOnce({
            businessEntityId: record.businessEntityId,
            machinePermanentId: record.machinePermanentId ?? "",
            taskId: taskId ?? 0
          }),
          id
        ),
      { concurrency: 4 }
    )
  })
  const deleted = await services.run(deleting, token)
  if (Result.isFailure(deleted)) return false
  await database.db.transaction(async (tx) => {
    if ((await lockRollout(tx, row.id)) === null) return
    const reason = targetMessages.deleted
    const changes = deleted.success.map((id) => ({ id, state: "skipped" as const, reason }))
    await changeTargets(tx, row.id, parts.now(), changes)
  })
  return true
}
