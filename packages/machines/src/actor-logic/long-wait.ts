import { waitMessages } from "@command-center/domain/message/wait-messages"
import type { Failure } from "./failure.ts"

/** Milliseconds after which it is said what is awaited. */
export const longWait = 10_000

/** The user did not wait for the answer. */
interface CalledOff {
  readonly _tag: "Cancelled"
  readonly sentence: string
}

/** Why a load brought nothing. */
export type LoadFailure = Failure | CalledOff

/** How a load ends that the user cancelled: as a failure, so that it can be tried again. */
export const calledOff: CalledOff = { _tag: "Cancelled", sentence: waitMessages.cancelled }

/** A sentence of the failure; of a load that was called off its own, since nothing failed. */
export const failureText = (failure: LoadFailure, loadFailed: (reason: string) => string): string =>
  failure._tag === "Cancelled" ? failure.sentence : loadFailed(failure.sentence)
