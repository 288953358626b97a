import { writeMessages } from "@command-center/domain/write/write-messages"
import type { Failure } from "../actor-logic/failure.ts"
import type { EditDefinition } from "./edit-record.types.ts"

type Messages = EditDefinition<unknown, unknown>["messages"]

/** At the form: why it was not saved, and what happens first where it was sent and nobody knows. */
export const refusalText = ({ refused }: Pick<Messages, "refused">, failure: Failure): string =>
  failure.lookUp === "failed" ? `${refused(failure.sentence)} ${writeMessages.looksFirst}` : refused(failure.sentence)

/** The toast; one without a reason would call a failure what was only looked up. */
export const failureToast = (
  { failed, refused }: Pick<Messages, "failed" | "refused">,
  failure: Failure | null
): string => (failure?.lookUp === undefined ? failed(failure?.sentence ?? "") : refused(failure.sentence))
