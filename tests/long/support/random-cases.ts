import fc from "fast-check"
import { recordRow, seed } from "./budget.ts"
import type { RowName } from "./rows.ts"

/** Tries a property so many times and records the row; a case that fails is printed shrunk, with its seed and path. */
export const randomCases = async <Values>(
  row: RowName,
  property: fc.IRawProperty<Values>,
  numRuns: number
): Promise<void> => {
  const details = await fc.check(property, { numRuns, seed })
  recordRow({ row, cases: details.numRuns, failures: details.failed ? 1 : 0, seed })
  if (!details.failed) return
  const { errorInstance } = details
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  throw new Error(`${await fc.asyncDefaultReportMessage(details)}

${why}`)
}
