import type { ApiError } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import { runTimePredicates } from "@command-center/domain/task/find-sent-tasks"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { Effect } from "effect"
import type { Io } from "../command/io.ts"
import { loadRows } from "../command/load-rows.ts"
import type { Session } from "../command/session.ts"
import type { OutcomeLine } from "./outcome-file.ts"

/** A line of the outcome file with its task at the service, or null where there is none. */
export interface FollowedLine {
  readonly line: OutcomeLine
  readonly task: TaskRow | null
}

const wasSent = ({ outcome }: OutcomeLine): boolean =>
  outcome === "accepted" || outcome === "sent" || outcome === "unknown"

/** By its id where that is known, else by what was sent: the UTG, the description and the run time. */
const isThatTask = (line: OutcomeLine, row: TaskRow): boolean =>
  line.taskId === null
    ? row.componentId === line.componentId &&
      row.taskBulkLabel === line.description &&
      Date.parse(row.taskRunAfter ?? "") === Date.parse(line.runAfter)
    : row.taskId === line.taskId

/** What became of the lines that were sent, as the service has them now. */
export const followLines = (
  lines: ReadonlyArray<OutcomeLine>,
  session: Session,
  io: Io
): Effect.Effect<ReadonlyArray<FollowedLine>, ApiError, Http> => {
  const sent = lines.filter(wasSent)
  if (sent.length === 0) return Effect.succeed([])
  const predicates = runTimePredicates(sent.map(({ runAfter }) => runAfter))
  return Effect.map(loadRows(taskList, session, io, predicates), (rows) => {
    const own = new Set(sent.map(({ componentId }) => componentId))
    const candidates = rows.filter(({ componentId }) => componentId !== null && own.has(componentId))
    return sent.map((line) => ({ line, task: candidates.find((row) => isThatTask(line, row)) ?? null }))
  })
}
