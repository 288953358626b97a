import type { RolloutSummary } from "@command-center/domain/rollout/rollout-record"
import type { SoughtRollouts } from "@command-center/domain/rollout/rollout-search"
import type { UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Followed } from "../actor-logic/followed.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"

export interface ListedAccount {
  readonly businessEntityId: number
}

export interface RolloutListInput extends ListedAccount {
  /** As the address says. */
  readonly sought: SoughtRollouts
}

export interface FoundRollouts {
  /** The newest first. */
  readonly rollouts: ReadonlyArray<RolloutSummary>
  /** There are older ones that are not listed. */
  readonly hasMore: boolean
  /** The last change that is in them; null where the service does not say. */
  readonly lastChange: string | null
}

export interface RolloutListContext extends ListedAccount, Followed {
  /** Of the last load that brought something, with what was told since. */
  readonly found: FoundRollouts | null
  readonly error: LoadFailure | null
  readonly isWaitLong: boolean
  /** Of those that were found. */
  readonly sought: SoughtRollouts
}

export type RolloutListEvent =
  /** `refresh.asked`: the connection is back, or the page is seen again after long. */
  | { readonly type: "retry" | "cancel" | "refresh.asked" }
  | { readonly type: "search.changed"; readonly sought: SoughtRollouts }
  /** Told by the actor that follows the list. */
  | { readonly type: "live.begun" }
  | { readonly type: "changed"; readonly rollout: RolloutSummary; readonly id: string | null }

export type RolloutListEmitted = UnauthorizedEmitted
