import type { RolloutSummary } from "@command-center/domain/rollout/rollout-record"
import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"

export interface RolloutListInput {
  readonly businessEntityId: number
}

export interface FoundRollouts {
  readonly rollouts: ReadonlyArray<RolloutSummary>
  /** There are older ones that are not listed. */
  readonly hasMore: boolean
  /** When they were asked for, as ISO text. */
  readonly at: string
}

export interface RolloutListContext extends RolloutListInput {
  /** Of the last load that brought something. */
  readonly found: FoundRollouts | null
  readonly error: LoadFailure | null
  readonly isWaitLong: boolean
}

/** `refresh.asked`: the connection is back, or the page is seen again after long. */
export type RolloutListEvent = { readonly type: "retry" | "cancel" | "refresh.asked" }

export type RolloutListEmitted = UnauthorizedEmitted
