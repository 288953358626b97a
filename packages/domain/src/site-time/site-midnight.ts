import { dayAfter, type Wall, wallAt } from "../time/zoned.ts"
import { readingOf, type Site, type WithoutZone } from "./site-time.ts"
import { zoneGroups } from "./zone-groups.ts"

const tomorrowIn = (timeZone: string, now: Date): Wall => ({
  ...dayAfter(wallAt(now, timeZone), 1),
  hour: 0,
  minute: 0
})

/**
 * The first midnight that has passed at none of the sites, as a reading of their clocks: tomorrow's where it is latest.
 * The zone by which those without a known one run counts as theirs. Here counts where no site has one.
 */
export const midnightAtSites = (
  sites: ReadonlyArray<Site>,
  now: Date,
  timeZone: string,
  withoutZone: WithoutZone | null = null
): string => {
  const known = zoneGroups(sites, ({ reportedZone }) => reportedZone).map(({ zone }) => zone)
  const chosen = withoutZone === null || withoutZone === "leaveOut" ? [] : [withoutZone.zone]
  const zones = [...known, ...chosen]
  const readings = (zones.length === 0 ? [timeZone] : zones).map((zone) => readingOf(tomorrowIn(zone, now)))
  return readings.reduce((latest, reading) => (reading > latest ? reading : latest))
}
