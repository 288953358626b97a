import type { SnapshotFrom } from "xstate"
import type { firstContactMachine } from "./first-contact.machine.ts"

type Snapshot = SnapshotFrom<typeof firstContactMachine>

export const selectMayLook = (s: Snapshot): boolean => !s.matches("notAllowed")
export const selectContact = ({ context }: Snapshot) => context.contact
export const selectFailure = ({ context }: Snapshot): string | null => context.failure
export const selectNickname = ({ context }: Snapshot): string => context.awaited.nickname
