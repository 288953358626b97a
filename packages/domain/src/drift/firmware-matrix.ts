import type { DeviceRow } from "../device/device.ts"
import type { FacetChoices } from "../facets/facet-choices.ts"
import { folded } from "../filter/folded-text.ts"
import { isBlank } from "../fleet/bars.ts"
import { figure, is } from "../fleet/figure.ts"
import type { CountedCell } from "./drift-cell.ts"
import { firmwareParts, heldAgainstReported, orderOfFirmware } from "./firmware-drift.ts"

type Reported = Pick<DeviceRow, "deviceStatusDeviceType" | "deviceStatusFirmwareVersion">

interface Cell {
  readonly of: string
  readonly version: string | null
  count: number
  readonly types: Set<string>
  readonly versions: Set<string>
}

const facetsOf = ({ types, versions }: Cell): FacetChoices => ({
  deviceStatusDeviceType: [...types],
  deviceStatusFirmwareVersion: [...versions]
})

const figureOf = (cell: Cell) => {
  const { of, version, count } = cell
  const asked =
    version === null || of === ""
      ? null
      : [is("DeviceStatusDeviceType", of), is("DeviceStatusFirmwareVersion", version)]
  return figure("devices", count, asked, { otherwise: { within: [], facets: facetsOf(cell) } })
}

/** Firmware that devices report, by type, each against the most recent one of its type; without a type none is held. */
export const firmwareMatrix = (devices: Iterable<Reported>): ReadonlyArray<CountedCell> => {
  const cells = new Map<string, Cell>()
  for (const { deviceStatusDeviceType: type, deviceStatusFirmwareVersion: firmware } of devices) {
    const of = type === null || isBlank(type) ? "" : type
    const version = isBlank(firmware) ? null : firmware
    const key = `${folded(of)}\n${version === null ? "" : folded(version)}`
    const known = cells.get(key)
    const cell = known ?? { of, version, count: 0, types: new Set(), versions: new Set() }
    if (known === undefined) cells.set(key, cell)
    cell.count += 1
    cell.types.add(type ?? "")
    cell.versions.add(firmware ?? "")
  }
  const rowOf = ({ of, version }: Cell): Reported => ({
    deviceStatusDeviceType: of === "" ? null : of,
    deviceStatusFirmwareVersion: version
  })
  const hold = heldAgainstReported(Array.from(cells.values(), rowOf))
  return Array.from(cells.values(), (cell) => ({
    group: folded(cell.of),
    parts: firmwareParts(cell.version ?? ""),
    cell: {
      kind: "firmware",
      of: cell.of,
      version: cell.version,
      count: cell.count,
      ...hold(rowOf(cell)),
      facets: facetsOf(cell),
      makeFigure: () => figureOf(cell)
    } as const
  }))
    .toSorted((left, right) =>
      left.group === right.group ? orderOfFirmware(right.parts, left.parts) : left.group < right.group ? -1 : 1
    )
    .map(({ cell }) => cell)
}
