import { deleteTask } from "@command-center/api/management/tasks"
import type { Http } from "@command-center/api/transport/http"
import { isDeletable } from "@command-center/domain/task/task-status"
import { Effect, Result } from "effect"
import { type Problem, reasonOf } from "../command/problem.ts"
import type { FollowedLine } from "./created-tasks.ts"
import { type OutcomeLine, writeOutcomes } from "./outcome-file.ts"

export interface WithdrawnLine {
  readonly line: OutcomeLine
  /** Why its task stays; null when it is gone. */
  readonly stays: string | null
}

const gone = (line: OutcomeLine): WithdrawnLine => ({
  line: { ...line, outcome: "withdrawn", reason: "" },
  stays: null
})

const inProcess = "It is in process or complete."

const withdrawOne = ({ line, task }: FollowedLine): Effect.Effect<WithdrawnLine, never, Http> => {
  if (task === null) return Effect.succeed(gone(line))
  const known: OutcomeLine = { ...line, outcome: "accepted", taskId: task.taskId, reason: "" }
  const stays = (reason: string): WithdrawnLine => ({ line: known, stays: reason })
  if (!isDeletable(task)) return Effect.succeed(stays(inProcess))
  const { businessEntityId, machinePermanentId } = task
  if (businessEntityId === null || machinePermanentId === null)
    return Effect.succeed(stays("The list of tasks does not name its account and machine."))
  return Effect.map(Effect.result(deleteTask(businessEntityId, machinePermanentId, task.taskId)), (deleted) => {
    if (Result.isSuccess(deleted)) return gone(known)
    const { failure } = deleted
    const status = failure._tag === "Refused" ? failure.status : null
    if (status === 404) return gone(known)
    return stays(status === 409 ? inProcess : `${reasonOf(failure)} Run it with --cancel again.`)
  })
}

/** Deletes what has not begun, four at a time, and writes to the outcome file what is gone. */
export const withdrawLines = (
  followed: ReadonlyArray<FollowedLine>,
  earlier: ReadonlyArray<OutcomeLine>,
  outcomePath: string
): Effect.Effect<ReadonlyArray<WithdrawnLine>, Problem, Http> =>
  Effect.gen(function* () {
    const lines = yield* Effect.forEach(followed, withdrawOne, { concurrency: 4 })
    const changed = new Map(followed.map(({ line }, place) => [line, lines[place]?.line ?? line]))
    yield* writeOutcomes(
      outcomePath,
      earlier.map((line) => changed.get(line) ?? line)
    )
    return lines
  })
