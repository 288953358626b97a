import { loadList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import { deleteTaskOnce } from "@command-center/api/writes/target-writes"
import type { WriteError } from "@command-center/api/writes/write-error"
import { targetMessages } from "@command-center/domain/rollout/rollout-messages"
import { runTimePredicates } from "@command-center/domain/task/find-sent-tasks"
import { isDeletable } from "@command-center/domain/task/task-status"
import { and, eq, inArray, isNotNull } from "drizzle-orm"
import { Effect, Result } from "effect"
import type { Program } from "../access/services.ts"
import { schema } from "../database/schema.ts"
import { type RolloutRow, type TargetRow, taskIdOfTarget, wholeTarget } from "../rollouts/rollout-rows.ts"
import type { Hindrance } from "./acting-token.ts"
import { changeTargets, type TargetChange } from "./change-targets.ts"
import { countWave } from "./figures.ts"
import { hindranceOf } from "./holding.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, takeStep, tellRollout } from "./step.ts"

const { target } = schema
const tasks = { call: "tasks", fields: { taskId: "id", taskStatus: "number", taskStatusName: "text" } } as const

type Ended = "deleted" | "begun" | "unread" | ApiError

interface Attempt {
  readonly own: TargetRow
  readonly outcome: Ended
}

/** What the service said, or why it could not be asked whether it did what it did not answer. */
const causeOf = (error: WriteError): ApiError => {
  if (error._tag === "NotDone") return error.error
  return error._tag === "NotLookedUp" ? error.lookUp : error
}

/** What becomes of one deletion; a task that has begun meanwhile stays. */
const deletedOnce = (own: TargetRow, taskId: number): Program<Ended, never> =>
  Effect.match(
    deleteTaskOnce({
      businessEntityId: own.record.businessEntityId,
      machinePermanentId: own.record.machinePermanentId ?? "",
      taskId
    }),
    {
      onSuccess: (): Ended => "deleted",
      onFailure: (error): Ended => {
        const cause = causeOf(error)
        return cause._tag === "Refused" && cause.status === 409 ? "begun" : cause
      }
    }
  )

/** What is known of a target's task now; nothing where that is what was known. */
const changeOf = ({ own: { id, state, reason }, outcome }: Attempt): ReadonlyArray<TargetChange> => {
  if (outcome === "deleted") return [{ id, state: "skipped", reason: targetMessages.deleted, call: "skipped" }]
  const isNews = outcome === "unread" && reason !== targetMessages.taskUnread
  return isNews ? [{ id, state, reason: targetMessages.taskUnread }] : []
}

const isFailure = (ended: Ended): ended is ApiError => typeof ended === "object"

/** Deletes the tasks of a rollout that have not begun, each once. Answers what stands against it, if anything does. */
export const deleteOwnTasks = async (parts: RunParts, row: RolloutRow, token: string): Promise<Hindrance | null> => {
  const { database, services } = parts
  const rows = await database.db
    .select(wholeTarget)
    .from(target)
    .where(
      and(eq(target.rolloutId, row.id), inArray(target.state, ["scheduled", "unconfirmed"]), isNotNull(taskIdOfTarget))
    )
  const deleting = Effect.gen(function* () {
    const times = rows.flatMap(({ runAt }) => (runAt === null ? [] : [runAt.toISOString()]))
    if (times.length === 0) return []
    const listed = yield* loadList(tasks, row.businessEntityId, runTimePredicates(times))
    const byId = new Map(listed.rows.map((task) => [task.taskId, task]))
    return yield* Effect.forEach(
      rows,
      (own) => {
        const { taskId } = own
        const task = taskId === null ? undefined : byId.get(taskId)
        // What is gone was deleted by a look before this one that did not come to its end.
        const ended: Program<Ended, never> =
          taskId === null || task === undefined
            ? Effect.succeed(listed.unreadable.count === 0 ? "deleted" : "unread")
            : isDeletable(task)
              ? deletedOnce(own, taskId)
              : Effect.succeed("begun")
        return Effect.map(ended, (outcome) => ({ own, outcome }))
      },
      { concurrency: 4 }
    )
  })
  const done = await services.run(deleting, token)
  if (Result.isFailure(done)) return hindranceOf(done.failure)
  const deleted = done.success.filter(({ outcome }) => outcome === "deleted")
  const unread = done.success.filter(({ outcome }) => outcome === "unread")
  await database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, row.id)
    if (locked === null) return
    const now = parts.now()
    await changeTargets(tx, row.id, now, done.success.flatMap(changeOf))
    let current = locked
    for (const wave of new Set(deleted.map(({ own }) => own.wave))) {
      const figures = await countWave(tx, row.id, wave, now)
      current = await takeStep(parts, tx, current, { type: "FIGURES", at: now.toISOString(), figures })
    }
    await tellRollout(tx, row.id, now)
  })
  parts.log("info", "tasks deleted", { rollout: row.id, deleted: deleted.length, unread: unread.length })
  const failures = done.success.flatMap(({ outcome }) => (isFailure(outcome) ? outcome : []))
  if (failures[0] !== undefined) return hindranceOf(failures[0])
  // They may be there and run: what could not be read is read again.
  return unread.length === 0 ? null : "service"
}
