import type { CreatedTask } from "@command-center/domain/task/created-task"
import type { NewTask } from "@command-center/domain/task/new-task"
import { hasPassed as isPast } from "@command-center/domain/task/run-time"
import { passedMessage } from "./line-draft.ts"
import { type OutcomeLine, outcomeKey } from "./outcome-file.ts"
import type { PlannedTask } from "./plan.ts"
import type { LineProblem } from "./task-file.ts"

/** A planned task with what is known of it from earlier runs. */
export interface Settled {
  readonly planned: PlannedTask
  readonly earlier: OutcomeLine | null
}

/** How a line stands before anything is done. */
export const isDone = ({ earlier }: Settled): boolean => earlier?.outcome === "accepted"
export const isToBeLookedUp = ({ earlier }: Settled): boolean =>
  earlier?.outcome === "sent" || earlier?.outcome === "unknown"

/** Joins the lines of the file with the outcomes of earlier runs. */
export const settle = (
  planned: ReadonlyArray<PlannedTask>,
  outcomes: ReadonlyArray<OutcomeLine>
): ReadonlyArray<Settled> => {
  const known = new Map(outcomes.map((line) => [outcomeKey(line.componentId, line.cells), line]))
  return planned.map((each) => ({
    planned: each,
    earlier: known.get(outcomeKey(each.utg.componentId, each.cells)) ?? null
  }))
}

/** Whether nothing of a line is at the service, so that it may be sent as if for the first time. */
export const isOpenAgain = ({ outcome }: OutcomeLine): boolean => outcome === "failed" || outcome === "withdrawn"

/** A line whose time was changed after it was sent: it would look done, and is not what the file now asks for. */
export const changedAfterSending = (settled: ReadonlyArray<Settled>, outcomePath: string): ReadonlyArray<LineProblem> =>
  settled.flatMap(({ planned, earlier }) => {
    if (earlier === null || isOpenAgain(earlier) || earlier.cells.at === planned.cells.at) return []
    const was = earlier.cells.at === "" ? "no time" : `"${earlier.cells.at}"`
    const what = earlier.taskId === null ? "was sent" : `is the task ${earlier.taskId}`
    const message = `This ${what} with ${was} in the column at (${outcomePath}). Put that back, or ask for the other time in another file.`
    return [{ line: planned.line, message }]
  })

/** Whether a planned task would run at once, though its line asks for another time. */
export const hasPassed = ({ cells, task }: PlannedTask, now: Date): boolean =>
  cells.at.toLowerCase() !== "now" && isPast(task.runAfter, now)

/** Lines that are still to be sent for a time that has passed; those of earlier runs are what they are. */
export const passedBeforeSending = (settled: ReadonlyArray<Settled>, now: Date): ReadonlyArray<LineProblem> =>
  settled
    .filter((each) => !isDone(each) && !isToBeLookedUp(each) && hasPassed(each.planned, now))
    .map(({ planned }) => ({
      line: planned.line,
      message: passedMessage(planned.cells.at)
    }))

/**
 * When a line was sent. Where an older file does not say it, any equal task may be its own: better one that somebody else
 * asked for than a second.
 */
export const sendTimeOf = ({ sentAt }: OutcomeLine): string => (sentAt === "" ? new Date(0).toISOString() : sentAt)

/** The task as it was sent in an earlier run, for finding it again. */
export const asSent = ({ planned, earlier }: Settled): NewTask => {
  if (earlier === null) return planned.task
  const { runAfter, description: bulkLabel } = earlier
  return { ...planned.task, runAfter, bulkLabel, lastUpdatedAt: sendTimeOf(earlier) }
}

/** The outcome of a planned task; what is not given is that of a task on its way. */
export const outcomeOfPlanned = (
  { line, utg, task, timeZone, place, cells }: PlannedTask,
  change: Partial<Pick<OutcomeLine, "outcome" | "taskId" | "reason" | "runAfter" | "description" | "sentAt">> = {}
): OutcomeLine => ({
  line,
  cells,
  componentId: utg.componentId,
  nickname: utg.componentNickname ?? "",
  description: task.bulkLabel,
  runAfter: task.runAfter,
  timeZone,
  sentAt: task.lastUpdatedAt,
  outcome: "sent",
  taskId: null,
  reason: "",
  place,
  ...change
})

const sameTarget = (created: CreatedTask, task: NewTask): boolean =>
  created.componentId === task.componentId && created.type === task.type && created.label === task.label

/** The id under which a task was found at the service, or null. */
export const foundId = (task: NewTask, found: ReadonlyArray<CreatedTask>): number | null =>
  found.find((created) => sameTarget(created, task))?.taskId ?? null
