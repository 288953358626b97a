import { isTimeZone, offsetAt } from "../time/zoned.ts"
import { windowsZones } from "./windows-zones.ts"

/** A zone that can be chosen. */
export interface ZoneChoice {
  /** IANA. */
  readonly zone: string
  /** As Windows names it. */
  readonly name: string
  /** How far its clocks are from UTC now: "UTC-08:00". */
  readonly offset: string
}

/** "UTC-08:00": the sign, and the clock of that long after midnight. */
const offsetText = (ms: number): string =>
  `UTC${ms < 0 ? "-" : "+"}${new Date(Math.abs(ms)).toISOString().slice(11, 16)}`

/** The zones whose clocks are known here, from west to east by what their clocks read now, then by name. */
export const zoneChoices = (now: Date): ReadonlyArray<ZoneChoice> =>
  [...windowsZones]
    .flatMap(([name, zone]) => (isTimeZone(zone) ? [{ zone, name, ms: offsetAt(now.getTime(), zone) }] : []))
    .toSorted((left, right) => left.ms - right.ms || left.name.localeCompare(right.name, "en"))
    .map(({ zone, name, ms }) => ({ zone, name, offset: offsetText(ms) }))
