import type { SnapshotFrom } from "xstate"
import { reasonOf } from "../actor-logic/failure.ts"
import type { rollBackMachine } from "./roll-back.machine.ts"

type Snapshot = SnapshotFrom<typeof rollBackMachine>

/** What is reviewed; null while nothing is. */
export const selectPair = ({ context }: Snapshot) => context.pair
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag("busy")
export const selectCanConfirm = (snapshot: Snapshot): boolean => snapshot.can({ type: "confirm" })
export const selectHasMovedOn = ({ context }: Snapshot): boolean => context.hasMovedOn
/** Why it was not saved, which the toast says; null while nothing failed. */
export const selectFailure = ({ context: { failure } }: Snapshot): string | null =>
  failure === null ? null : reasonOf(failure)
