import type { SnapshotFrom } from "xstate"
import type { makeRecordScreenMachine } from "./record-screen.machine.ts"

type Snapshot<Found> = SnapshotFrom<ReturnType<typeof makeRecordScreenMachine<Found>>>

export const selectIsLoading = <Found>(snapshot: Snapshot<Found>): boolean => snapshot.hasTag("busy")
export const selectIsNotFound = <Found>(snapshot: Snapshot<Found>): boolean => snapshot.matches("notFound")
export const selectIsCrashed = <Found>(snapshot: Snapshot<Found>): boolean => snapshot.hasTag("crashed")

/** The record as it was last read; null until then. */
export const selectRecord = <Found>(snapshot: Snapshot<Found>): Found | null => snapshot.context.record

const failureOf = <Found>(snapshot: Snapshot<Found>) => (snapshot.matches("failed") ? snapshot.context.failure : null)

/** Why it could not be read; null while nothing failed. */
export const selectFailure = <Found>(snapshot: Snapshot<Found>): string | null => {
  const failure = failureOf(snapshot)
  return failure === null || failure._tag === "Cancelled" ? null : failure.sentence
}

/** That the user did not wait for it, or null. */
export const selectCancelled = <Found>(snapshot: Snapshot<Found>): string | null => {
  const failure = failureOf(snapshot)
  return failure?._tag === "Cancelled" ? failure.sentence : null
}

export const selectIsWaitLong = <Found>(snapshot: Snapshot<Found>): boolean => snapshot.context.isWaitLong
