import type { InstructionTarget, TargetResult } from "../operation/operation.ts"
import type { Duplicate } from "../write/made.ts"
import type { CreatedTask } from "./created-task.ts"
import type { NewTask } from "./new-task.ts"
import { outcomeOf } from "./schedule-outcome.ts"
import { scheduleMessages } from "./task-messages.ts"

/** What was found out about the task of a target. */
export interface TargetTask {
  readonly id: number
  /** What is said of its task, or null where there is none. */
  readonly detail: string | null
  readonly taskId: number | null
}

/** Which targets have their task, of the tasks sent for them one by one. */
export const targetTasks = (
  targets: ReadonlyArray<InstructionTarget>,
  sent: ReadonlyArray<NewTask>,
  created: ReadonlyArray<CreatedTask>
): ReadonlyArray<TargetTask> => {
  const outcomes = outcomeOf(sent, created).targets
  return targets.map(({ id }, at) => {
    const outcome = outcomes[at]
    const taskId = outcome?.taskId ?? null
    const detail = outcome === undefined || taskId === null ? null : `${outcome.task.bulkLabel}, Task Id ${taskId}`
    return { id, detail, taskId }
  })
}

type Duplicates = ReadonlyMap<number, ReadonlyArray<Duplicate>>

/**
 * What the answer to a creation says of each target: a task that it leaves out may be there all the same. `again` has
 * what was seen to be there once more, by task id.
 */
export const creationResults = (
  found: ReadonlyArray<TargetTask>,
  again: Duplicates = new Map()
): ReadonlyArray<readonly [number, TargetResult]> =>
  found.map(({ id, detail, taskId }) => {
    if (detail === null || taskId === null) return [id, { status: "unknown", sentence: scheduleMessages.notConfirmed }]
    const others = again.get(taskId)
    return [id, { status: "accepted", detail, taskId, ...(others === undefined ? {} : { again: others }) }]
  })
