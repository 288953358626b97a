import type { InstructionTarget, TargetResult } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { findSentTasks, sentTaskPredicates } from "@command-center/domain/task/find-sent-tasks"
import { keptTasks } from "@command-center/domain/task/kept-task"
import type { CreatedTask } from "@command-center/domain/task/schedule-outcome"
import { taskFields } from "@command-center/domain/task/task"
import type { NewTask } from "@command-center/domain/task/task-builder"
import { creationResults, type TargetTask, targetTasks } from "@command-center/domain/task/task-results"
import { Effect } from "effect"
import { type ApiError, notSent } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"
import { loadList } from "./lists.ts"
import { createTasks } from "./tasks.ts"

const list = { id: "tasks", fields: taskFields } as const

/**
 * Which of some tasks are at the service, with their ids. For a creation whose answer was lost: what is found is not
 * sent again.
 */
export const lookUpTasks = (
  businessEntityId: number,
  tasks: ReadonlyArray<NewTask>
): Effect.Effect<ReadonlyArray<CreatedTask>, ApiError, Http> =>
  tasks.length === 0
    ? Effect.succeed([])
    : Effect.map(loadList(list, businessEntityId, sentTaskPredicates(tasks)), ({ rows }) => findSentTasks(tasks, rows))

type FoundTasks = (tasks: ReadonlyArray<NewTask>) => Effect.Effect<ReadonlyArray<CreatedTask>, ApiError, Http>

const withTasks = (
  targets: ReadonlyArray<InstructionTarget>,
  found: FoundTasks
): Effect.Effect<ReadonlyArray<TargetTask>, ApiError, Http> => {
  const tasks = keptTasks(targets)
  if (tasks === null) return Effect.fail(notSent(operationMessages.contentUnreadable))
  return Effect.map(found(tasks), (created) => targetTasks(targets, tasks, created))
}

/** Creates the tasks of these targets in one call, to the letter as they were kept; what the answer says of each. */
export const sendTargetTasks = (
  businessEntityId: number,
  targets: ReadonlyArray<InstructionTarget>
): Effect.Effect<ReadonlyArray<readonly [number, TargetResult]>, ApiError, Http> =>
  Effect.map(
    withTasks(targets, (tasks) => createTasks(businessEntityId, tasks)),
    creationResults
  )

/** Which of these targets have their task at the service. */
export const lookUpTargetTasks = (
  businessEntityId: number,
  targets: ReadonlyArray<InstructionTarget>
): Effect.Effect<ReadonlyArray<TargetTask>, ApiError, Http> =>
  withTasks(targets, (tasks) => lookUpTasks(businessEntityId, tasks))
