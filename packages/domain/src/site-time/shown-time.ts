import type { Clocks } from "../appearance/clocks.ts"
import { displayDate, displayUtc } from "../time/display-date.ts"
import { siteZone } from "./site-zone.ts"

/** The clocks that the user chose, and the zone of their own. */
export interface ShownClocks {
  readonly clocks: Clocks
  readonly timeZone: string
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
export const shownTime = (iso: string, { clocks, timeZone }: ShownClocks, site: string | null): string => {
  if (clocks === "utc") return displayUtc(iso)
  const zone = clocks === "site" ? siteZone(site) : null
  return zone === null ? displayDate(iso, timeZone) : `${displayDate(iso, zone)} ${shortName(zone, iso)}`
}
