import type { InstructionTarget, TargetResult } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import type { MadeAgain } from "@command-center/domain/operation/operation-results"
import type { CreatedTask } from "@command-center/domain/task/created-task"
import {
  type FoundTask,
  findSentTasks,
  sentTaskPredicates,
  tasksMadeAgain,
  unclearTasks
} from "@command-center/domain/task/find-sent-tasks"
import { keptTasks } from "@command-center/domain/task/kept-task"
import type { NewTask } from "@command-center/domain/task/new-task"
import { taskFields } from "@command-center/domain/task/task"
import { creationResults, type TargetTask, targetTasks } from "@command-center/domain/task/task-results"
import type { Duplicate } from "@command-center/domain/write/made"
import { Duration, Effect } from "effect"
import { type ApiError, notSent, unreadable } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"
import { glance } from "../writes/looked-up.ts"
import { deleteTaskOnce } from "../writes/target-writes.ts"
import type { WriteError } from "../writes/write-error.ts"
import { loadList } from "./lists.ts"
import { createTasks } from "./tasks.ts"

const list = { call: "tasks", fields: taskFields } as const

const noIds: ReadonlySet<number> = new Set()

/**
 * Which of some tasks are at the service, with their ids. For a creation whose answer was lost: what is found is not
 * sent again. Tasks that are known to be another submit's are not counted. Where one is not found, and some rows could
 * not be read, it could be one of these: nothing is known then.
 */
export const lookUpTasks = (
  businessEntityId: number,
  tasks: ReadonlyArray<NewTask>,
  others: ReadonlySet<number> = noIds
): Effect.Effect<ReadonlyArray<FoundTask>, ApiError, Http> =>
  tasks.length === 0
    ? Effect.succeed([])
    : Effect.flatMap(loadList(list, businessEntityId, sentTaskPredicates(tasks)), ({ rows, unreadable: { count } }) => {
        const found = findSentTasks(
          tasks,
          rows.filter(({ taskId }) => !others.has(taskId))
        )
        return found.length === tasks.length || count === 0
          ? Effect.succeed(found)
          : Effect.fail<ApiError>(unreadable("every row of the list", "readable"))
      })

type FoundTasks = (tasks: ReadonlyArray<NewTask>) => Effect.Effect<ReadonlyArray<CreatedTask>, ApiError, Http>
type Results = ReadonlyArray<readonly [number, TargetResult]>

const withTasks = (
  targets: ReadonlyArray<InstructionTarget>,
  found: FoundTasks
): Effect.Effect<ReadonlyArray<TargetTask>, ApiError, Http> => {
  const tasks = keptTasks(targets)
  if (tasks === null) return Effect.fail(notSent(operationMessages.contentUnreadable))
  return Effect.map(found(tasks), (created) => targetTasks(targets, tasks, created))
}

const createdFor = (businessEntityId: number, targets: ReadonlyArray<InstructionTarget>) =>
  withTasks(targets, (tasks) => createTasks(businessEntityId, tasks))

/** Creates the tasks of these targets in one call, to the letter as they were kept; what the answer says of each. */
export const sendTargetTasks = (
  businessEntityId: number,
  targets: ReadonlyArray<InstructionTarget>
): Effect.Effect<Results, ApiError, Http> =>
  Effect.map(createdFor(businessEntityId, targets), (created) => creationResults(created))

/**
 * As `sendTargetTasks`, by a browser: it may have sent the call twice and shown the second answer alone, so that one look
 * at the service finds what is there again.
 */
export const sendTargetTasksByBrowser = Effect.fn("sendTargetTasksByBrowser")(function* (
  businessEntityId: number,
  targets: ReadonlyArray<InstructionTarget>
) {
  const [took, created] = yield* Effect.timed(createdFor(businessEntityId, targets))
  const tasks = keptTasks(targets) ?? []
  const confirmed = tasks.flatMap((task, at) => {
    const taskId = created[at]?.taskId ?? null
    return taskId === null ? [] : [{ task, taskId }]
  })
  const unconfirmed = tasks.filter((_, at) => (created[at]?.taskId ?? null) === null)
  if (confirmed.length === 0) return creationResults(created)
  const predicates = sentTaskPredicates(confirmed.map(({ task }) => task))
  const listed = yield* glance(loadList(list, businessEntityId, predicates))
  return creationResults(created, tasksMadeAgain(confirmed, unconfirmed, listed?.rows ?? [], Duration.toMillis(took)))
}) satisfies (
  businessEntityId: number,
  targets: ReadonlyArray<InstructionTarget>
) => Effect.Effect<Results, ApiError, Http>

/** What is known of a target's task, with those that are there for it once more. */
export interface FoundTargetTask extends TargetTask {
  readonly again: ReadonlyArray<Duplicate>
  /** Another target's task cannot be told from its own, and only one of them was found. */
  readonly isUnclear: boolean
}

/** Which of these targets have their task at the service, and have it more than once; not among others' known tasks. */
export const lookUpTargetTasks = (
  businessEntityId: number,
  targets: ReadonlyArray<InstructionTarget>,
  others: ReadonlySet<number> = noIds
): Effect.Effect<ReadonlyArray<FoundTargetTask>, ApiError, Http> =>
  Effect.suspend(() => {
    const again = new Map<number | null, ReadonlyArray<Duplicate>>()
    const found = withTasks(targets, (tasks) =>
      Effect.tap(lookUpTasks(businessEntityId, tasks, others), (there) =>
        Effect.sync(() => {
          for (const task of there) again.set(task.taskId, task.again)
        })
      )
    )
    return Effect.map(found, (known) => {
      const isFound = known.map(({ taskId }) => taskId !== null)
      const unclear = unclearTasks(keptTasks(targets) ?? [], isFound)
      return known.map((task, at) => ({ ...task, again: again.get(task.taskId) ?? [], isUnclear: unclear.has(at) }))
    })
  })

/** Deletes what is there for these targets once more; what is gone already is deleted. */
export const deleteTargetTasks = (others: ReadonlyArray<MadeAgain>): Effect.Effect<void, WriteError, Http> => {
  const tasks = keptTasks(others.map(({ target }) => target))
  if (tasks === null) return Effect.fail(notSent(operationMessages.contentUnreadable))
  return Effect.forEach(
    tasks.flatMap(({ businessEntityId, machinePermanentId }, at) =>
      (others[at]?.again ?? []).map(({ id: taskId }) => ({ businessEntityId, machinePermanentId, taskId }))
    ),
    deleteTaskOnce,
    { concurrency: 4, discard: true }
  )
}
