import type { Clocks } from "../appearance/clocks.ts"
import { displayDate } from "../time/display-date.ts"

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
export const shownTime = (
  iso: string,
  { clocks, timeZone, zoneOf }: ShownClocks,
  site: string | null,
  display = displayDate
): string => {
  if (clocks === "utc") return `${display(iso, "UTC")} UTC`
  const zone = clocks === "site" ? zoneOf(site) : null
  return zone === null ? display(iso, timeZone) : `${display(iso, zone)} ${shortName(zone, iso)}`
}
