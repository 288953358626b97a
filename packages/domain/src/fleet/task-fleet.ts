import type { AnyPredicate } from "../filter/predicate.ts"
import type { TaskRow } from "../task/task.ts"
import { type TaskState, taskStates, taskStatusCodes } from "../task/task-status.ts"
import { startOfDayBefore } from "../time/schedule-time.ts"
import { type Figure, figure, isWithin } from "./figure.ts"

const hour = 3_600_000
const day = 24 * hour
const days = 7

/** The tasks of one state that were last updated in one stretch of time. */
interface Stretch {
  /** ISO texts: from the first instant to right before the second one. */
  readonly from: string
  readonly until: string
  readonly states: Readonly<Record<TaskState, Figure>>
  /** Of a state that has no name here. */
  readonly unknown: number
  readonly all: Figure
}

export interface TaskFleet {
  /** Failed in the last 24 hours, and in the 24 hours before. */
  readonly failed: Figure
  readonly failedBefore: Figure
  /** All that were last updated in the last 24 hours. */
  readonly updated: Figure
  readonly updatedBefore: Figure
  readonly unknown: number
  readonly days: ReadonlyArray<Stretch>
  readonly hours: ReadonlyArray<Stretch>
}

export interface TaskMoment {
  readonly now: string
  readonly timeZone: string
  /** What the tasks were asked for by: links ask it too. */
  readonly asked: ReadonlyArray<AnyPredicate>
}

const status = (Operator: "LT" | "GTE", code: number) =>
  ({ PropertyName: "TaskStatus", Operator, Value: String(code), TypeHint: "Integer" }) as const

const between = (from: number, until: number): AnyPredicate => ({
  Operator: "AND",
  Value: [status("GTE", from), status("LT", until)]
})

/** The predicate of each state that a person sees (document 1 §3). */
const statePredicates: Readonly<Record<TaskState, AnyPredicate>> = {
  Scheduled: between(taskStatusCodes.requested, taskStatusCodes.scheduled),
  Running: between(taskStatusCodes.scheduled, taskStatusCodes.completed),
  Completed: between(taskStatusCodes.completed, taskStatusCodes.failed),
  Failed: {
    Operator: "OR",
    Value: [status("LT", taskStatusCodes.requested), status("GTE", taskStatusCodes.failed)]
  }
}

type Counted = Pick<TaskRow, "taskState" | "taskLastUpdatedAt">

const stateOf = ({ taskState }: Counted): TaskState | null => taskStates.find((each) => each === taskState) ?? null

/** Counts of one stretch, added to while rows go by. */
const makeStretch = (from: number, until: number) => ({
  from,
  until,
  counts: { Scheduled: 0, Running: 0, Completed: 0, Failed: 0 },
  unknown: 0
})

type Counting = ReturnType<typeof makeStretch>

const count = (stretches: ReadonlyArray<Counting>, at: number, state: TaskState | null): void => {
  const found = stretches.find(({ from, until }) => at >= from && at < until)
  if (found === undefined) return
  if (state === null) found.unknown += 1
  else found.counts[state] += 1
}

const iso = (at: number): string => new Date(at).toISOString()

/** Counts tasks by when they were last updated; those outside of the last seven days count nowhere. */
export const taskFleet = (rows: Iterable<Counted>, { now, timeZone, asked }: TaskMoment): TaskFleet => {
  const end = Date.parse(now)
  const starts = Array.from({ length: days }, (_, back) => startOfDayBefore(new Date(end), days - 1 - back, timeZone))
  const tomorrow = startOfDayBefore(new Date(end), -1, timeZone)
  const byDay = starts.map((from, index) => makeStretch(from.getTime(), (starts[index + 1] ?? tomorrow).getTime()))
  const lastHour = Math.floor(end / hour) * hour
  const byHour = Array.from({ length: 24 }, (_, back) => {
    const from = lastHour - (23 - back) * hour
    return makeStretch(from, from + hour)
  })
  const lately = makeStretch(end - day, end)
  const before = makeStretch(end - 2 * day, end - day)
  const spans = [[lately], [before], byDay, byHour]
  let unknown = 0
  for (const row of rows) {
    const state = stateOf(row)
    if (state === null || row.taskLastUpdatedAt === null) unknown += 1
    if (row.taskLastUpdatedAt === null) continue
    const at = Date.parse(row.taskLastUpdatedAt)
    for (const span of spans) count(span, at, state)
  }
  const within = ({ from, until }: Counting, tasks: number, state: TaskState | null): Figure =>
    figure("tasks", tasks, [
      ...asked,
      isWithin("TaskLastUpdatedAt", iso(from), iso(until)),
      ...(state === null ? [] : [statePredicates[state]])
    ])
  const sum = ({ counts, unknown: others }: Counting) => taskStates.reduce((all, each) => all + counts[each], others)
  const stretch = (each: Counting): Stretch => ({
    from: iso(each.from),
    until: iso(each.until),
    states: {
      Scheduled: within(each, each.counts.Scheduled, "Scheduled"),
      Running: within(each, each.counts.Running, "Running"),
      Completed: within(each, each.counts.Completed, "Completed"),
      Failed: within(each, each.counts.Failed, "Failed")
    },
    unknown: each.unknown,
    all: within(each, sum(each), null)
  })
  return {
    failed: within(lately, lately.counts.Failed, "Failed"),
    failedBefore: within(before, before.counts.Failed, "Failed"),
    updated: within(lately, sum(lately), null),
    updatedBefore: within(before, sum(before), null),
    unknown,
    days: byDay.map(stretch),
    hours: byHour.map(stretch)
  }
}
