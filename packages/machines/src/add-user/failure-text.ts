import { userMessages } from "@command-center/domain/user/user-messages"
import type { Failure } from "../actor-logic/failure.ts"

/** Why it failed, in the note of the dialog: an answer that is not what the contract says is the unknown one. */
export const reasonText = (failure: Failure | null): string | null => {
  if (failure === null) return null
  return failure._tag === "Unreadable" ? userMessages.unknownResponse : failure.sentence
}

/** The toast, in the words of document 2 §8 "Add user failure". */
export const failureText = (failure: Failure | null): string | null => {
  const reason = reasonText(failure)
  return reason === null ? null : userMessages.addFailed(reason)
}

/** The toast where it is not confirmed: only what the document calls a failure is called one. */
export const uncertainText = (failure: Failure | null): string | null =>
  failure === null || failure._tag === "Unreadable" ? failureText(failure) : failure.sentence
