import type { SnapshotFrom } from "xstate"
import type { languageChoiceMachine } from "./language-choice.machine.ts"

type Snapshot = SnapshotFrom<typeof languageChoiceMachine>

export const selectSpoken = ({ context }: Snapshot) => context.spoken
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.matches("asking")
