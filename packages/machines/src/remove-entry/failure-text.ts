import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import type { RemoveEntryContext } from "./remove-entry.types.ts"

/** Why the entry was not deleted, in the words of its kind (document 2 §8 "Save data"); null while nothing failed. */
export const failureText = ({
  removal,
  failure
}: Pick<RemoveEntryContext<unknown>, "removal" | "failure">): string | null => {
  if (removal === null || failure === null) return null
  return removal.entry.kind === "device"
    ? utgDetailMessages.deviceUpdateFailed(failure.sentence)
    : utgDetailMessages.interfaceUpdateFailed(failure.sentence)
}
