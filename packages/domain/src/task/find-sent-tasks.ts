import type { AnyPredicate } from "../filter/predicate.ts"
import { groupBy } from "../rows/group-by.ts"
import { localDate } from "../time/schedule-time.ts"
import type { Duplicate } from "../write/made.ts"
import type { CreatedTask } from "./created-task.ts"
import type { NewTask } from "./new-task.ts"
import type { TaskRow } from "./task.ts"
import { commandCodes, taskTypes } from "./task-type.ts"

type Sent = Pick<
  NewTask,
  "componentId" | "type" | "runAfter" | "bulkLabel" | "label" | "machinePermanentId" | "lastUpdatedAt"
>
type Listed = Pick<
  TaskRow,
  "taskId" | "taskTypeName" | "taskBulkLabel" | "taskRunAfter" | "taskLastUpdatedAt" | "componentId"
>

const dayMs = 24 * 60 * 60 * 1000
const secondMs = 1000

/** The service's clock may be behind the one that a task was sent by. */
const clockSlackMs = 60 * secondMs

/**
 * The predicates of a query that holds all tasks of some run times: two days around them, so that it does not matter in
 * which zone the service reads a date.
 */
export const runTimePredicates = (runTimes: ReadonlyArray<string>): ReadonlyArray<AnyPredicate> => {
  const times = runTimes.map((runAfter) => Date.parse(runAfter))
  const day = (time: number) => localDate(new Date(time), "UTC")
  // A wave may have more of them than a call can have arguments.
  const first = times.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  const last = times.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  return [
    { PropertyName: "TaskRunAfter", Operator: "GTE", Value: day(first - 2 * dayMs), TypeHint: "DateTime" },
    { PropertyName: "TaskRunAfter", Operator: "LT", Value: day(last + 3 * dayMs), TypeHint: "DateTime" }
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
const secondOf = (runAfter: string): number => Math.floor(Date.parse(runAfter) / secondMs)

const runsAt = (row: Listed, runAfter: string): boolean =>
  row.taskRunAfter !== null && secondOf(row.taskRunAfter) === secondOf(runAfter)

/** Of rows of the task's own UTG. */
const isThatTask = (row: Listed, task: Sent): boolean =>
  isOfType(row, task.type) &&
  runsAt(row, task.runAfter) &&
  (row.taskBulkLabel === null || row.taskBulkLabel === task.bulkLabel)

/** A task that was sent and is there, with those that are there for it once more. */
export interface FoundTask extends CreatedTask {
  readonly taskId: number
  readonly again: ReadonlyArray<Duplicate>
}

/** Hands out the rows that are equal to a task, each to one task only. */
const equalRows = (listed: ReadonlyArray<Listed>) => {
  const byComponent = new Map<number | null, Array<Listed>>()
  for (const row of listed) {
    const rows = byComponent.get(row.componentId)
    if (rows === undefined) byComponent.set(row.componentId, [row])
    else rows.push(row)
  }
  const taken = new Set<number>()
  return {
    free: (task: Sent): ReadonlyArray<Listed> =>
      (byComponent.get(task.componentId) ?? []).filter((row) => !taken.has(row.taskId) && isThatTask(row, task)),
    take: (rows: ReadonlyArray<Pick<Listed, "taskId">>): void => {
      for (const { taskId } of rows) taken.add(taskId)
    }
  }
}

/** Of a task that waits, the last change is its creation. */
const duplicate = ({ taskId: id, taskLastUpdatedAt: at }: Listed): Duplicate => ({ id, at })

/** An equal task that is older than the send is somebody else's; so may be one that does not say how old it is. */
const isSince = ({ taskLastUpdatedAt }: Listed, since: number): boolean =>
  taskLastUpdatedAt !== null && Date.parse(taskLastUpdatedAt) >= since

/** How much later a time may have been than it says: services may cut it to whole seconds. */
const cutMs = (at: string): number => (Date.parse(at) % secondMs === 0 ? secondMs : 0)

const sentSince = ({ lastUpdatedAt }: Sent): number => Date.parse(lastUpdatedAt) - clockSlackMs

/**
 * A listed task says neither the device and form of a push nor the days of logs: one that was there before may be for
 * another device, or of another form. The label of any other task says all that it does.
 */
const namesMoreThanItsLabel: ReadonlySet<number> = new Set([
  commandCodes.UpdateDeviceForms,
  commandCodes.UpdateDeviceFirmware,
  commandCodes.uploadLogs
])

/**
 * Which of the tasks sent are among the tasks listed, each found once: same UTG, type, run time to the second, and label
 * where the list has one. An equal task of an earlier submit counts as well where the label says all of it, since what
 * was asked for will happen. What is left over of the same kind is there again, unless it is older than the send: that
 * is somebody else's.
 */
export const findSentTasks = (sent: ReadonlyArray<Sent>, listed: ReadonlyArray<Listed>): ReadonlyArray<FoundTask> => {
  const { free, take } = equalRows(listed)
  const first = sent.flatMap((task) => {
    const rows = free(task)
    const row =
      rows.find((each) => isSince(each, sentSince(task))) ??
      (namesMoreThanItsLabel.has(task.type) ? undefined : rows[0])
    if (row === undefined) return []
    take([row])
    return [{ task, taskId: row.taskId }]
  })
  return first.map(({ task, taskId }) => {
    const again = free(task).filter((row) => isSince(row, sentSince(task)))
    take(again)
    const { componentId, machinePermanentId, type, label } = task
    return { id: taskId, taskId, componentId, machinePermanentId, type, label, again: again.map(duplicate) }
  })
}

/** A task that the service answered as created. */
export interface ConfirmedTask {
  readonly task: Sent
  readonly taskId: number
}

/** What a listed task can be told by. */
const toldBy = ({ componentId, type, runAfter, bulkLabel }: Sent): string =>
  [componentId, type, secondOf(runAfter), bulkLabel].join(" ")

/**
 * The places of those tasks of which nobody knows whether they are there: some of several that a list cannot tell apart,
 * such as those of two devices of one UTG, were found, and others not. `isFound` tells of each task sent.
 */
export const unclearTasks = (sent: ReadonlyArray<Sent>, isFound: ReadonlyArray<boolean>): ReadonlySet<number> => {
  const alike = groupBy(
    sent.map((task, at) => ({ at, told: toldBy(task), isThere: isFound[at] === true })),
    ({ told }) => told
  )
  const unclear = [...alike.values()].filter(
    (tasks) => tasks.some(({ isThere }) => isThere) && tasks.some(({ isThere }) => !isThere)
  )
  return new Set(unclear.flat().map(({ at }) => at))
}

/**
 * What is there once more of tasks that were answered, by task id: a browser may have sent the call before the one that
 * was answered. By the service's own clock it is no older than the answered one by more than the call took. A task that
 * cannot be told from one that was left out of the answer has none: what is there may be that one.
 */
export const tasksMadeAgain = (
  confirmed: ReadonlyArray<ConfirmedTask>,
  unconfirmed: ReadonlyArray<Sent>,
  listed: ReadonlyArray<Listed>,
  callMs: number
): ReadonlyMap<number, ReadonlyArray<Duplicate>> => {
  const leftOut = new Set(unconfirmed.map(toldBy))
  const { free, take } = equalRows(listed)
  const ids = new Set(confirmed.map(({ taskId }) => taskId))
  const times = new Map(
    listed.filter(({ taskId }) => ids.has(taskId)).map((row) => [row.taskId, row.taskLastUpdatedAt])
  )
  take(confirmed)
  const made = new Map<number, ReadonlyArray<Duplicate>>()
  for (const { task, taskId } of confirmed) {
    if (leftOut.has(toldBy(task))) continue
    const answeredAt = times.get(taskId) ?? null
    const since = answeredAt === null ? sentSince(task) : Date.parse(answeredAt) - callMs - cutMs(answeredAt)
    const again = free(task).filter((row) => isSince(row, since))
    take(again)
    if (again.length > 0) made.set(taskId, again.map(duplicate))
  }
  return made
}
