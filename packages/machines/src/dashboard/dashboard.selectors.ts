import { recentInstallations } from "@command-center/domain/installation/recent-installations"
import { listMessages } from "@command-center/domain/message/list-messages"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import type { SnapshotFrom } from "xstate"
import { failureText } from "../actor-logic/long-wait.ts"
import type { dashboardMachine } from "./dashboard.machine.ts"

type Snapshot = SnapshotFrom<typeof dashboardMachine>

export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag("busy")
/** Whether some load brought the installations: they are shown until a newer one does. */
export const selectIsKnown = (snapshot: Snapshot) => snapshot.context.installations !== null
export const selectShowsInstallations = (snapshot: Snapshot) => snapshot.context.canViewInstallations
/** The five most recently updated; a new array each time, so compare it by its rows. */
export const selectRecentInstallations = (snapshot: Snapshot) =>
  recentInstallations(snapshot.context.installations?.rows ?? [])
/** What is said of the rows that could not be read, or null. */
export const selectUnreadable = (snapshot: Snapshot): string | null => {
  const { count, reasons } = snapshot.context.installations?.unreadable ?? { count: 0, reasons: [] }
  return count === 0 ? null : listMessages.unreadable(count, reasons)
}
/** The sentence with its reason, or null. */
export const selectLoadFailure = (snapshot: Snapshot) =>
  snapshot.matches("failed") && snapshot.context.error !== null
    ? failureText(snapshot.context.error, listWords.installations.loadFailed)
    : null
export const selectIsCrashed = (snapshot: Snapshot) => snapshot.matches("crashed")
export const selectIsWaitLong = (snapshot: Snapshot) => snapshot.context.isWaitLong
