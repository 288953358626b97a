import { Result } from "effect"
import { utgMessages } from "./utg-messages.ts"

/** The permanent ids by which a UTG and its configuration are read and saved (document 2 §7 "UTG edit"). */
export interface PermanentIds {
  readonly machinePermanentId: string
  readonly componentPermanentId: string
}

/** Both ids, or the sentence that names the first one that is not defined (document 2 §7). */
export const permanentIds = (
  machinePermanentId: string | null,
  componentPermanentId: string | null
): Result.Result<PermanentIds, string> => {
  if (!machinePermanentId) return Result.fail(utgMessages.machineIdUndefined)
  if (!componentPermanentId) return Result.fail(utgMessages.componentIdUndefined)
  return Result.succeed({ machinePermanentId, componentPermanentId })
}
