import type { Clocks } from "../appearance/clocks.ts"
import { displayDate, displayTime, displayUtc } from "../time/display-date.ts"

/** The clocks that the user chose, and the zones that are asked for. */
export interface ShownClocks {
  readonly clocks: Clocks
  /** The user's own. */
  readonly timeZone: string
  /** The zone of a site, as `siteZone` knows it; handed in, since its table is large and seldom wanted. */
  readonly zoneOf: (site: string | null) => string | null
}

const shortNames = new Map<string, Intl.DateTimeFormat>()

/** What a zone is called at an instant, in short: "PST", "GMT+1". */
const shortName = (zone: string, iso: string): string => {
  const format = shortNames.get(zone) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" })
  shortNames.set(zone, format)
  return format.formatToParts(new Date(iso)).find(({ type }) => type === "timeZoneName")?.value ?? zone
}

/**
 * An instant (ISO) as the user wants times shown: by their own clocks as document 1 §9 has it; by others with the
 * zone's name. What is not about a site, or about one whose zone is not known, is shown by their own clocks.
 */
export const shownTime = (iso: string, { clocks, timeZone, zoneOf }: ShownClocks, site: string | null): string => {
  if (clocks === "utc") return displayUtc(iso)
  const zone = clocks === "site" ? zoneOf(site) : null
  return zone === null ? displayDate(iso, timeZone) : `${displayDate(iso, zone)} ${shortName(zone, iso)}`
}

/** An instant of today that is about no site, to the second, as the user wants times shown. */
export const shownTimeOfDay = (iso: string, { clocks, timeZone }: Omit<ShownClocks, "zoneOf">): string =>
  clocks === "utc" ? `${displayTime(iso, "UTC")} UTC` : displayTime(iso, timeZone)
