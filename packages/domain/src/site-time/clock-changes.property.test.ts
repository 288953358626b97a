import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { firstInstantOf, isTimeZone, type Wall, wallAt } from "../time/zoned.ts"
import { siteRuns } from "./site-runs.ts"
import { siteTimeAt } from "./site-time.ts"
import { siteZone } from "./site-zone.ts"
import { windowsZones } from "./windows-zones.ts"

const minute = 60_000
const day = 24 * 60 * minute
const [first, last] = [Date.UTC(2026, 0, 1), Date.UTC(2029, 0, 1)]

const asUtc = ({ year, month, day: date, hour, minute: past }: Wall): number =>
  Date.UTC(year, month - 1, date, hour, past)
const offsetAt = (instant: number, zone: string): number => asUtc(wallAt(new Date(instant), zone)) - instant
const reading = (naive: number): Wall => wallAt(new Date(naive), "UTC")

interface ClockChange {
  readonly zone: string
  readonly at: number
  readonly before: number
  readonly after: number
}

const changeBetween = (zone: string, start: number, end: number): ClockChange => {
  let [known, changed] = [start, end]
  const before = offsetAt(start, zone)
  while (changed - known > minute) {
    const middle = known + Math.floor((changed - known) / minute / 2) * minute
    if (offsetAt(middle, zone) === before) known = middle
    else changed = middle
  }
  return { zone, at: changed, before, after: offsetAt(changed, zone) }
}

const zones = [...new Set(windowsZones.values())]

/** Every change of every zone that Windows names. */
const changes: ReadonlyArray<ClockChange> = zones.flatMap((zone) => {
  const found: Array<ClockChange> = []
  for (let at = first; at < last; at += day) {
    if (offsetAt(at, zone) !== offsetAt(at + day, zone)) found.push(changeBetween(zone, at, at + day))
  }
  return found
})

/** The readings on which two offsets disagree: those that are skipped, or come twice. */
const between = ({ at, before, after }: ClockChange): ReadonlyArray<number> => {
  const from = at + Math.min(before, after)
  const quarters = Math.abs(after - before) / (15 * minute)
  return Array.from({ length: quarters }, (_, quarter) => from + quarter * 15 * minute)
}

describe("the zones of CLDR's table", () => {
  it("are all known here, and change their clocks some 270 times in three years", () => {
    expect(windowsZones.size).toBe(139)
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
    const names = [...windowsZones.keys()]
    expect(names.map(siteZone)).toEqual([...windowsZones.values()])
    expect(changes.length).toBeGreaterThan(200)
    expect(changes.some(({ at }) => at >= Date.UTC(2028, 9, 1))).toBe(true)
  })

  it("a skipped reading is the instant at which clocks jump, one that comes twice is its first", () => {
    for (const change of changes) {
      const { zone, at, before, after } = change
      for (const naive of between(change)) {
        const expected = after > before ? at : naive - before
        expect([zone, firstInstantOf(reading(naive), zone).getTime()]).toEqual([zone, expected])
      }
    }
  })

  it("around each change it is the first minute at which clocks have come to the reading", () => {
    fc.assert(
      fc.property(fc.constantFrom(...changes), fc.integer({ min: -240, max: 240 }), ({ zone, at, before }, off) => {
        const naive = at + before + off * minute
        let instant = at - 8 * 60 * minute
        while (asUtc(wallAt(new Date(instant), zone)) < naive) instant += minute
        expect(firstInstantOf(reading(naive), zone).getTime()).toBe(instant)
      }),
      { numRuns: 100 }
    )
  })

  it("on any day sites run when their own clocks read it, or jump over it", () => {
    const names = fc.constantFrom(...windowsZones.keys())
    const minutes = fc.integer({ min: first / minute, max: last / minute })
    fc.assert(
      fc.property(fc.uniqueArray(names, { minLength: 1, maxLength: 6 }), minutes, (reported, past) => {
        const siteTime = siteTimeAt(new Date(past * minute).toISOString(), "UTC")
        const sites = reported.map((reportedZone, id) => ({ id, reportedZone }))
        const { zones: runs, unknown } = siteRuns(siteTime, sites)
        expect([runs.length, unknown]).toEqual([sites.length, []])
        for (const { zone, runAt } of runs) {
          const there = asUtc(wallAt(new Date(runAt), zone))
          const minuteBefore = asUtc(wallAt(new Date(Date.parse(runAt) - minute), zone))
          expect(there).toBeGreaterThanOrEqual(past * minute)
          expect(minuteBefore).toBeLessThan(past * minute)
        }
      }),
      { numRuns: 100 }
    )
  })
})
