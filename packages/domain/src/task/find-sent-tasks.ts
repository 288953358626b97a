import type { AnyPredicate } from "../filter/predicate.ts"
import { localDate } from "../time/schedule-time.ts"
import type { NewTask } from "./new-task.ts"
import type { CreatedTask } from "./schedule-outcome.ts"
import type { TaskRow } from "./task.ts"
import { taskTypes } from "./task-type.ts"

type Sent = Pick<NewTask, "componentId" | "type" | "runAfter" | "bulkLabel" | "label" | "machinePermanentId">
type Listed = Pick<TaskRow, "taskId" | "taskTypeName" | "taskBulkLabel" | "taskRunAfter" | "componentId">

const dayMs = 24 * 60 * 60 * 1000
const secondMs = 1000

/**
 * The predicates of a query that holds all tasks of some run times: two days around them, so that it does not matter in
 * which zone the service reads a date.
 */
export const runTimePredicates = (runTimes: ReadonlyArray<string>): ReadonlyArray<AnyPredicate> => {
  const times = runTimes.map((runAfter) => Date.parse(runAfter))
  const day = (time: number) => localDate(new Date(time), "UTC")
  return [
    {
      PropertyName: "TaskRunAfter",
      Operator: "GTE",
      Value: day(Math.min(...times) - 2 * dayMs),
      TypeHint: "DateTime"
    },
    { PropertyName: "TaskRunAfter", Operator: "LT", Value: day(Math.max(...times) + 3 * dayMs), TypeHint: "DateTime" }
  ]
}

/** The predicates of a query that holds whatever became of the tasks sent: their type and run times. */
export const sentTaskPredicates = (sent: ReadonlyArray<Sent>): ReadonlyArray<AnyPredicate> => {
  if (sent.length === 0) return []
  const [type, ...otherTypes] = new Set(sent.map((task) => task.type))
  const range = runTimePredicates(sent.map(({ runAfter }) => runAfter))
  return type === undefined || otherTypes.length > 0
    ? range
    : [{ PropertyName: "TaskType", Operator: "EQ", Value: String(type), TypeHint: "Integer" }, ...range]
}

/** By its name; a name that is not known says nothing against the type that was asked for. */
const isOfType = (row: Listed, code: number): boolean => {
  const named = taskTypes.find(({ names }) => row.taskTypeName !== null && names.includes(row.taskTypeName))
  return named === undefined || named.code === code
}

/** Services may cut the run time to whole seconds. */
const runsAt = (row: Listed, runAfter: string): boolean =>
  row.taskRunAfter !== null &&
  Math.floor(Date.parse(row.taskRunAfter) / secondMs) === Math.floor(Date.parse(runAfter) / secondMs)

/** Of rows of the task's own UTG. */
const isThatTask = (row: Listed, task: Sent): boolean =>
  isOfType(row, task.type) &&
  runsAt(row, task.runAfter) &&
  (row.taskBulkLabel === null || row.taskBulkLabel === task.bulkLabel)

/** A task that was sent and is there, with the ids of those that are there for it once more. */
export interface FoundTask extends CreatedTask {
  readonly taskId: number
  readonly again: ReadonlyArray<number>
}

/**
 * Which of the tasks sent are among the tasks listed, each found once: same UTG, type, run time to the second, and label
 * where the list has one. An equal task of an earlier submit counts as well, since what was asked for will happen. What
 * is left over of the same kind is there again.
 */
export const findSentTasks = (sent: ReadonlyArray<Sent>, listed: ReadonlyArray<Listed>): ReadonlyArray<FoundTask> => {
  const byComponent = new Map<number | null, Array<Listed>>()
  for (const row of listed) {
    const rows = byComponent.get(row.componentId)
    if (rows === undefined) byComponent.set(row.componentId, [row])
    else rows.push(row)
  }
  const taken = new Set<number>()
  const free = (task: Sent): ReadonlyArray<Listed> =>
    (byComponent.get(task.componentId) ?? []).filter((row) => !taken.has(row.taskId) && isThatTask(row, task))
  const first = sent.flatMap((task) => {
    const [row] = free(task)
    if (row === undefined) return []
    taken.add(row.taskId)
    return [{ task, taskId: row.taskId }]
  })
  return first.map(({ task, taskId }) => {
    const again = free(task).map((row) => row.taskId)
    for (const id of again) taken.add(id)
    const { componentId, machinePermanentId, type, label } = task
    return { id: taskId, taskId, componentId, machinePermanentId, type, label, again }
  })
}
