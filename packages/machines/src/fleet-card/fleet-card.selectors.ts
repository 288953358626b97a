import { controlMessages } from "@command-center/domain/message/control-messages"
import type { SnapshotFrom } from "xstate"
import { failureText } from "../actor-logic/long-wait.ts"
import type { fleetCardMachine } from "./fleet-card.machine.ts"

type Snapshot = SnapshotFrom<typeof fleetCardMachine>

export const selectIsShown = (snapshot: Snapshot) => snapshot.context.mayView
export const selectFound = ({ context }: Snapshot) => context.found
export const selectPart = ({ context }: Snapshot) => context.part
export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag("busy")
export const selectIsWaitLong = ({ context }: Snapshot) => context.isWaitLong
/** Why there is nothing newer; null where there is. */
export const selectFailure = (snapshot: Snapshot): string | null => {
  const { error, loadFailed } = snapshot.context
  if (snapshot.matches("crashed")) return loadFailed(controlMessages.unexpected)
  return snapshot.matches("failed") && error !== null ? failureText(error, loadFailed) : null
}
