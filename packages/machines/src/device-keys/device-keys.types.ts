import type { DeviceRow } from "@command-center/domain/device/device"

export interface DeviceKeysContext {
  /** The device whose keys are shown; null while the dialog is closed. */
  readonly row: DeviceRow | null
}

export type DeviceKeysEvent =
  | { readonly type: "keys.opened"; readonly row: DeviceRow }
  | { readonly type: "keys.closed" }
  | { readonly type: "values.toggled" }
