import { type Io, printJson } from "../command/io.ts"
import { tableText } from "../command/print-table.ts"
import { pipe } from "./checked-file.ts"
import type { OutcomeLine } from "./outcome-file.ts"
import type { LeftOutLine } from "./plan.ts"
import { isDone, isToBeLookedUp, type Settled } from "./settle.ts"
import type { LineProblem } from "./task-file.ts"
import { zoneTable } from "./zone-table.ts"

/** More than anybody reads; the JSON has all. */
const mostPrinted = 100

const nameOf = (file: string): string => (file === pipe ? "What is piped in" : file)

/** What is wrong with a file; nothing was sent. */
export const printProblems = (
  io: Pick<Io, "out" | "err">,
  file: string,
  problems: ReadonlyArray<LineProblem>,
  asJson: boolean
): void => {
  if (asJson) printJson(io, { sent: false, problems })
  const named = nameOf(file)
  for (const { line, message } of problems.slice(0, mostPrinted)) io.err(`${named}, line ${line}: ${message}`)
  if (problems.length > mostPrinted) io.err(`and ${problems.length - mostPrinted} more`)
  io.err(
    `Nothing was sent: ${problems.length === 1 ? "1 problem" : `${problems.length} problems`} in ${file === pipe ? "what is piped in" : file}.`
  )
}

const actionOf = (settled: Settled): "done" | "look up" | "send" =>
  isDone(settled) ? "done" : isToBeLookedUp(settled) ? "look up" : "send"

const actionText = (settled: Settled): string => {
  const { earlier } = settled
  if (earlier === null) return "send"
  if (isDone(settled)) return `nothing: it is the task ${earlier.taskId ?? ""}`
  if (isToBeLookedUp(settled)) return "look it up, and send it where it is not there"
  return earlier.outcome === "withdrawn" ? "send again: it was withdrawn" : `send again: ${earlier.reason}`
}

/** Who gets nothing, and why. */
export const printLeftOut = (io: Io, file: string, leftOut: ReadonlyArray<LeftOutLine>): void => {
  for (const each of leftOut)
    io.err(`${nameOf(file)}, line ${each.line}: ${each.leftOut} is left out: its time zone is not known.`)
}

interface ShownPlan {
  readonly settled: ReadonlyArray<Settled>
  readonly leftOut: ReadonlyArray<LeftOutLine>
  /** The zone of whoever reads it, where each site has its own; else null. */
  readonly here: string | null
}

/** What sending would do. */
export const printPlan = (io: Io, { settled, leftOut, here }: ShownPlan, asJson: boolean): void => {
  if (asJson) {
    const lines = settled.map((each) => {
      const { line, utg, task, cells, readIn: timeZone } = each.planned
      const { componentId, componentNickname: nickname } = utg
      const { bulkLabel: description, runAfter } = task
      return {
        line,
        utg: cells.utg,
        id: componentId,
        nickname,
        description,
        runAfter,
        timeZone,
        action: actionOf(each)
      }
    })
    printJson(io, here === null ? { sent: false, lines } : { sent: false, lines, leftOut })
    return
  }
  const rows = settled.map((each) => {
    const { line, utg, task } = each.planned
    return [line, utg.componentId, utg.componentNickname, task.bulkLabel, task.runAfter, actionText(each)]
  })
  io.out(tableText(["Line", "Id", "UTG", "Task", "Run after", "Would"], rows))
  if (here !== null) {
    io.out(
      `\n${zoneTable(
        settled.map(({ planned }) => planned),
        here
      )}`
    )
  }
  const due = settled.filter((each) => actionOf(each) !== "done").length
  io.out(`\nNothing was sent. ${due} of ${settled.length} line(s) would be; add --send to send them.`)
}

/** What became of each line of the file, this run and earlier ones. */
export const printOutcomes = (
  io: Io,
  lines: ReadonlyArray<OutcomeLine>,
  outcomePath: string,
  before: number,
  asJson: boolean
): void => {
  const count = (outcome: OutcomeLine["outcome"]) => lines.filter((line) => line.outcome === outcome).length
  const counts = { accepted: count("accepted"), failed: count("failed"), unknown: count("unknown"), before }
  if (asJson) {
    const shown = lines.map(
      ({ line, cells, componentId, nickname, description, runAfter, outcome, taskId, reason }) => {
        return { line, utg: cells.utg, id: componentId, nickname, description, runAfter, outcome, taskId, reason }
      }
    )
    printJson(io, { sent: true, outcomeFile: outcomePath, counts, lines: shown })
    return
  }
  const rows = lines.map(({ line, componentId, nickname, description, runAfter, outcome, taskId, reason }) => {
    return [line, componentId, nickname, description, runAfter, outcome, taskId, reason]
  })
  io.out(tableText(["Line", "Id", "UTG", "Task", "Run after", "Outcome", "Task id", "Reason"], rows))
  io.out(
    `\n${counts.accepted} accepted (${before} of them in earlier runs), ${counts.failed} failed, ${counts.unknown} unknown.`
  )
  io.out(`The outcome of each line is in ${outcomePath}.`)
  if (counts.failed + counts.unknown > 0) {
    io.out("Run it again to send what failed; what is unknown is looked up first. What was accepted is not sent again.")
  }
}
