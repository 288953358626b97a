import type { DeviceRow } from "@command-center/domain/device/device"
import type { DeviceSchemaName } from "@command-center/domain/device/device-type"
import type { FormRow } from "@command-center/domain/form/form"
import type { LeftOut } from "@command-center/domain/operation/operation"
import type { PushDraft, PushKind } from "@command-center/domain/push/push-draft"
import type { PushTarget } from "@command-center/domain/push/push-targets"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

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
  /** What could not be read of them; null where all could. */
  readonly notOffered: string | null
  /** The device types of the service; without them the built-in names count. */
  readonly schemas: ReadonlyArray<DeviceSchemaName>
}

export interface PushContext extends PushInput {
  /** The devices of the selection that do not go with the batch chosen. */
  readonly leftOut: ReadonlyArray<LeftOut>
  readonly choices: PushChoices
  /** They have been awaited for long. */
  readonly isWaitLong: boolean
  /** The devices with all that a task for them needs; empty until the choices are there. */
  readonly targets: ReadonlyArray<PushTarget>
  readonly initial: PushDraft
  readonly draft: PushDraft
  /** The instant of the submit whose tasks are sent. */
  readonly submittedAt: Date | null
  /** How many tasks are known to have been created. */
  readonly pushed: number
  readonly error: string | null
}

export type PushEvent =
  | SessionBack
  /** From the Incompatible Devices dialog: go on with one of the compatible batches. */
  | { readonly type: "batch.chosen"; readonly batch: number }
  | { readonly type: "draft.changed"; readonly change: Partial<PushDraft> }
  /** `now` is the instant of the click: what runs immediately runs then. */
  | { readonly type: "submit"; readonly now: Date }
  | { readonly type: "retry" }
  | { readonly type: "close" }
  /** Asks first where the draft was changed; `edit` goes on with it, `discard` gives it up. */
  | { readonly type: "cancel" }
  | AskedToClose

export interface PushOutput {
  /** How many tasks are known to have been created. */
  readonly pushed: number
}

export type ChoicesOutcome = Outcome<PushChoices, Failure>
