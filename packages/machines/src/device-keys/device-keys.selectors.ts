import { deviceKeysOf, withMaskedKeys } from "@command-center/domain/device/device-keys"
import { deviceList } from "@command-center/domain/device/device-list"
import type { SnapshotFrom } from "xstate"
import type { deviceKeysMachine } from "./device-keys.machine.ts"

type Snapshot = SnapshotFrom<typeof deviceKeysMachine>

export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches("open")
export const selectIsRevealed = (snapshot: Snapshot): boolean => snapshot.matches({ open: "revealed" })
export const selectDeviceName = ({ context }: Snapshot): string =>
  context.row === null ? "" : deviceList.nameOf(context.row)

/** The six values as they may be shown now; a new array each time, so compare it by its values. */
export const selectKeys = (snapshot: Snapshot): ReadonlyArray<string | null> => {
  const { row } = snapshot.context
  if (row === null) return []
  return deviceKeysOf(selectIsRevealed(snapshot) ? row : withMaskedKeys(row))
}
