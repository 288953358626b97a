import type { Duplicate } from "../write/made.ts"
import type { Instruction, InstructionTarget, OperationRecord, TargetResult, TargetStatus } from "./operation.ts"
import { targetsOf } from "./operation.ts"

const notSent: TargetResult = { status: "notSent" }

/** What is known of a target. */
export const resultOf = ({ results }: Pick<OperationRecord, "results">, id: number): TargetResult =>
  results[String(id)] ?? notSent

export interface TargetReport {
  readonly target: InstructionTarget
  readonly result: TargetResult
}

/** One entry per target, in the order of the instructions. */
export const reportOf = (record: OperationRecord): ReadonlyArray<TargetReport> =>
  targetsOf(record).map((target) => ({ target, result: resultOf(record, target.id) }))

export interface OperationCounts {
  readonly all: number
  /** Everything that left, whatever came of it. */
  readonly sent: number
  readonly sending: number
  readonly accepted: number
  readonly failed: number
  readonly unknown: number
  readonly notSent: number
}

/** sending + accepted + failed + unknown + notSent = all. */
export const countsOf = (record: OperationRecord): OperationCounts => {
  const counts: Record<TargetStatus, number> = { sending: 0, accepted: 0, failed: 0, unknown: 0, notSent: 0 }
  const report = reportOf(record)
  for (const { result } of report) counts[result.status] += 1
  return { ...counts, all: report.length, sent: report.length - counts.notSent }
}

/** The targets of which this became, in the order of the instructions. */
export const idsWith = (record: OperationRecord, status: TargetStatus): ReadonlyArray<number> =>
  reportOf(record)
    .filter(({ result }) => result.status === status)
    .map(({ target }) => target.id)

/** The tasks that are known to be those of targets which have theirs: none of them is another target's. */
export const createdTasks = ({ results }: Pick<OperationRecord, "results">): ReadonlySet<number> =>
  new Set(
    Object.values(results).flatMap((result) =>
      result.status === "accepted" && result.taskId !== undefined
        ? [result.taskId, ...(result.again ?? []).map(({ id }) => id)]
        : []
    )
  )

/** The record with a result for these targets. */
export const withResults = (
  record: OperationRecord,
  settled: ReadonlyArray<readonly [id: number, result: TargetResult]>
): OperationRecord => ({ ...record, results: { ...record.results, ...Object.fromEntries(settled) } })

/** Everything was done. */
export const isAccepted = (record: OperationRecord): boolean => {
  const { accepted, all } = countsOf(record)
  return accepted === all
}

/** A target with what was created for it once more. */
export interface MadeAgain {
  readonly target: InstructionTarget
  readonly again: ReadonlyArray<Duplicate>
}

/** What is there more than once, since the browser repeated a call. */
export const madeAgain = (record: OperationRecord): ReadonlyArray<MadeAgain> =>
  reportOf(record).flatMap(({ target, result }) =>
    result.status === "accepted" && result.again !== undefined && result.again.length > 0
      ? [{ target, again: result.again }]
      : []
  )

/** Everything was done, and once. */
export const isDone = (record: OperationRecord): boolean => isAccepted(record) && madeAgain(record).length === 0

/** The record once what was there again is gone. */
export const withoutAgain = (record: OperationRecord): OperationRecord =>
  withResults(
    record,
    madeAgain(record).map(({ target: { id } }) => {
      const { again: _, ...result } = { again: [], ...resultOf(record, id) }
      return [id, result] as const
    })
  )

const reasonsOf = (record: OperationRecord, status: "failed" | "unknown"): ReadonlyArray<string> =>
  reportOf(record).flatMap(({ result }) =>
    result.status === status && result.sentence !== null ? [result.sentence] : []
  )

/** The first reason known for a target that was not accepted, of those that failed if any did; empty where none is. */
export const firstReason = (record: OperationRecord): string =>
  [...reasonsOf(record, "failed"), ...reasonsOf(record, "unknown")][0] ?? ""

/**
 * The instructions that send exactly the chosen targets, narrowed to them. What was accepted or is under way is never
 * sent again, whoever chooses it.
 */
export const retryOf = (record: OperationRecord, ids: ReadonlyArray<number>): ReadonlyArray<Instruction> => {
  const chosen = new Set(ids)
  const isChosen = ({ id }: InstructionTarget) => {
    const { status } = resultOf(record, id)
    return chosen.has(id) && status !== "accepted" && status !== "sending"
  }
  return record.instructions
    .map((instruction) => ({ ...instruction, targets: instruction.targets.filter(isChosen) }))
    .filter(({ targets }) => targets.length > 0)
}

/** As it is found after its tab is gone: what was under way may have arrived or not. */
export const reopened = (record: OperationRecord): OperationRecord =>
  withResults(
    record,
    idsWith(record, "sending").map((id) => [id, { status: "unknown", sentence: null }] as const)
  )
