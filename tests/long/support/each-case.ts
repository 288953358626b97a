import { recordRow, seed } from "./budget.ts"
import type { RowName } from "./rows.ts"

const shownFailures = 20

/**
 * Tries every case, records the row, and fails with each case that failed by its name: one that fails hides none of
 * the others.
 */
export const eachCase = async <Case>(
  row: RowName,
  all: ReadonlyArray<Case>,
  nameOf: (one: Case) => string,
  check: (one: Case) => void | Promise<void>
): Promise<void> => {
  const failed: Array<string> = []
  for (const one of all) {
    try {
      await check(one)
    } catch (error) {
      failed.push(`${nameOf(one)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  recordRow({ row, cases: all.length, failures: failed.length, seed })
  if (all.length === 0) throw new Error(`${row}: there was no case to try.`)
  if (failed.length === 0) return
  const more = failed.length > shownFailures ? [`… and ${failed.length - shownFailures} more`] : []
  throw new Error(
    [
      `${row}: ${failed.length} of ${all.length} cases failed (seed ${seed}).`,
      ...failed.slice(0, shownFailures),
      ...more
    ].join("\n\n")
  )
}
