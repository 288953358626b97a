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

const two = (value: number): string => String(value).padStart(2, "0")

const offsetText = (minutes: number): string => {
  const distance = Math.abs(minutes)
  return `UTC${minutes < 0 ? "-" : "+"}${two(Math.floor(distance / 60))}:${two(distance % 60)}`
}

/** The zones whose clocks are known here, from west to east by what their clocks read now, then by name. */
export const zoneChoices = (now: Date): ReadonlyArray<ZoneChoice> =>
  [...windowsZones]
    .flatMap(([name, zone]) =>
      isTimeZone(zone) ? [{ zone, name, minutes: offsetAt(now.getTime(), zone) / 60_000 }] : []
    )
    .toSorted((left, right) => left.minutes - right.minutes || left.name.localeCompare(right.name, "en"))
    .map(({ zone, name, minutes }) => ({ zone, name, offset: offsetText(minutes) }))
