import { Schema } from "effect"
import type { InstructionTarget } from "../operation/operation.ts"
import { NewTask } from "./new-task.ts"

/** Not rebuilt: a task goes as it was kept, to the letter. */
const isTask: (content: unknown) => content is NewTask = Schema.is(NewTask)

/** Who a task is for, as an operation names it. */
export interface NamedTarget {
  readonly id: number
  readonly name: string
}

/** Each task with whom it is for; tasks are built one per target, in the order of the targets. */
export const taskTargets = (
  named: ReadonlyArray<NamedTarget>,
  tasks: ReadonlyArray<NewTask>
): ReadonlyArray<InstructionTarget> =>
  named.flatMap(({ id, name }, at) => {
    const content = tasks[at]
    return content === undefined ? [] : [{ id, name, content }]
  })

/** The tasks of targets as they were kept; null where one of them is broken, so that none is sent. */
export const keptTasks = (targets: ReadonlyArray<InstructionTarget>): ReadonlyArray<NewTask> | null => {
  const tasks = targets.map(({ content }) => content)
  return tasks.every(isTask) ? tasks : null
}
