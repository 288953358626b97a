import { Result } from "effect"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { OperationContext, OperationReport, OperationTarget, TargetResult } from "./operation.types.ts"
import { isUncertain } from "./uncertainty.ts"

type Status = TargetResult["status"]

export const resultOf = (outcome: Outcome<unknown, Failure>): TargetResult =>
  Result.match(outcome, {
    onSuccess: (): TargetResult => ({ status: "succeeded" }),
    onFailure: (failure): TargetResult => ({ status: isUncertain(failure) ? "unknown" : "failed", failure })
  })

/** What a finished operation has to say of each target. */
export const reportOf = <Target extends OperationTarget>({
  targets,
  results
}: Pick<OperationContext<Target>, "targets" | "results">): OperationReport<Target> =>
  targets.map((target) => ({ target, result: results.get(target.id) ?? { status: "notSent" } }))

export const countOf = (report: OperationReport<unknown>, status: Status): number =>
  report.filter(({ result }) => result.status === status).length

export const allSucceeded = (report: OperationReport<unknown>): boolean =>
  report.every(({ result }) => result.status === "succeeded")

/** The chosen targets that did not succeed; what succeeded is never called for again. */
export const targetsToRetry = <Target extends OperationTarget>(
  report: OperationReport<Target>,
  ids: ReadonlyArray<number>
): ReadonlyArray<Target> =>
  report
    .filter(({ target, result }) => result.status !== "succeeded" && ids.includes(target.id))
    .map(({ target }) => target)

/** The first reason known for a target that did not succeed; empty where none is. */
export const firstReason = (report: OperationReport<unknown>): string => {
  for (const { result } of report) {
    if ((result.status === "failed" || result.status === "unknown") && result.failure !== null) {
      return result.failure.sentence
    }
  }
  return ""
}
