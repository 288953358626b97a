import { loadList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import { findSentTasks, runTimePredicates } from "@command-center/domain/task/find-sent-tasks"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { commandCodes } from "@command-center/domain/task/task-type"
import { Effect } from "effect"
import type { Io } from "../command/io.ts"
import { readableRows } from "../command/readable-rows.ts"
import type { Session } from "../command/session.ts"
import type { OutcomeLine } from "./outcome-file.ts"
import { sendTimeOf } from "./settle.ts"
import { taskChoices } from "./task-choices.ts"

/** A line of the outcome file with its task at the service, or null where none was found. */
export interface FollowedLine {
  readonly line: OutcomeLine
  readonly task: TaskRow | null
  /** Its task was there, in this account, and every task that is there could be read: it is there no longer. */
  readonly isGone: boolean
}

const wasSent = ({ outcome }: OutcomeLine): boolean =>
  outcome === "accepted" || outcome === "sent" || outcome === "unknown"

/** A line whose task has no id yet, as it was sent; it is told from others by its place. */
const asSentTask = (line: OutcomeLine, place: number) => ({
  componentId: line.componentId,
  type: commandCodes[taskChoices.get(line.cells.task.toLowerCase())?.kind ?? "unknown"],
  runAfter: line.runAfter,
  bulkLabel: line.description,
  label: String(place),
  machinePermanentId: "",
  lastUpdatedAt: sendTimeOf(line)
})

/** By its id where that is known, else by the rules that find a task again before it would be sent once more. */
const tasksOf = (lines: ReadonlyArray<OutcomeLine>, rows: ReadonlyArray<TaskRow>): ReadonlyArray<TaskRow | null> => {
  const byId = new Map(rows.map((row) => [row.taskId, row]))
  const known = new Set(lines.map(({ taskId }) => taskId))
  const found = findSentTasks(
    lines.flatMap((line, place) => (line.taskId === null ? [asSentTask(line, place)] : [])),
    rows.filter(({ taskId }) => !known.has(taskId))
  )
  const ids = new Map(found.map(({ label, taskId }) => [label, taskId]))
  return lines.map((line, at) => byId.get(line.taskId ?? ids.get(String(at)) ?? -1) ?? null)
}

/** A file that does not say where it was sent may be another console's, whose tasks have the same ids. */
const isItsOwn = (line: OutcomeLine, { componentId }: TaskRow): boolean =>
  componentId === null ? line.place !== null : componentId === line.componentId

/** What became of the lines that were sent, as the service has them now. */
export const followLines = (
  lines: ReadonlyArray<OutcomeLine>,
  { account }: Session,
  io: Io
): Effect.Effect<ReadonlyArray<FollowedLine>, ApiError, Http> => {
  const sent = lines.filter(wasSent)
  if (sent.length === 0) return Effect.succeed([])
  const predicates = runTimePredicates(sent.map(({ runAfter }) => runAfter))
  return Effect.map(loadList(taskList, account.id, predicates), (read) => {
    const tasks = tasksOf(sent, readableRows(taskList.title, read, io))
    return sent.map((line, at) => {
      const listed = tasks[at] ?? null
      const task = listed !== null && isItsOwn(line, listed) ? listed : null
      const wasThere = line.outcome === "accepted" && line.place !== null
      return { line, task, isGone: listed === null && wasThere && read.unreadable.count === 0 }
    })
  })
}
