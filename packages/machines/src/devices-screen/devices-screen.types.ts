import type { DeviceRow } from "@command-center/domain/device/device"
import type { PushKind } from "@command-center/domain/push/push-draft"
import type { FlowScreenInput } from "../row-screen/row-screen.types.ts"

export interface DevicesScreenContext extends FlowScreenInput {
  readonly kind: PushKind
  readonly devices: ReadonlyArray<DeviceRow>
  /** When the push was asked for. */
  readonly now: Date
}

export interface PushChosen {
  readonly type: "push.chosen"
  readonly kind: PushKind
  /** The rows of the page that is shown, of which the selected ones are taken. */
  readonly page: ReadonlyArray<DeviceRow>
  readonly selected: ReadonlyArray<number>
  /** The row whose action it is; null where it was asked for the selection. */
  readonly began: number | null
  readonly now: Date
}

export type DevicesScreenEvent =
  | PushChosen
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }
