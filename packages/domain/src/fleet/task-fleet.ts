import type { AnyPredicate } from "../filter/predicate.ts"
import type { TaskRow } from "../task/task.ts"
import { startOfDayBefore } from "../time/schedule-time.ts"
import { type Figure, figure } from "./figure.ts"
import { makeStretch, type Stretch, stretchOf } from "./task-stretch.ts"

const hour = 3_600_000
const day = 24 * hour
const days = 7
const hours = days * 24

export interface TaskFleet {
  /** The last 24 hours, and the 24 hours before. */
  readonly lately: Stretch
  readonly before: Stretch
  /** Without a time of their last update: they are in no stretch. */
  readonly untimed: Figure
  /** By the clocks of whoever asks. */
  readonly days: ReadonlyArray<Stretch>
  readonly utcDays: ReadonlyArray<Stretch>
  readonly hours: ReadonlyArray<Stretch>
}

export interface TaskMoment {
  readonly now: string
  readonly timeZone: string
  /** What the tasks were asked for by: links ask it too. */
  readonly asked: ReadonlyArray<AnyPredicate>
}

/** So many stretches of one length, the last one around the end; UTC has days of one length. */
const evenStretches = (end: number, length: number, count: number) => {
  const first = (Math.floor(end / length) - count + 1) * length
  const stretches = Array.from({ length: count }, (_, place) =>
    makeStretch(first + place * length, first + (place + 1) * length)
  )
  return { stretches, around: (at: number) => stretches[Math.floor((at - first) / length)] }
}

type Counted = Pick<TaskRow, "taskState" | "taskLastUpdatedAt">

/** Counts tasks by when they were last updated; those outside of the last seven days count nowhere. */
export const taskFleet = (rows: Iterable<Counted>, { now, timeZone, asked }: TaskMoment): TaskFleet => {
  const end = Date.parse(now)
  const starts = Array.from({ length: days }, (_, back) => startOfDayBefore(new Date(end), days - 1 - back, timeZone))
  const tomorrow = startOfDayBefore(new Date(end), -1, timeZone)
  const byDay = starts.map((from, index) => makeStretch(from.getTime(), (starts[index + 1] ?? tomorrow).getTime()))
  const byUtcDay = evenStretches(end, day, days)
  const byHour = evenStretches(end, hour, hours)
  const lately = makeStretch(end - day, end)
  const before = makeStretch(end - 2 * day, end - day)
  const spans = [lately, before, ...byDay]
  let untimed = 0
  for (const { taskState, taskLastUpdatedAt } of rows) {
    if (taskLastUpdatedAt === null) {
      untimed += 1
      continue
    }
    const at = Date.parse(taskLastUpdatedAt)
    for (const span of spans) if (at >= span.from && at < span.until) span.add(taskState)
    byUtcDay.around(at)?.add(taskState)
    byHour.around(at)?.add(taskState)
  }
  const stretch = stretchOf(asked, timeZone)
  return {
    lately: stretch(lately),
    before: stretch(before),
    untimed: figure("tasks", untimed, null, {
      timeZone,
      otherwise: { within: asked, facets: { taskLastUpdatedAt: [""] } }
    }),
    days: byDay.map(stretch),
    utcDays: byUtcDay.stretches.map(stretch),
    hours: byHour.stretches.map(stretch)
  }
}
