import type { DeviceRow } from "@command-center/domain/device/device"
import type { DeviceSchemaName } from "@command-center/domain/device/device-type"
import type { FormRow } from "@command-center/domain/form/form"
import type { PushDraft, PushKind } from "@command-center/domain/push/push-draft"
import type { PushTarget } from "@command-center/domain/push/push-targets"
import type { CreatedTask } from "@command-center/domain/task/schedule-outcome"
import type { NewTask } from "@command-center/domain/task/task-builder"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export interface PushInput {
  readonly businessEntityId: number | undefined
  readonly kind: PushKind
  /** Frozen when the flow began: what is shown, and what is sent for. */
  readonly devices: ReadonlyArray<DeviceRow>
  readonly now: Date
  readonly timeZone: string
  readonly canEdit: boolean
}

/** What there is to choose from. */
export interface PushChoices {
  /** The forms of the account, of whatever device type. */
  readonly forms: ReadonlyArray<FormRow>
  /** The device types of the service; without them the built-in names count. */
  readonly schemas: ReadonlyArray<DeviceSchemaName>
}

export interface TasksToPush {
  readonly businessEntityId: number
  readonly tasks: ReadonlyArray<NewTask>
}

export interface PushContext extends PushInput {
  readonly choices: PushChoices
  /** The devices with all that a task for them needs; empty until the choices are there. */
  readonly targets: ReadonlyArray<PushTarget>
  readonly initial: PushDraft
  readonly draft: PushDraft
  /** The tasks of the last submit; kept while it is not known what became of them. */
  readonly sent: ReadonlyArray<NewTask>
  /** Those of the tasks sent that are known to be there. */
  readonly found: ReadonlyArray<CreatedTask>
  readonly error: string | null
}

export type PushEvent =
  /** From the Incompatible Devices dialog: go on with one of the compatible batches. */
  | { readonly type: "batch.chosen"; readonly batch: number }
  | { readonly type: "draft.changed"; readonly change: Partial<PushDraft> }
  /** `now` is the instant of the click: what runs immediately runs then. */
  | { readonly type: "submit"; readonly now: Date }
  | { readonly type: "retry" }
  | { readonly type: "check" }
  | { readonly type: "edit" }
  | { readonly type: "close" }
  | { readonly type: "cancel" }

export interface PushOutput {
  /** How many tasks are known to have been created. */
  readonly pushed: number
}

export type ChoicesOutcome = Outcome<PushChoices, Failure>
export type PushOutcome = Outcome<ReadonlyArray<CreatedTask>, Failure>
