import type { ApiError } from "@command-center/api/transport/api-error"
import { standingAlone } from "@command-center/domain/message/constraint-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { isNotConfirmed } from "@command-center/domain/write/write-error"

/**
 * An expected failure as a flow knows it: its kind and the sentence the user reads.
 * The bridge from Effect makes it from an `ApiError`, so that machines need no code of the api.
 */
export interface Failure {
  readonly _tag: ApiError["_tag"]
  readonly sentence: string
  /** The HTTP status, where the service answered. */
  readonly status?: number
  /** Of a write that was refused: what is wrong with it, each by its place in what was sent. */
  readonly reasons?: ReadonlyArray<{ readonly path: string; readonly sentence: string }>
  /**
   * Of a write that was not confirmed: it was looked up and had not been done, it could not be looked up, or not before
   * it was sent again, so that it was not.
   */
  readonly lookUp?: "notDone" | "failed" | "failedFirst"
}

/** Whether a write that ended so may be done by now: before anything is sent again, the service is looked at. */
export const mayBeDone = (failure: Failure): boolean => failure.lookUp !== undefined || isNotConfirmed(failure)

/** Whether nobody knows if it was done. */
export const isUnknown = (failure: Failure): boolean => failure.lookUp !== "notDone" && mayBeDone(failure)

export const isUnauthorized = (failure: Failure): boolean => failure._tag === "Unauthorized"

/**
 * Why something failed, in the note of its dialog or form: the toast says that it failed, in the documents' sentence, and
 * nothing is said twice. The service's words stay as they are.
 */
export const reasonOf = ({ sentence }: Failure): string =>
  sentence === recordMessages.crashed ? standingAlone(sentence) : sentence

/** What is told of a write that failed: one that was looked up says itself what came of it, and not that it failed. */
export const writeFailureText = ({ lookUp, sentence }: Failure, failed: (reason: string) => string): string =>
  lookUp === undefined ? failed(sentence) : sentence
