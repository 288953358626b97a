import { spreadRuns } from "@command-center/domain/site-time/spread"
import type { NewTask } from "@command-center/domain/task/new-task"
import { buildTasks, scheduleErrorText } from "@command-center/domain/task/task-builder"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Result } from "effect"
import type { FindUtg } from "./find-utg.ts"
import { draftOfLine, type Moment, passedTime } from "./line-draft.ts"
import type { Place } from "./outcome-file.ts"
import { type Clocks, siteClocks, zoneOfLine } from "./site-clocks.ts"
import type { FileLine, LineProblem } from "./task-file.ts"

/** A line that can be sent. */
export interface PlannedTask {
  readonly line: number
  readonly utg: UtgRow
  readonly task: NewTask
  /** In which its times were read, as the outcome file says it. */
  readonly timeZone: string
  /** The zone whose clocks did. */
  readonly readIn: string
  /** When it runs, before it is spread. */
  readonly startsAt: string
  readonly place: Place
  /** As the file has them. */
  readonly cells: FileLine["cells"]
}

export interface PlanRequest {
  readonly lines: ReadonlyArray<FileLine>
  readonly place: Place
  readonly findUtg: FindUtg
  readonly moment: Pick<Moment, "now" | "versions">
  readonly clocks: Clocks
  /** Over how many minutes those of one instant are spread. */
  readonly spreadMinutes: number
}

/** A line that asks for nothing, since its UTG's own time is not known. */
export interface LeftOutLine {
  readonly line: number
  /** The UTG's name. */
  readonly leftOut: string
}

const planLine = (
  { line, cells }: FileLine,
  request: PlanRequest
): Result.Result<PlannedTask | LeftOutLine, ReadonlyArray<string>> => {
  const { place, findUtg, clocks } = request
  const utg = findUtg(cells.utg)
  const zone = Result.flatMap(utg, (row) => zoneOfLine(clocks, row, cells))
  if (Result.isSuccess(zone) && zone.success === null && Result.isSuccess(utg)) {
    return Result.succeed({ line, leftOut: utgList.nameOf(utg.success) })
  }
  // Where the clocks are not known, what else is wrong with the line is said all the same.
  const readIn = "zone" in clocks ? clocks.zone : (Result.getOrElse(zone, () => null) ?? "UTC")
  const moment = { ...request.moment, timeZone: readIn, skipped: "zone" in clocks ? "refused" : "moved" } as const
  const draft = draftOfLine(cells, moment)
  const passed = Result.isSuccess(zone) || "zone" in clocks ? passedTime(cells.at, moment) : []
  if (Result.isFailure(utg) || Result.isFailure(zone) || Result.isFailure(draft)) {
    return Result.fail([
      ...(Result.isFailure(zone) ? [zone.failure] : []),
      ...(Result.isFailure(draft) ? draft.failure : []),
      ...passed
    ])
  }
  const targets = [utg.success]
  const built = buildTasks({
    businessEntityId: place.account,
    draft: draft.success,
    products: moment.versions,
    targets,
    now: moment.now,
    takesPassedTime: true
  })
  if (Result.isFailure(built)) return Result.fail([scheduleErrorText(built.failure), ...passed])
  const [task] = built.success
  if (task === undefined) return Result.fail(["The line comes to no task."])
  const timeZone = "zone" in clocks ? clocks.zone : siteClocks
  return Result.succeed({ line, utg: utg.success, task, timeZone, readIn, startsAt: task.runAfter, place, cells })
}

/** The same request twice would be two tasks; and no two tasks of a submit share a description (document 1 §5). */
const repetitions = (planned: ReadonlyArray<PlannedTask>): ReadonlyArray<LineProblem> => {
  const lines = new Map<string, number>()
  return planned.flatMap(({ line, task }) => {
    const earlier = lines.get(task.label)
    if (earlier === undefined) {
      lines.set(task.label, line)
      return []
    }
    return [{ line, message: `Line ${earlier} asks for "${task.label}" already. Take one of the two out.` }]
  })
}

const runsNow = ({ cells }: PlannedTask): boolean => cells.at.toLowerCase() === "now"

/** Lines of one instant evenly over so many minutes, in their order; what runs now does. */
const spreadLines = (planned: ReadonlyArray<PlannedTask>, minutes: number): ReadonlyArray<PlannedTask> => {
  const later = planned.filter((each) => !runsNow(each))
  const times = spreadRuns(
    later.map(({ line, startsAt: runAt }) => ({ id: line, runAt })),
    minutes
  )
  return planned.map((each) => ({ ...each, task: { ...each.task, runAfter: times.get(each.line) ?? each.startsAt } }))
}

/** The lines that can be sent, those whose UTG is left out, and all that is wrong with the others. */
export interface Plan {
  readonly leftOut: ReadonlyArray<LeftOutLine>
  readonly planned: ReadonlyArray<PlannedTask>
  readonly problems: ReadonlyArray<LineProblem>
}

/** A task per line, and all that is wrong with any of them. */
export const planTasks = (request: PlanRequest): Plan => {
  const planned: Array<PlannedTask> = []
  const leftOut: Array<LeftOutLine> = []
  const problems: Array<LineProblem> = []
  for (const each of request.lines) {
    const result = planLine(each, request)
    if (Result.isSuccess(result)) {
      if ("leftOut" in result.success) leftOut.push(result.success)
      else planned.push(result.success)
    } else problems.push(...result.failure.map((message) => ({ line: each.line, message })))
  }
  return {
    planned: spreadLines(planned, request.spreadMinutes),
    leftOut,
    problems: [...problems, ...repetitions(planned)]
  }
}
