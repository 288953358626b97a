import type { SnapshotFrom } from "xstate"
import type { shellMachine } from "./shell.machine.ts"

export const selectIsAboutOpen = (snapshot: SnapshotFrom<typeof shellMachine>) => snapshot.matches("about")
