import type { AnyPredicate } from "../filter/predicate.ts"
import { type TaskState, taskStates, taskStatusCodes } from "../task/task-status.ts"
import { type Figure, figure, isWithin } from "./figure.ts"

/** The tasks of one state that were last updated in one stretch of time. */
export interface Stretch {
  /** ISO texts: from the first instant to right before the second one. */
  readonly from: string
  readonly until: string
  readonly states: Readonly<Record<TaskState, Figure>>
  /** Of a state that has no name here. */
  readonly unknown: Figure
  readonly all: Figure
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

const stateOf = (text: string | null): TaskState | null => taskStates.find((each) => each === text) ?? null

/** Counts of one stretch, added to while rows go by. */
export const makeStretch = (from: number, until: number) => {
  const counts = { Scheduled: 0, Running: 0, Completed: 0, Failed: 0 }
  const others = new Map<string, number>()
  return {
    from,
    until,
    counts,
    others,
    add: (taskState: string | null): void => {
      const state = stateOf(taskState)
      if (state === null) others.set(taskState ?? "", (others.get(taskState ?? "") ?? 0) + 1)
      else counts[state] += 1
    }
  }
}

export type Counting = ReturnType<typeof makeStretch>

const iso = (at: number): string => new Date(at).toISOString()

/** The figures of a stretch, each asking what the tasks were asked for by as well. */
export const stretchOf =
  (asked: ReadonlyArray<AnyPredicate>, timeZone: string) =>
  ({ from, until, counts, others }: Counting): Stretch => {
    const time = isWithin("TaskLastUpdatedAt", iso(from), iso(until))
    const within = [...asked, time]
    const unknown = [...others.values()].reduce((sum, count) => sum + count, 0)
    const all = taskStates.reduce((sum, each) => sum + counts[each], unknown)
    const of = (state: TaskState): Figure =>
      figure("tasks", counts[state], [...within, statePredicates[state]], { timeZone })
    return {
      from: iso(from),
      until: iso(until),
      states: { Scheduled: of("Scheduled"), Running: of("Running"), Completed: of("Completed"), Failed: of("Failed") },
      unknown: figure("tasks", unknown, null, {
        timeZone,
        otherwise: { within, facets: { taskState: unknown === 0 ? [""] : [...others.keys()] } }
      }),
      all: figure("tasks", all, within, { timeZone })
    }
  }
