import type { Ancestry } from "../account/ancestors.ts"
import type { DeviceRow } from "../device/device.ts"
import { folded } from "../filter/folded-text.ts"
import type { Bar } from "../fleet/bars.ts"
import { type Figure, figure, is, isNumber } from "../fleet/figure.ts"
import type { ProfileRow } from "../profile/profile.ts"
import type { Product } from "../version/version-product.ts"
import { type DriftKind, type Held, notHeld } from "./drift-item.ts"
import { compareFirmware, heldAgainstReported } from "./firmware-drift.ts"
import { heldAgainst } from "./product-drift.ts"
import { heldAgainstProfiles, type UsedProfile } from "./profile-drift.ts"

/** How many have one version, and how that stands to what is current. */
export interface DriftCell extends Held {
  readonly kind: DriftKind
  /** "UTG", "Agent", a profile's name, a device type. */
  readonly of: string
  /** Null where it is not known. */
  readonly version: string | null
  readonly figure: Figure
}

/** UTG or agent versions in use against the generally available one. */
export const productMatrix = (
  kind: "utg" | "agent",
  bars: ReadonlyArray<Bar>,
  products: ReadonlyArray<Product>
): ReadonlyArray<DriftCell> => {
  const hold = heldAgainst(products)
  return bars.map(({ name, figure: counted }) => ({
    kind,
    of: kind === "utg" ? "UTG" : "Agent",
    version: name,
    figure: counted,
    ...hold(name)
  }))
}

/** How many UTGs of one account have one version of a profile. */
export interface ProfileUse extends UsedProfile {
  readonly count: number
}

/** The worst of several standings of one version: profiles of one name may be of several accounts. */
const worst = (one: Held, other: Held): Held => {
  if (one.standing === other.standing) return (one.releases ?? 0) >= (other.releases ?? 0) ? one : other
  if (one.standing === "behind" || other.standing === "behind") return one.standing === "behind" ? one : other
  return notHeld(null)
}

/** Profiles in use, each version against the newest one of the profile. */
export const profileMatrix = (
  uses: ReadonlyArray<ProfileUse>,
  profiles: ReadonlyArray<Pick<ProfileRow, "name" | "businessEntityId" | "version">>,
  ancestry: Pick<Ancestry, "ancestorsOf">
): ReadonlyArray<DriftCell> => {
  const hold = heldAgainstProfiles(profiles, ancestry)
  const cells = new Map<string, { of: string; version: number | null; count: number; held: Held }>()
  for (const use of uses) {
    const { componentProfileName: of, componentProfileVersion: version, count } = use
    if (of === null || of.trim() === "") continue
    const key = JSON.stringify([folded(of), version])
    const known = cells.get(key)
    if (known === undefined) cells.set(key, { of, version, count, held: hold(use) })
    else {
      known.count += count
      known.held = worst(known.held, hold(use))
    }
  }
  return [...cells.values()]
    .map(
      ({ of, version, count, held }): DriftCell => ({
        kind: "profile",
        of,
        version: version === null ? null : String(version),
        figure: figure(
          "utgs",
          count,
          version === null ? null : [is("ComponentProfileName", of), isNumber("ComponentProfileVersion", version)]
        ),
        ...held
      })
    )
    .toSorted((left, right) =>
      left.of < right.of ? -1 : left.of > right.of ? 1 : Number(right.version) - Number(left.version)
    )
}

type Reported = Pick<DeviceRow, "deviceStatusDeviceType" | "deviceStatusFirmwareVersion">

const isBlank = (text: string | null): boolean => text === null || text.trim() === ""

/** Firmware that devices report, by type, each against the most recent one of its type; without a type none is held. */
export const firmwareMatrix = (devices: Iterable<Reported>): ReadonlyArray<DriftCell> => {
  const cells = new Map<string, Reported & { count: number }>()
  for (const { deviceStatusDeviceType: type, deviceStatusFirmwareVersion: version } of devices) {
    if (type === null || isBlank(type)) continue
    const firmware = isBlank(version) ? null : version
    const key = JSON.stringify([folded(type), firmware === null ? null : folded(firmware)])
    const known = cells.get(key)
    if (known === undefined)
      cells.set(key, { deviceStatusDeviceType: type, deviceStatusFirmwareVersion: firmware, count: 1 })
    else known.count += 1
  }
  const hold = heldAgainstReported(cells.values())
  return [...cells.values()]
    .map(({ count, ...row }): DriftCell => {
      const { deviceStatusDeviceType, deviceStatusFirmwareVersion: version } = row
      const of = deviceStatusDeviceType ?? ""
      return {
        kind: "firmware",
        of,
        version,
        figure: figure(
          "devices",
          count,
          version === null ? null : [is("DeviceStatusDeviceType", of), is("DeviceStatusFirmwareVersion", version)]
        ),
        ...hold(row)
      }
    })
    .toSorted((left, right) =>
      folded(left.of) === folded(right.of)
        ? compareFirmware(right.version ?? "", left.version ?? "")
        : folded(left.of) < folded(right.of)
          ? -1
          : 1
    )
}
