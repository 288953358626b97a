import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { writeFailureText } from "../actor-logic/failure.ts"
import type { RemoveEntryContext } from "./remove-entry.types.ts"

/** The toast: why the entry was not deleted, in the words of its kind (document 2 §8 "Save data"); null while nothing failed. */
export const failureText = ({
  removal,
  failure
}: Pick<RemoveEntryContext<unknown>, "removal" | "failure">): string | null => {
  if (removal === null || failure === null) return null
  const { deviceUpdateFailed, interfaceUpdateFailed } = utgDetailMessages
  return writeFailureText(failure, removal.entry.kind === "device" ? deviceUpdateFailed : interfaceUpdateFailed)
}
