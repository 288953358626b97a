import type { LeftOut, OperationRecord } from "@command-center/domain/operation/operation"
import type { ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import type { UtgRow } from "@command-center/domain/utg/utg"
import type { Product, VersionChoices } from "@command-center/domain/version/version-product"
import type { Failure } from "../actor-logic/failure.ts"
import type { Offered } from "../actor-logic/offered.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"

export interface ScheduleTaskInput {
  readonly businessEntityId: number | undefined
  /** Frozen when the dialog opened: exactly what is shown, and what is sent for. */
  readonly targets: ReadonlyArray<UtgRow>
  readonly now: Date
  readonly timeZone: string
  readonly canEdit: boolean
  /** What was chosen before it opened; left out, it opens as documented. */
  readonly begins?: Partial<ScheduleDraft>
}

/** Each manifest on its own: the one that failed only keeps its own deploy group from being used. */
export interface LoadedVersions {
  readonly utg: Outcome<Offered<Product>, Failure>
  readonly agent: Outcome<Offered<Product>, Failure>
}

export interface ScheduleTaskContext extends ScheduleTaskInput {
  /** Who was chosen and gets no task. */
  readonly leftOut: ReadonlyArray<LeftOut>
  readonly versions: VersionChoices
  readonly versionsFailure: string | null
  /** What could not be read of each; null where all could. */
  readonly versionsNotOffered: Readonly<Record<keyof VersionChoices, string | null>>
  readonly initial: ScheduleDraft
  readonly draft: ScheduleDraft
  /** The label of the logs was typed in: what is wrong with it is said. */
  readonly isLabelTouched: boolean
  /** The instant of the submit whose tasks are sent. */
  readonly submittedAt: Date | null
  /** What became of the tasks of the last submit. */
  readonly record: OperationRecord | null
  readonly error: string | null
}

export type ScheduleTaskEvent =
  | SessionBack
  | { readonly type: "draft.changed"; readonly change: Partial<ScheduleDraft> }
  | { readonly type: "versions.retry" }
  /** `now` is the instant of the click: an immediate task runs then. */
  | { readonly type: "submit"; readonly now: Date }
  | { readonly type: "edit" }
  | { readonly type: "close" }
  /** Asks first where the draft was changed; `edit` goes on with it, `discard` gives it up. */
  | { readonly type: "cancel" }
  | { readonly type: "discard" }

export interface ScheduleTaskOutput {
  /** Null when nothing was sent. */
  readonly record: OperationRecord | null
}
