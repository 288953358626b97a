import type { SnapshotFrom } from "xstate"
import type { shellMachine } from "./shell.machine.ts"

type Snapshot = SnapshotFrom<typeof shellMachine>

export const selectIsAboutOpen = (snapshot: Snapshot): boolean => snapshot.matches({ overlay: "about" })
export const selectAreKeysOpen = (snapshot: Snapshot): boolean => snapshot.matches({ overlay: "keys" })
export const selectIsPaletteOpen = (snapshot: Snapshot): boolean => snapshot.matches({ overlay: "palette" })
export const selectIsSignOutAsked = (snapshot: Snapshot): boolean => snapshot.matches({ overlay: "signOut" })
export const selectExplained = (snapshot: Snapshot) => snapshot.context.explained
export const selectIsOffline = (snapshot: Snapshot): boolean => snapshot.hasTag("offline")
