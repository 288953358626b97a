import type { InstallationRow } from "@command-center/domain/installation/installation"
import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"

export interface DashboardInput {
  readonly businessEntityId: number
  readonly canViewInstallations: boolean
}

export interface LoadInstallationsInput {
  readonly businessEntityId: number
}

export interface DashboardContext extends DashboardInput {
  readonly installations: ReadonlyArray<InstallationRow>
  readonly error: Failure | null
}

export type DashboardEvent = { readonly type: "retry" }

export type DashboardEmitted = UnauthorizedEmitted
