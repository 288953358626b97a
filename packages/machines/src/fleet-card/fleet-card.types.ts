import type { FleetCounts } from "@command-center/domain/fleet/fleet-counts"
import type { TroubleKind } from "@command-center/domain/fleet/trouble"
import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"

/** What one card shows, of one load of one list. */
export interface FleetFound {
  readonly counts: FleetCounts
  /** When it was asked for, as ISO text. */
  readonly at: string
  /** Rows that could not be read are not counted, and that is said. */
  readonly unreadable: { readonly count: number; readonly reasons: ReadonlyArray<string> }
  /** Why what is current could not be read; the rest is counted all the same. */
  readonly unread: string | null
}

export interface FleetCardInput {
  readonly businessEntityId: number
  /** Without the right to see the rows nothing is asked, and there is no card. */
  readonly mayView: boolean
  /** The sentence of a load that brought nothing. */
  readonly loadFailed: (reason: string) => string
}

export interface LoadFleetInput {
  readonly businessEntityId: number
}

/** Which part of what was counted is looked at. */
export interface FleetPart {
  readonly span: "days" | "hours"
  readonly trouble: TroubleKind
}

export interface FleetCardContext extends FleetCardInput {
  readonly part: FleetPart
  /** Of the last load that brought something. */
  readonly found: FleetFound | null
  readonly error: LoadFailure | null
  readonly isWaitLong: boolean
}

/** `refresh.asked`: the connection is back, or the page is seen again after long. */
export type FleetCardEvent =
  | { readonly type: "retry" }
  | { readonly type: "cancel" }
  | { readonly type: "refresh.asked" }
  | { readonly type: "part.chosen"; readonly part: Partial<FleetPart> }

export type FleetCardEmitted = UnauthorizedEmitted
