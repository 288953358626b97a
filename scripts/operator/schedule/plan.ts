import type { NewTask } from "@command-center/domain/task/new-task"
import { buildTasks, scheduleErrorText } from "@command-center/domain/task/task-builder"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { Result } from "effect"
import type { FindUtg } from "./find-utg.ts"
import { draftOfLine, type Moment, passedTime } from "./line-draft.ts"
import type { FileLine, LineProblem } from "./task-file.ts"

/** A line that can be sent. */
export interface PlannedTask {
  readonly line: number
  readonly utg: UtgRow
  readonly task: NewTask
  /** In which its times were read. */
  readonly timeZone: string
  /** As the file has them. */
  readonly cells: FileLine["cells"]
}

export interface PlanRequest {
  readonly lines: ReadonlyArray<FileLine>
  readonly businessEntityId: number
  readonly findUtg: FindUtg
  readonly moment: Moment
}

const planLine = (
  { line, cells }: FileLine,
  request: PlanRequest
): Result.Result<PlannedTask, ReadonlyArray<string>> => {
  const { businessEntityId, findUtg, moment } = request
  const utg = findUtg(cells.utg)
  const draft = draftOfLine(cells, moment)
  const passed = passedTime(cells.at, moment)
  if (Result.isFailure(utg) || Result.isFailure(draft)) {
    return Result.fail([
      ...(Result.isFailure(utg) ? [utg.failure] : []),
      ...(Result.isFailure(draft) ? draft.failure : []),
      ...passed
    ])
  }
  const targets = [utg.success]
  const built = buildTasks({
    businessEntityId,
    draft: draft.success,
    products: moment.versions,
    targets,
    now: moment.now,
    takesPassedTime: true
  })
  if (Result.isFailure(built)) return Result.fail([scheduleErrorText(built.failure), ...passed])
  const [task] = built.success
  return task === undefined
    ? Result.fail(["The line comes to no task."])
    : Result.succeed({ line, utg: utg.success, task, timeZone: moment.timeZone, cells })
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

/** The lines that can be sent, and all that is wrong with the others. */
export interface Plan {
  readonly planned: ReadonlyArray<PlannedTask>
  readonly problems: ReadonlyArray<LineProblem>
}

/** A task per line, and all that is wrong with any of them. */
export const planTasks = (request: PlanRequest): Plan => {
  const planned: Array<PlannedTask> = []
  const problems: Array<LineProblem> = []
  for (const each of request.lines) {
    const result = planLine(each, request)
    if (Result.isSuccess(result)) planned.push(result.success)
    else problems.push(...result.failure.map((message) => ({ line: each.line, message })))
  }
  problems.push(...repetitions(planned))
  return { planned, problems }
}
