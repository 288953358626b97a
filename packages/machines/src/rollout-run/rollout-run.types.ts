import type {
  JournalEntry,
  Rollout,
  RolloutStepName,
  TargetRecord,
  TargetState,
  WaveFigures
} from "@command-center/domain/rollout/rollout-record"
import type { RolloutTold } from "@command-center/domain/rollout/rollout-told"
import type { DownloadEmitted, ToastEmitted, UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Followed } from "../actor-logic/followed.ts"
import type { LoadFailure } from "../actor-logic/long-wait.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

export interface RolloutRunInput {
  readonly id: string
  /** A new key for a step: the service takes a step once for its key. */
  readonly newKey: () => string
}

/** A step that somebody has chosen and not yet taken. */
export interface ChosenStep {
  readonly step: RolloutStepName
  /** The rollout as it was when the step was chosen: what it comes to was said of that. */
  readonly seen: Rollout | null
  readonly note: string
  readonly deleteTasks: boolean
  readonly key: string
  /** A try was not confirmed: whatever is refused later, the step may have been taken. */
  readonly isUncertain: boolean
}

/** The targets that are shown: the first so many of one state, or of all. */
export interface ShownTargets {
  readonly state: TargetState | null
  readonly most: number
}

export interface FoundTargets {
  readonly targets: ReadonlyArray<TargetRecord>
  readonly hasMore: boolean
}

/** Something that changed, as the service tells it. */
export type ToldChange =
  | { readonly event: "rollout"; readonly data: RolloutTold }
  | { readonly event: "wave"; readonly data: WaveFigures }
  | { readonly event: "target"; readonly data: TargetRecord }
  | { readonly event: "journal"; readonly data: JournalEntry }

export interface RolloutRunContext extends RolloutRunInput, Followed {
  readonly rollout: Rollout | null
  readonly error: LoadFailure | null
  readonly isWaitLong: boolean
  readonly shown: ShownTargets
  readonly targets: FoundTargets | null
  /** The targets as they were when they were asked for last. */
  readonly askedWith: FoundTargets | null
  readonly targetsError: Failure | null
  /** Figures have changed since the targets were read. */
  readonly isStale: boolean
  /** Newest last. */
  readonly journal: ReadonlyArray<JournalEntry>
  readonly journalError: Failure | null
  readonly chosen: ChosenStep | null
  /** The rollout was told of since the step was sent last. */
  readonly isToldSince: boolean
  readonly stepError: Failure | null
}

export type RolloutRunEvent =
  | SessionBack
  | { readonly type: "retry" | "cancel" | "refresh.asked" }
  | { readonly type: "step.chosen"; readonly step: RolloutStepName }
  | { readonly type: "note.changed"; readonly note: string }
  | { readonly type: "deleteTasks.chosen"; readonly deleteTasks: boolean }
  | { readonly type: "step.confirmed" | "step.cancelled" }
  | AskedToClose
  | { readonly type: "targets.chosen"; readonly state: TargetState | null }
  | { readonly type: "more.asked" }
  /** Told by the actor that follows the rollout. */
  | { readonly type: "live.begun" }
  | { readonly type: "changed"; readonly change: ToldChange; readonly id: string | null }

export type RolloutRunEmitted = UnauthorizedEmitted | ToastEmitted | DownloadEmitted
