import { lookUpTasks } from "@command-center/api/management/sent-tasks"
import type { Http } from "@command-center/api/transport/http"
import { Effect } from "effect"
import { needed, type Problem } from "../command/problem.ts"
import { type OutcomeLine, outcomeKey, writeOutcomes } from "./outcome-file.ts"
import type { PlannedTask } from "./plan.ts"
import { sendBatch } from "./send-batch.ts"
import {
  asSent,
  foundId,
  hasPassed,
  isDone,
  isOpenAgain,
  isToBeLookedUp,
  outcomeOfPlanned,
  type Settled
} from "./settle.ts"

export interface Sending {
  readonly businessEntityId: number
  readonly outcomePath: string
  readonly batchSize: number
  readonly settled: ReadonlyArray<Settled>
  /** All that is known from earlier runs, of lines too that are no longer in the file. */
  readonly earlier: ReadonlyArray<OutcomeLine>
  readonly now: Date
}

/** The outcomes of all lines ever sent, written to the file at each change. */
const makeLedger = ({ outcomePath: path, settled, earlier }: Sending) => {
  const inFile = new Set(settled.map(({ planned }) => outcomeKey(planned.utg.componentId, planned.cells)))
  // What failed and is no longer asked for matters to nobody; what may have been created must not be forgotten.
  const lines = new Map(
    earlier
      .map((line) => [outcomeKey(line.componentId, line.cells), line] as const)
      .filter(([key, line]) => !isOpenAgain(line) || inFile.has(key))
  )
  return (changed: ReadonlyArray<OutcomeLine>): Effect.Effect<void, Problem> => {
    for (const line of changed) lines.set(outcomeKey(line.componentId, line.cells), line)
    return changed.length === 0 ? Effect.void : writeOutcomes(path, [...lines.values()])
  }
}

/** What became of lines whose sending nobody saw the end of: accepted where the service has them. */
const lookUpOpen = Effect.fn("lookUpOpen")(function* ({ businessEntityId, settled }: Sending) {
  const open = settled.filter(isToBeLookedUp).map((each) => ({ ...each, task: asSent(each) }))
  const found = yield* needed(
    `Whether ${open.length} line(s) of an earlier run were created could not be looked up, so nothing is sent.`,
    lookUpTasks(
      businessEntityId,
      open.map(({ task }) => task)
    )
  )
  return open.flatMap(({ planned, task }) => {
    const taskId = foundId(task, found)
    if (taskId === null) return []
    const { runAfter, bulkLabel: description, lastUpdatedAt: sentAt } = task
    return [outcomeOfPlanned(planned, { outcome: "accepted", taskId, runAfter, description, sentAt })]
  })
})

const batchesOf = (planned: ReadonlyArray<PlannedTask>, size: number): ReadonlyArray<ReadonlyArray<PlannedTask>> =>
  Array.from({ length: Math.ceil(planned.length / size) }, (_, index) =>
    planned.slice(index * size, (index + 1) * size)
  )

/**
 * Sends what is not done, batch by batch. A batch stands in the file as sent before it goes out, so that a run that is
 * cut off leaves nothing that a later run would send without looking first. Gives the lines that changed.
 */
export const sendFile = (sending: Sending): Effect.Effect<ReadonlyArray<OutcomeLine>, Problem, Http> =>
  Effect.gen(function* () {
    const record = makeLedger(sending)
    const found = yield* lookUpOpen(sending)
    yield* record(found)
    const foundLines = new Set(found.map(({ line }) => line))
    const open = sending.settled
      .filter((each) => !isDone(each) && !foundLines.has(each.planned.line))
      .map(({ planned }) => planned)
    const missed = open
      .filter((planned) => hasPassed(planned, sending.now))
      .map((planned) => outcomeOfPlanned(planned, { outcome: "failed", reason: "Not there, and its time has passed." }))
    yield* record(missed)
    const due = open.filter((planned) => !hasPassed(planned, sending.now))
    const changed = [...found, ...missed]
    let stopped: string | null = null
    for (const batch of batchesOf(due, sending.batchSize)) {
      if (stopped === null) {
        yield* record(batch.map((planned) => outcomeOfPlanned(planned)))
        const outcome = yield* sendBatch(sending.businessEntityId, batch)
        stopped = outcome.stopped
        yield* record(outcome.lines)
        changed.push(...outcome.lines)
      } else {
        const reason = `Not sent. ${stopped}`
        const lines = batch.map((planned) => outcomeOfPlanned(planned, { outcome: "failed", reason }))
        yield* record(lines)
        changed.push(...lines)
      }
    }
    return changed
  })
