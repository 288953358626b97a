import type { SnapshotFrom } from "xstate"
import type { utgTimelineMachine } from "./utg-timeline.machine.ts"

type Snapshot = SnapshotFrom<typeof utgTimelineMachine>

export const selectFilter = ({ context }: Snapshot) => context.filter
export const selectShown = ({ context }: Snapshot): number => context.shown
