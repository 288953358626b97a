import { taskState } from "@command-center/domain/task/task-status"
import { type ExitCode, failed, type Io, printJson, succeeded } from "../command/io.ts"
import { tableText } from "../command/print-table.ts"
import type { FollowedLine } from "./created-tasks.ts"
import type { WithdrawnLine } from "./withdraw.ts"

const stateOf = ({ task, isGone }: FollowedLine): string =>
  task === null ? (isGone ? "No longer there" : "Not found") : (taskState(task) ?? "Unknown")

const countsOf = (texts: ReadonlyArray<string>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1
  return counts
}

const nothingSent = (outcomePath: string): string => `Of the lines in ${outcomePath} none is at the service.`

/** How the tasks of a file stand; a failure where one failed or is not there. */
export const printStatus = (
  io: Io,
  followed: ReadonlyArray<FollowedLine>,
  outcomePath: string,
  asJson: boolean
): ExitCode => {
  const states = followed.map(stateOf)
  const counts = countsOf(states)
  const lines = followed.map(({ line, task }, place) => ({
    line: line.line,
    id: line.componentId,
    nickname: line.nickname,
    description: line.description,
    runAfter: line.runAfter,
    taskId: task?.taskId ?? line.taskId,
    state: states[place] ?? ""
  }))
  if (asJson) printJson(io, { outcomeFile: outcomePath, counts, lines })
  else if (lines.length === 0) io.out(nothingSent(outcomePath))
  else {
    const rows = lines.map(({ line, id, nickname, description, runAfter, taskId, state }) => {
      return [line, id, nickname, description, runAfter, taskId, state]
    })
    io.out(tableText(["Line", "Id", "UTG", "Task", "Run after", "Task id", "State"], rows))
    io.out(
      `\n${Object.entries(counts)
        .map(([state, count]) => `${count} ${state}`)
        .join(", ")}.`
    )
  }
  const isGood = followed.every(({ task }, place) => task !== null && states[place] !== "Failed")
  return isGood ? succeeded : failed
}

const outcomeText = ({ became, reason }: WithdrawnLine): string =>
  became === "withdrawn" ? became : `${became === "stays" ? became : "not confirmed"}: ${reason}`

/** What was withdrawn and what stays or may stay, with the reason; a failure where one is not known to be gone. */
export const printWithdrawn = (
  io: Io,
  withdrawn: ReadonlyArray<WithdrawnLine>,
  outcomePath: string,
  asJson: boolean
): ExitCode => {
  const count = (of: WithdrawnLine["became"]) => withdrawn.filter(({ became }) => became === of).length
  const counts = { withdrawn: count("withdrawn"), staying: count("stays"), notConfirmed: count("unknown") }
  if (asJson) {
    const lines = withdrawn.map(({ line, became, reason }) => ({
      line: line.line,
      id: line.componentId,
      nickname: line.nickname,
      description: line.description,
      taskId: line.taskId,
      withdrawn: became === "withdrawn",
      reason
    }))
    printJson(io, { outcomeFile: outcomePath, counts, lines })
  } else if (withdrawn.length === 0) io.out(nothingSent(outcomePath))
  else {
    const rows = withdrawn.map((each) => {
      const { line, componentId, nickname, description, taskId } = each.line
      return [line, componentId, nickname, description, taskId, outcomeText(each)]
    })
    io.out(tableText(["Line", "Id", "UTG", "Task", "Task id", "Outcome"], rows))
    const unclear = counts.notConfirmed === 0 ? "" : `, ${counts.notConfirmed} not confirmed`
    io.out(
      `\n${counts.withdrawn} withdrawn, ${counts.staying} staying${unclear}. The outcome of each line is in ${outcomePath}.`
    )
  }
  return counts.withdrawn === withdrawn.length ? succeeded : failed
}
