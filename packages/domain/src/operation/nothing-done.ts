import type { OperationRecord } from "./operation.ts"
import { countsOf } from "./operation-results.ts"

/**
 * Whether nothing was done and nothing may have been: all was refused or never left. Who put the operation together
 * goes on where they were.
 */
export const isNothingDone = (record: OperationRecord): boolean => {
  const { failed, notSent, all } = countsOf(record)
  return failed + notSent === all
}
