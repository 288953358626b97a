import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { windowsZones } from "../site-time/windows-zones.ts"
import { wallAt } from "../time/zoned.ts"
import { sampleTarget, sampleWave } from "./sample-plan.ts"
import { waveRuns } from "./wave-runs.ts"

const minute = 60_000
const hour = 60 * minute
const all = [0, 1, 2, 3, 4, 5, 6] as const
const hours = { windows: [], withoutZone: "leaveOut" as const }
const night = { weekdays: all, from: "01:00", until: "04:00" }
const at = (iso: string): Date => new Date(iso)

const two = (value: number): string => String(value).padStart(2, "0")
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const readAt = (runAt: string, zone: string) => {
  const { year, month, day, hour: hours24, minute: past } = wallAt(new Date(runAt), zone)
  return { minutes: hours24 * 60 + past, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() }
}

/** Moments around the clock changes of 2026 to 2028, and any others. */
const moments = fc.oneof(
  fc
    .constantFrom(
      "2026-03-08T06:30:00Z",
      "2026-11-01T05:10:00Z",
      "2027-03-28T00:30:00Z",
      "2027-10-31T00:40:00Z",
      "2028-04-01T14:20:00Z"
    )
    .map((iso) => Date.parse(iso)),
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 1) })
)
const clocks = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) => quarter * 15)

const windows = fc
  .record({
    weekdays: fc.subarray([...all], { minLength: 1 }),
    from: clocks,
    length: fc.integer({ min: 1, max: 95 }).map((quarter) => quarter * 15)
  })
  .map(({ weekdays, from, length }) => ({ weekdays, from: clock(from), until: clock((from + length) % 1440) }))

const starts = fc.oneof(
  fc.constant({ kind: "now" } as const),
  moments.map((instant) => ({ kind: "at", at: new Date(instant).toISOString() }) as const),
  clocks.map((minutes) => ({ kind: "siteHour", reading: clock(minutes) }) as const)
)

const isAllowed = (
  window: { weekdays: ReadonlyArray<number>; from: string; until: string },
  runAt: string,
  zone: string
) => {
  const { minutes, weekday } = readAt(runAt, zone)
  const [from = 0, until = 0] = [window.from, window.until].map((text) => {
    const [hours24 = 0, past = 0] = text.split(":").map(Number)
    return hours24 * 60 + past
  })
  const isOf = (day: number) => window.weekdays.includes((day + 7) % 7)
  if (until > from) return minutes >= from && minutes < until && isOf(weekday)
  return (minutes >= from && isOf(weekday)) || (minutes < until && isOf(weekday - 1))
}

describe("the runs of a wave", () => {
  it("lie within the allowed hours of each site, never before the wave, whatever clocks do", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...windowsZones.keys()), { minLength: 1, maxLength: 4 }),
        fc.array(windows, { minLength: 1, maxLength: 3 }),
        starts,
        moments,
        fc.integer({ min: 0, max: 1440 }),
        (zones, allowed, start, begin, spreadMinutes) => {
          const targets = Array.from({ length: 12 }, (_, id) =>
            sampleTarget(id, { timeZone: zones[id % zones.length] ?? null })
          )
          const wave = sampleWave({ start, spreadMinutes })
          const { runs, never } = waveRuns(
            { windows: allowed, withoutZone: "leaveOut" },
            wave,
            targets,
            new Date(begin)
          )
          const outside = targets.filter(({ id, timeZone }) => {
            const runAt = runs.get(id)
            const zone = windowsZones.get(timeZone ?? "") ?? ""
            return runAt !== undefined && !allowed.some((window) => isAllowed(window, runAt, zone))
          })
          expect(outside.map(({ id }) => [id, runs.get(id)])).toEqual([])
          expect([...runs.values()].every((runAt) => Date.parse(runAt) >= begin)).toBe(true)
          expect(runs.size + never.flatMap((each) => each.targets).length).toBe(targets.length)
          expect(start.kind === "siteHour" || runs.size > 0).toBe(true)
        }
      ),
      { numRuns: 200 }
    )
  })

  it("at a site hour are when clocks there read it next, or jump over it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...windowsZones.keys()), clocks, moments, (timeZone, minutes, begin) => {
        const wave = sampleWave({ start: { kind: "siteHour", reading: clock(minutes) } })
        const { runs } = waveRuns(hours, wave, [sampleTarget(1, { timeZone })], new Date(begin))
        const runAt = runs.get(1) ?? ""
        const zone = windowsZones.get(timeZone) ?? ""
        expect(Date.parse(runAt)).toBeGreaterThanOrEqual(begin)
        // A day of 25 hours, and an hour that is skipped.
        expect(Date.parse(runAt)).toBeLessThan(begin + 26 * hour)
        const past = (readAt(runAt, zone).minutes - minutes + 1440) % 1440
        expect(past).toBeLessThanOrEqual(60)
        const before = readAt(new Date(Date.parse(runAt) - minute).toISOString(), zone).minutes
        expect(past === 0 || (minutes - before + 1440) % 1440 <= 60).toBe(true)
      }),
      { numRuns: 300 }
    )
  })
})

describe("by example", () => {
  const run = (
    given: Parameters<typeof waveRuns>[0],
    wave: Parameters<typeof sampleWave>[0],
    zones: ReadonlyArray<string | null>,
    begin: string
  ) =>
    waveRuns(
      given,
      sampleWave(wave),
      zones.map((timeZone, id) => sampleTarget(id, { timeZone })),
      at(begin)
    )

  it("a wave that begins now waits for the night of each site, and is spread over several nights", () => {
    const { runs, zones } = run(
      { ...hours, windows: [night] },
      { spreadMinutes: 360 },
      ["Eastern Standard Time", "Eastern Standard Time", "Eastern Standard Time", "GMT Standard Time"],
      "2026-11-21T02:00:00Z"
    )
    expect([...runs]).toEqual([
      [0, "2026-11-21T06:00:00.000Z"],
      [1, "2026-11-21T08:00:00.000Z"],
      [2, "2026-11-22T07:00:00.000Z"],
      [3, "2026-11-21T02:00:00.000Z"]
    ])
    expect(zones.map(({ zone, targets, first, last }) => [zone, targets, first, last])).toEqual([
      ["Europe/London", 1, "2026-11-21T02:00:00.000Z", "2026-11-21T02:00:00.000Z"],
      ["America/New_York", 3, "2026-11-21T06:00:00.000Z", "2026-11-22T07:00:00.000Z"]
    ])
  })

  it("hours from the evening before are allowed in the morning", () => {
    const evening = { weekdays: [5] as const, from: "22:00", until: "04:00" }
    const { runs } = run({ ...hours, windows: [evening] }, {}, ["UTC"], "2026-11-21T03:59:00Z")
    expect(runs.get(0)).toBe("2026-11-21T03:59:00.000Z")
  })

  it("hours that read twice count where they are allowed alone: none runs at the second 1:10 AM", () => {
    const window = { weekdays: all, from: "01:30", until: "02:30" }
    const { runs } = run(
      { ...hours, windows: [window] },
      { spreadMinutes: 60 },
      Array.from({ length: 6 }, () => "Eastern Standard Time"),
      "2026-11-01T05:00:00Z"
    )
    const read = [...runs.values()].map((runAt) => clock(readAt(runAt, "America/New_York").minutes))
    expect(read).toEqual(["01:30", "01:40", "01:50", "01:30", "01:40", "01:50"])
  })

  it("a site hour outside the allowed hours never comes; weekdays move it to the next allowed day", () => {
    const day = run(
      { ...hours, windows: [night] },
      { start: { kind: "siteHour", reading: "14:00" } },
      ["UTC"],
      "2026-11-21T02:00:00Z"
    )
    expect([day.runs.size, day.never.map(({ zone }) => zone)]).toEqual([0, ["Etc/UTC"]])
    const monday = { ...night, weekdays: [1] as const }
    const moved = run(
      { ...hours, windows: [monday] },
      { start: { kind: "siteHour", reading: "02:00" } },
      ["UTC"],
      "2026-11-21T02:00:00Z"
    )
    expect(moved.runs.get(0)).toBe("2026-11-23T02:00:00.000Z")
  })

  it("a dated site hour that has passed is the same hour of the next day there", () => {
    const { runs } = run(
      hours,
      { start: { kind: "siteHour", reading: "2026-11-21T02:00" } },
      ["Hawaiian Standard Time", "UTC"],
      "2026-11-21T02:30:00Z"
    )
    expect([runs.get(0), runs.get(1)]).toEqual(["2026-11-21T12:00:00.000Z", "2026-11-22T02:00:00.000Z"])
  })

  it("those without a known zone run by the chosen one, or are left out; where no clock counts, they run", () => {
    const zones = ["UTC", "Mars Standard Time", null]
    const start = { kind: "siteHour", reading: "02:00" } as const
    expect(run(hours, { start }, zones, "2026-11-21T00:00:00Z").leftOut.map(({ id }) => id)).toEqual([1, 2])
    const tokyo = run({ ...hours, withoutZone: { zone: "Asia/Tokyo" } }, { start }, zones, "2026-11-21T00:00:00Z")
    expect([tokyo.leftOut, tokyo.runs.get(2)]).toEqual([[], "2026-11-21T17:00:00.000Z"])
    expect(run(hours, {}, zones, "2026-11-21T00:00:00Z").runs.size).toBe(3)
  })

  it("a zone is one however its name is written, and an empty name is none", () => {
    const names = [
      "Eastern Standard Time",
      " eastern standard time",
      "America/New_York",
      "america/new_york",
      "",
      " ",
      null
    ]
    const start = { kind: "siteHour", reading: "02:00" } as const
    const tokyo = run({ ...hours, withoutZone: { zone: "Asia/Tokyo" } }, { start }, names, "2026-11-21T00:00:00Z")
    expect(tokyo.zones.map(({ zone, reported, targets }) => [zone, reported, targets])).toEqual([
      ["America/New_York", "Eastern Standard Time", 4],
      ["Asia/Tokyo", null, 3]
    ])
    const day = { ...start, reading: "14:00" }
    const { never } = run({ ...hours, windows: [night] }, { start: day }, names, "2026-11-21T00:00:00Z")
    expect(never.map(({ zone, targets }) => [zone, targets.length])).toEqual([["America/New_York", 4]])
  })
})
