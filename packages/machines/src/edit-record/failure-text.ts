import { followedBy } from "@command-center/domain/message/constraint-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import { type Failure, reasonOf } from "../actor-logic/failure.ts"
import type { EditDefinition } from "./edit-record.types.ts"

type Messages = EditDefinition<unknown, unknown>["messages"]

/** At the form: why it was not saved, and what happens first where it was sent and nobody knows. */
export const refusalText = (failure: Failure): string =>
  failure.lookUp === "failed" ? followedBy(reasonOf(failure), writeMessages.looksFirst) : reasonOf(failure)

/** The toast; one without a reason would call a failure what could not be looked up. */
export const failureToast = (
  { failed, unknown }: Pick<Messages, "failed" | "unknown">,
  failure: Failure | null
): string => {
  const isKnown = failure?.lookUp === undefined || failure.lookUp === "notDone"
  return (isKnown ? failed : unknown)(failure?.sentence ?? "")
}
