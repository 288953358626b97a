import type { DeviceRow } from "@command-center/domain/device/device"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { pushedDeviceName } from "@command-center/domain/push/pushed-device"
import { shortName } from "@command-center/ui/table/cell-text"

export interface DeviceNamesProps {
  readonly label: string
  readonly devices: ReadonlyArray<DeviceRow>
}

/** So many are named at once; the rest is one click away. */
const named = 10

function Names({ label, devices }: DeviceNamesProps) {
  return (
    <ul className="cc-names" aria-label={label}>
      {devices.map((row) => (
        <li key={row.deviceConfigId}>{shortName(pushedDeviceName(row))}</li>
      ))}
    </ul>
  )
}

/** Exactly the devices that a dialog acts on: their UTGs and serials. */
export function DeviceNames({ label, devices }: DeviceNamesProps) {
  const rest = devices.slice(named)
  return (
    <div className="cc-targets">
      <Names label={label} devices={devices.slice(0, named)} />
      {rest.length > 0 && (
        <details>
          <summary>{controlMessages.andMore(String(rest.length))}</summary>
          <Names label={controlMessages.moreOf(label)} devices={rest} />
        </details>
      )}
    </div>
  )
}
