import type { ReadRows } from "@command-center/api/transport/decode"
import type { SentInstallation } from "@command-center/domain/installation/installation"
import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"

export interface DashboardInput {
  readonly businessEntityId: number
  readonly canViewInstallations: boolean
}

export interface LoadInstallationsInput {
  readonly businessEntityId: number
}

export interface DashboardContext extends DashboardInput {
  /** Of the last load that brought something. */
  readonly installations: ReadRows<SentInstallation> | null
  readonly error: LoadFailure | null
  /** The answer that is awaited takes long. */
  readonly isWaitLong: boolean
}

/** `cancel`: the answer is not waited for any longer. `refresh.asked`: the connection is back, or the page is seen again after long. */
export type DashboardEvent =
  | { readonly type: "retry" }
  | { readonly type: "cancel" }
  | { readonly type: "refresh.asked" }

export type DashboardEmitted = UnauthorizedEmitted
