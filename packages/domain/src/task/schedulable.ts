import type { LeftOut } from "../operation/operation.ts"
import type { UtgRow } from "../utg/utg.ts"
import { utgList } from "../utg/utg-list.ts"
import { creationMessages } from "./task-messages.ts"

/** Who of the chosen UTGs a task can be made for, and who not. */
export interface Schedulable {
  readonly targets: ReadonlyArray<UtgRow>
  readonly leftOut: ReadonlyArray<LeftOut>
}

/**
 * A UTG without its machine's id has nobody to send a task to: it is left out, so that it does not keep the others from
 * theirs. Where none has one nobody is left out, and the builder says what is missing.
 */
export const schedulableOf = (rows: ReadonlyArray<UtgRow>): Schedulable => {
  const targets = rows.filter(({ machinePermanentId }) => machinePermanentId)
  if (targets.length === 0) return { targets: rows, leftOut: [] }
  const leftOut = rows
    .filter(({ machinePermanentId }) => !machinePermanentId)
    .map((row) => ({ name: utgList.nameOf(row), reason: creationMessages.missingKeys(["machinePermanentId"]) }))
  return { targets, leftOut }
}
