import { readingAsWall, type WithoutZone } from "../site-time/site-time.ts"
import { siteZone } from "../site-time/site-zone.ts"
import { spreadRuns } from "../site-time/spread.ts"
import { withoutKnownZone, zoneGroups } from "../site-time/zone-groups.ts"
import { dayAfter, firstInstantOf, type Wall, wallAt } from "../time/zoned.ts"
import { type AllowedTime, type AllowedTimes, allowedTimes } from "./allowed-hours.ts"
import type { RolloutOutline, RolloutTarget, WavePlan, WaveStart } from "./rollout-plan.ts"
import type { ZoneTimes } from "./rollout-record.ts"

/** What is read of a target to say when it runs. */
export type Placed = Pick<RolloutTarget, "id" | "name" | "timeZone">

/** When the targets of a wave run. */
export interface WaveRuns<T extends Placed> {
  /** By the ids of those that run. */
  readonly runs: ReadonlyMap<number, string>
  /** By when they begin. */
  readonly zones: ReadonlyArray<ZoneTimes>
  /** Those that get nothing since their own zone is not known. */
  readonly leftOut: ReadonlyArray<T>
  /** The zones in which no allowed hour comes within a year, with those that would run there. */
  readonly never: ReadonlyArray<{ readonly zone: string; readonly targets: ReadonlyArray<T> }>
}

type Hours = Pick<RolloutOutline, "windows" | "withoutZone">

/** Whether the times of a wave were chosen, so that one that passed while it was held is chosen anew. */
export const isTimed = (
  { windows }: Pick<RolloutOutline, "windows">,
  { start, spreadMinutes }: Pick<WavePlan, "start" | "spreadMinutes">
): boolean => windows.length > 0 || start.kind === "siteHour" || spreadMinutes > 0

/** Whether the clocks of the sites have a say in when a wave runs. */
const needsZone = ({ windows }: Pick<Hours, "windows">, { start }: Pick<WavePlan, "start">): boolean =>
  windows.length > 0 || start.kind === "siteHour"

/** The zone of those whose own is not known; null where they are left out. */
const zoneOtherwise = (chosen: WithoutZone): string | null => (chosen === "leaveOut" ? null : siteZone(chosen.zone))

const reportedOf = ({ timeZone }: Placed): string | null => timeZone

/** A window opens on a weekday, and clocks may skip it there once. */
const mostDays = 15

/** The first instant from `begin` on at which clocks there read it on a day when it is allowed. */
const atSiteHour = (reading: string, zone: string, begin: number, allowed: AllowedTimes): number | null => {
  const today = wallAt(new Date(begin), zone)
  const chosen = readingAsWall(reading.length > 5 ? reading : `2000-01-01T${reading}`)
  if (chosen === null) return null
  const isDated = reading.length > 5
  const at = (day: Pick<Wall, "year" | "month" | "day">): number =>
    firstInstantOf({ ...chosen, year: day.year, month: day.month, day: day.day }, zone).getTime()
  const day = isDated && at(chosen) >= begin ? chosen : today
  for (let days = 0; days < mostDays; days += 1) {
    const instant = at(dayAfter(day, days))
    if (instant >= begin && allowed(zone, instant)(0) === instant) return instant
  }
  return null
}

const baseIn = (start: WaveStart, zone: string, begin: number, allowed: AllowedTimes): number | null => {
  switch (start.kind) {
    case "now":
      return allowed(zone, begin)(0)
    case "at":
      return allowed(zone, Math.max(begin, Date.parse(start.at)))(0)
    case "siteHour":
      return atSiteHour(start.reading, zone, begin, allowed)
  }
}

interface Group<T> {
  readonly zone: string | null
  readonly reported: string | null
  readonly targets: ReadonlyArray<T>
}

const groupsOf = <T extends Placed>(hours: Hours, wave: Pick<WavePlan, "start">, targets: ReadonlyArray<T>) => {
  if (!needsZone(hours, wave)) return { groups: [{ zone: null, reported: null, targets }], leftOut: [] }
  const groups: Array<Group<T>> = zoneGroups(targets, reportedOf).map(({ there, ...zone }) => ({
    ...zone,
    targets: there
  }))
  const unknown = withoutKnownZone(targets, reportedOf)
  const otherwise = zoneOtherwise(hours.withoutZone)
  if (otherwise === null) return { groups, leftOut: unknown }
  if (unknown.length > 0) groups.push({ zone: otherwise, reported: null, targets: unknown })
  return { groups, leftOut: [] }
}

/** When one runs that is spread to an instant: as much allowed time after the base. */
const timesAfter = (base: number | null, allowed: AllowedTime | null) => (spread: string) => {
  if (base === null || allowed === null) return spread
  const instant = allowed(Date.parse(spread) - base)
  return instant === null ? null : new Date(instant).toISOString()
}

/** Where no clock has a say, all run by UTC's. */
const anyZone = "UTC"

/**
 * When each target of a wave runs that begins at an instant: its start, at allowed hours of its own site alone, spread
 * over so many minutes of them. A site hour that has passed is the next one there.
 */
export const waveRuns = <T extends Placed>(
  hours: Hours,
  wave: Pick<WavePlan, "start" | "spreadMinutes">,
  targets: ReadonlyArray<T>,
  begin: Date,
  allowed: AllowedTimes = allowedTimes(hours.windows)
): WaveRuns<T> => {
  const { groups, leftOut } = groupsOf(hours, wave, targets)
  const based = groups.map((group) => ({
    ...group,
    base: baseIn(wave.start, group.zone ?? anyZone, begin.getTime(), allowed)
  }))
  const spread = spreadRuns(
    based.flatMap(({ base, targets: there }) =>
      base === null ? [] : there.map(({ id }) => ({ id, runAt: new Date(base).toISOString() }))
    ),
    wave.spreadMinutes
  )
  const runs = new Map<number, string>()
  const zones: Array<ZoneTimes> = []
  const never: Array<{ zone: string; targets: ReadonlyArray<T> }> = []
  for (const { zone, reported, base, targets: there } of based) {
    let [first, last, count] = ["", "", 0]
    const timeAfter = timesAfter(
      base,
      base === null || hours.windows.length === 0 ? null : allowed(zone ?? anyZone, base)
    )
    for (const { id } of base === null ? [] : there) {
      const runAt = timeAfter(spread.get(id) ?? "")
      if (runAt === null) continue
      runs.set(id, runAt)
      count += 1
      if (first === "" || runAt < first) first = runAt
      if (runAt > last) last = runAt
    }
    if (count > 0) zones.push({ zone, reported, targets: count, first, last })
    if (count < there.length) never.push({ zone: zone ?? anyZone, targets: there.filter(({ id }) => !runs.has(id)) })
  }
  const byTime = zones.toSorted(
    (left, right) => left.first.localeCompare(right.first) || (left.zone ?? "").localeCompare(right.zone ?? "", "en")
  )
  return { runs, zones: byTime, leftOut, never }
}
