import type { InstallationRow } from "@command-center/domain/installation/installation"
import type { InstallationKind } from "@command-center/domain/installation/installation-type"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { Intent } from "@command-center/domain/navigation/intent"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { Progressed } from "../actor-logic/progressed.ts"
import type { FlowScreenInput } from "../row-screen/row-screen.types.ts"

export interface InstallationsScreenInput extends FlowScreenInput {
  readonly intent: Intent | null
}

export interface InstallationsScreenContext extends InstallationsScreenInput {
  /** What New begins with; null begins with the choice. */
  readonly kind: InstallationKind | null
  /** The installation to deactivate. */
  readonly row: InstallationRow | null
  /** Whose package is downloaded. */
  readonly verificationId: string
  /** The bytes of the package that have come; null while there are none. */
  readonly transfer: Transfer | null
}

export type InstallationsScreenEvent =
  | Progressed
  | { readonly type: "creation.opened" }
  | { readonly type: "deactivation.opened"; readonly row: InstallationRow }
  | { readonly type: "installer.wanted" }
  | { readonly type: "package.wanted"; readonly verificationId: string }
  | { readonly type: "package.cancelled" }
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }

/** The file as the download call gave it; a machine only hands it on. */
export type DownloadOutcome = Outcome<unknown, Failure>
