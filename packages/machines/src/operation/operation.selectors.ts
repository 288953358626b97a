import type { TargetStatus } from "@command-center/domain/operation/operation"
import { idsWith, madeAgain, reportOf, type TargetReport } from "@command-center/domain/operation/operation-results"
import type { SnapshotFrom } from "xstate"
import type { operationMachine } from "./operation.machine.ts"
import type { OperationContext } from "./operation.types.ts"

interface OperationSnapshot {
  readonly context: OperationContext
}

/** `isWaiting`: it will be sent as soon as a call before it has ended. */
export interface TargetProgress extends TargetReport {
  readonly isWaiting: boolean
}

export const selectProgress = ({ context }: OperationSnapshot): ReadonlyArray<TargetProgress> => {
  const waiting = new Set(context.waiting.flatMap(({ targets }) => targets.map(({ id }) => id)))
  return reportOf(context.record).map((report) => ({ ...report, isWaiting: waiting.has(report.target.id) }))
}

/** All calls have ended, and something was not accepted: also while it is asked whether that may be forgotten. */
export const selectIsSettled = (s: SnapshotFrom<typeof operationMachine>): boolean =>
  s.matches("settled") || s.matches("asking")

export const selectIsAsking = (s: SnapshotFrom<typeof operationMachine>): boolean => s.matches("asking")

/** The ids of the targets with this status, for the button that sends to them again. */
export const selectIdsWith =
  (status: TargetStatus) =>
  ({ context }: OperationSnapshot): ReadonlyArray<number> =>
    idsWith(context.record, status)

/** How many records the service made more than once, counted without the first of each. */
export const selectOthers = ({ context }: OperationSnapshot): number =>
  madeAgain(context.record).reduce((count, { again }) => count + again.length, 0)
