import type { PlanDraft, WaveDraft } from "@command-center/domain/rollout/plan-draft"
import type { RolloutPlan, RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import type { VersionChoices } from "@command-center/domain/version/version-product"
import type { DownloadEmitted, ToastEmitted, UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"

export interface RolloutPlanInput {
  readonly businessEntityId: number
  /** The UTGs that were selected. */
  readonly ids: ReadonlyArray<number>
  readonly now: () => Date
  /** The service plans a rollout once for its key. */
  readonly newKey: () => string
}

export interface ChosenTargets {
  readonly businessEntityId: number
  readonly ids: ReadonlyArray<number>
}

export interface FoundChosen {
  readonly targets: ReadonlyArray<RolloutTarget>
  readonly versions: VersionChoices
}

export interface PlanToCreate {
  readonly plan: RolloutPlan
  readonly key: string
}

export interface RolloutPlanContext extends RolloutPlanInput {
  readonly found: FoundChosen | null
  readonly error: LoadFailure | null
  readonly isWaitLong: boolean
  readonly draft: PlanDraft
  readonly isChanged: boolean
  /** The moment by which the plan is judged: that of the last change. */
  readonly at: Date
  readonly key: string
  readonly createError: Failure | null
  /** A try was not confirmed: whatever is refused later, it may have been planned. */
  readonly isUncertain: boolean
  /** The rollout that the plan has become. */
  readonly createdId: string | null
}

export type RolloutPlanEvent =
  | { readonly type: "retry" | "cancel" }
  | { readonly type: "draft.changed"; readonly change: Partial<Omit<PlanDraft, "waves" | "command">> }
  | { readonly type: "command.chosen"; readonly command: PlanDraft["command"] }
  | { readonly type: "wave.changed"; readonly wave: number; readonly change: Partial<WaveDraft> }
  | { readonly type: "wave.added" }
  | { readonly type: "wave.removed"; readonly wave: number }
  | { readonly type: "create" }
  | { readonly type: "save" }

interface PlannedEmitted {
  readonly type: "navigate"
  readonly to: string
}

export type RolloutPlanEmitted = UnauthorizedEmitted | ToastEmitted | DownloadEmitted | PlannedEmitted
