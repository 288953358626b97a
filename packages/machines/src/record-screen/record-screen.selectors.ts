import type { SnapshotFrom } from "xstate"
import type { makeRecordScreenMachine } from "./record-screen.machine.ts"

type Snapshot<Found> = SnapshotFrom<ReturnType<typeof makeRecordScreenMachine<Found>>>

export const selectIsLoading = <Found>(snapshot: Snapshot<Found>): boolean => snapshot.hasTag("busy")
export const selectIsNotFound = <Found>(snapshot: Snapshot<Found>): boolean => snapshot.matches("notFound")
export const selectIsCrashed = <Found>(snapshot: Snapshot<Found>): boolean => snapshot.hasTag("crashed")

/** The record as it was last read; null until then. */
export const selectRecord = <Found>(snapshot: Snapshot<Found>): Found | null => snapshot.context.record

/** Why it could not be read; null while nothing failed. */
export const selectFailure = <Found>(snapshot: Snapshot<Found>): string | null =>
  snapshot.matches("failed") ? (snapshot.context.failure?.sentence ?? null) : null
