import type { OperationContext, OperationReport, OperationTarget, TargetResult } from "./operation.types.ts"
import { reportOf } from "./operation-report.ts"

interface OperationSnapshot<Target> {
  readonly context: OperationContext<Target>
}

/** Null while a target waits or its call is under way. */
export interface TargetProgress<Target> {
  readonly target: Target
  readonly result: TargetResult | null
}

export const selectTotal = (s: OperationSnapshot<OperationTarget>): number => s.context.targets.length
export const selectSettledCount = (s: OperationSnapshot<OperationTarget>): number => s.context.results.size

export const selectProgress = <Target extends OperationTarget>(
  s: OperationSnapshot<Target>
): ReadonlyArray<TargetProgress<Target>> =>
  s.context.targets.map((target) => ({ target, result: s.context.results.get(target.id) ?? null }))

export const selectReport = <Target extends OperationTarget>(s: OperationSnapshot<Target>): OperationReport<Target> =>
  reportOf(s.context)

/** What "Try again" chooses at first: all that surely did not happen. What is unknown is left to the user. */
export const selectFailedIds = (s: OperationSnapshot<OperationTarget>): ReadonlyArray<number> =>
  reportOf(s.context)
    .filter(({ result }) => result.status === "failed" || result.status === "notSent")
    .map(({ target }) => target.id)
