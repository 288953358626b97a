import type { Http } from "@command-center/api/transport/http"
import { deleteTaskOnce } from "@command-center/api/writes/target-writes"
import { sentenceOfWrite, type WriteError } from "@command-center/api/writes/write-error"
import { followedBy } from "@command-center/domain/message/constraint-messages"
import { isDeletable } from "@command-center/domain/task/task-status"
import { Effect, Result } from "effect"
import { type Problem, reasonOf } from "../command/problem.ts"
import type { FollowedLine } from "./created-tasks.ts"
import { type OutcomeLine, writeOutcomes } from "./outcome-file.ts"

export interface WithdrawnLine {
  readonly line: OutcomeLine
  /** `unknown`: not found, or the answer was lost and it could not be looked up. */
  readonly became: "withdrawn" | "stays" | "unknown"
  /** Why it is not known to be gone. */
  readonly reason: string
}

const gone = (line: OutcomeLine): WithdrawnLine => ({
  line: { ...line, outcome: "withdrawn", reason: "" },
  became: "withdrawn",
  reason: ""
})

const notFound =
  "It was not found among the tasks that could be read, and may be there all the same. Run it with --cancel again."
const inProcess = "It is in process or complete."

const reasonOfWrite = (error: WriteError): string =>
  error._tag === "NotDone" || error._tag === "NotLookedUp" ? sentenceOfWrite(error) : reasonOf(error)

const withdrawOne = ({ line, task, isGone }: FollowedLine): Effect.Effect<WithdrawnLine, never, Http> => {
  if (task === null) return Effect.succeed(isGone ? gone(line) : { line, became: "unknown", reason: notFound })
  const known: OutcomeLine = { ...line, outcome: "accepted", taskId: task.taskId, reason: "" }
  const stays = (reason: string): WithdrawnLine => ({ line: known, became: "stays", reason })
  if (!isDeletable(task)) return Effect.succeed(stays(inProcess))
  const { businessEntityId, machinePermanentId } = task
  if (businessEntityId === null || machinePermanentId === null)
    return Effect.succeed(stays("The list of tasks does not name its account and machine."))
  const deletion = { businessEntityId, machinePermanentId, taskId: task.taskId }
  return Effect.map(Effect.result(deleteTaskOnce(deletion)), (deleted) => {
    if (Result.isSuccess(deleted)) return gone(known)
    const { failure } = deleted
    if (failure._tag === "Refused" && failure.status === 409) return stays(inProcess)
    const reason = followedBy(reasonOfWrite(failure), "Run it with --cancel again.")
    return failure._tag === "NotLookedUp" ? { line: known, became: "unknown", reason } : stays(reason)
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
