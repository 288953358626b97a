import { hasFields, isExactly, isNumber, isText } from "../json/json-shape.ts"
import type { InstructionTarget } from "../operation/operation.ts"
import type { NewTask } from "./new-task.ts"

const fields: Readonly<Record<keyof NewTask, (value: unknown) => boolean>> = {
  businessEntityId: isNumber,
  componentId: isNumber,
  machinePermanentId: isText,
  type: isNumber,
  instructions: isText,
  runAfter: isText,
  lastUpdatedAt: isText,
  lastUpdatedBy: isExactly(1),
  status: isExactly(0),
  bulkLabel: isText,
  label: isText,
  hash: isExactly(null),
  signature: isExactly(null),
  taskGroupId: isExactly(null),
  version: isExactly(0),
  resultDetails: isExactly(null),
  resultMessage: isExactly(null)
}

/** Not rebuilt: a task goes as it was kept, to the letter. */
const isTask = (content: unknown): content is NewTask => hasFields(content, fields)

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
