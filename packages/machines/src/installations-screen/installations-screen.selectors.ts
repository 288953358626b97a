import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { SnapshotFrom } from "xstate"
import type { installationsScreenMachine } from "./installations-screen.machine.ts"

type Snapshot = SnapshotFrom<typeof installationsScreenMachine>

export const selectIsCrashed = (s: Snapshot): boolean => s.hasTag("crashed")
export const selectRows = (s: Snapshot) => s.children.rows
export const selectWizard = (s: Snapshot) => s.children.installationWizard
export const selectDeactivation = (s: Snapshot) => s.children.deactivateInstallation
/** For the two seconds that its message shows. */
export const selectIsInstallerTold = (s: Snapshot): boolean => s.matches({ open: { installer: "told" } })
export const selectTransfer = (s: Snapshot): Transfer | null => s.context.transfer
export const selectIsDownloading = (s: Snapshot): boolean => s.matches({ open: { package: "downloading" } })
