import { writeMessages } from "@command-center/domain/write/write-messages"
import { type ApiError, sentenceOf } from "../transport/api-error.ts"

/** Not confirmed, then looked up: nothing was done. */
export interface NotDone {
  readonly _tag: "NotDone"
  readonly error: ApiError
}

/** Not confirmed, and it could not be looked up. `error` is null where a look-up before sending again failed. */
export interface NotLookedUp {
  readonly _tag: "NotLookedUp"
  readonly error: ApiError | null
  readonly lookUp: ApiError
}

/** What a write may fail with once it was looked up. */
export type WriteError = ApiError | NotDone | NotLookedUp

export const notDone = (error: ApiError): NotDone => ({ _tag: "NotDone", error })
export const notLookedUp = (error: ApiError | null, lookUp: ApiError): NotLookedUp => ({
  _tag: "NotLookedUp",
  error,
  lookUp
})

/** The sentence a user reads: that of the call, then what a look-up told. */
export const sentenceOfWrite = (error: WriteError): string => {
  if (error._tag === "NotDone") return writeMessages.notDone(sentenceOf(error.error))
  if (error._tag !== "NotLookedUp") return sentenceOf(error)
  return writeMessages.notLookedUp(error.error === null ? null : sentenceOf(error.error), sentenceOf(error.lookUp))
}
