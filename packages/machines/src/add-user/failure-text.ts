import { userMessages } from "@command-center/domain/user/user-messages"
import type { Failure } from "../actor-logic/failure.ts"

/** Document 2 §8 "Add user failure": an answer that is not what the contract says is the unknown one. */
export const failureText = (failure: Failure | null): string | null =>
  failure === null
    ? null
    : userMessages.addFailed(failure._tag === "Unreadable" ? userMessages.unknownResponse : failure.sentence)

/** The same where it is not confirmed: only what the document calls a failure is called one. */
export const uncertainText = (failure: Failure | null): string | null =>
  failure === null || failure._tag === "Unreadable" ? failureText(failure) : failure.sentence
