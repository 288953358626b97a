import type { TaskRow } from "./task.ts"

/** A task that failed, by its UTG, and what the UTG said of it. */
export interface FailedTask {
  readonly taskId: number
  readonly name: string
  readonly reason: string
}

/** Those of some tasks that failed and say why, in their order. */
export const failedTasks = (rows: ReadonlyArray<TaskRow>): ReadonlyArray<FailedTask> =>
  rows.flatMap(({ taskId, taskState, taskResultMessage, componentNickname, componentId }) =>
    taskState === "Failed" && taskResultMessage !== null && taskResultMessage.trim() !== ""
      ? [{ taskId, name: componentNickname || `${componentId ?? taskId}`, reason: taskResultMessage.trim() }]
      : []
  )
