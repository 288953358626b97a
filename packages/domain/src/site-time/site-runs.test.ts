import { describe, expect, it } from "vitest"
import { siteRuns } from "./site-runs.ts"
import { instantHere, readingAsWall, type SiteTime, siteTimeAt } from "./site-time.ts"
import { siteTimeText, spreadText, zoneLines, zonesSentence } from "./site-time-description.ts"
import { siteZone } from "./site-zone.ts"

const here = "America/New_York"
const twoAtNight: SiteTime = { reading: "2026-11-21T02:00", spreadMinutes: 0, withoutZone: null }
const site = (id: number, reportedZone: string | null) => ({ id, reportedZone })
const sites = [
  site(1, "Eastern Standard Time"),
  site(2, "Hawaiian Standard Time"),
  site(3, "Eastern Standard Time"),
  site(4, "GMT Standard Time"),
  site(5, "Mars Standard Time"),
  site(6, null)
]
const utgs = (count: number) => `${count} UTGs`

describe("a site's zone", () => {
  it.each([
    ["Eastern Standard Time", "America/New_York"],
    [" pacific standard time ", "America/Los_Angeles"],
    ["UTC", "Etc/UTC"],
    ["Europe/Berlin", "Europe/Berlin"],
    ["Europe/Atlantis", null],
    ["Mars Standard Time", null],
    ["EST", null],
    ["", null],
    [null, null]
  ])("%j is %j", (reported, zone) => {
    expect(siteZone(reported)).toBe(zone)
  })
})

describe("sites at their own time", () => {
  it("run zone after zone, those of one zone together; who has no known zone is asked about", () => {
    const { zones, unknown, leftOut } = siteRuns(twoAtNight, sites)
    expect(zones.map(({ zone, runAt, sites: there }) => [zone, runAt, there.map(({ id }) => id)])).toEqual([
      ["Europe/London", "2026-11-21T02:00:00.000Z", [4]],
      ["America/New_York", "2026-11-21T07:00:00.000Z", [1, 3]],
      ["Pacific/Honolulu", "2026-11-21T12:00:00.000Z", [2]]
    ])
    expect([unknown.map(({ id }) => id), leftOut]).toEqual([[5, 6], []])
  })

  it("those of one zone run together however their machines write its name", () => {
    const written = ["Eastern Standard Time", "eastern standard time", " Eastern Standard Time", "america/New_York"]
    const there = written.map((name, at) => site(at, name))
    const { zones } = siteRuns(twoAtNight, there)
    expect(zones.map(({ reported, sites: of }) => [reported, of])).toEqual([["Eastern Standard Time", there]])
  })

  it("those without a known zone run by the zone that is chosen for them, or not at all", () => {
    const chosen = siteRuns({ ...twoAtNight, withoutZone: { zone: "Asia/Tokyo" } }, sites)
    expect(chosen.zones[0]).toEqual({
      zone: "Asia/Tokyo",
      reported: null,
      sites: [sites[4], sites[5]],
      runAt: "2026-11-20T17:00:00.000Z"
    })
    const without = siteRuns({ ...twoAtNight, withoutZone: "leaveOut" }, sites)
    expect([without.zones.length, without.leftOut.map(({ id }) => id)]).toEqual([3, [5, 6]])
  })

  it("nobody runs while no time is chosen", () => {
    expect(siteRuns({ ...twoAtNight, reading: null }, sites).zones).toEqual([])
  })

  it("is told zone by zone, and says where clocks skip what was chosen", () => {
    const siteTime = { ...twoAtNight, reading: "2027-03-14T02:30" }
    const runs = siteRuns(siteTime, sites)
    expect(zoneLines(siteTime, runs, here)).toEqual([
      {
        zone: "GMT Standard Time",
        count: 1,
        there: "2027-03-14 2:30 AM",
        here: "2027-03-13 9:30 PM",
        until: null,
        isMoved: false
      },
      {
        zone: "Eastern Standard Time",
        count: 2,
        there: "2027-03-14 3:00 AM",
        here: "2027-03-14 3:00 AM",
        until: null,
        isMoved: true
      },
      {
        zone: "Hawaiian Standard Time",
        count: 1,
        there: "2027-03-14 2:30 AM",
        here: "2027-03-14 8:30 AM",
        until: null,
        isMoved: false
      }
    ])
    expect(zonesSentence(siteTime, runs, here, utgs)).toBe(
      "3 zones, 4 UTGs: 2027-03-14 2:30 AM there is from 2027-03-13 9:30 PM to 2027-03-14 8:30 AM here."
    )
  })

  it("one zone has one time here, and none has no sentence", () => {
    expect(zonesSentence(twoAtNight, siteRuns(twoAtNight, sites.slice(0, 1)), here, () => "1 UTG")).toBe(
      "1 zone, 1 UTG: 2026-11-21 2:00 AM there is 2026-11-21 2:00 AM here."
    )
    expect(zonesSentence(twoAtNight, siteRuns(twoAtNight, []), here, utgs)).toBe("")
  })

  it("is said in a sentence", () => {
    expect([0, 1, 30, 60, 240].map((spreadMinutes) => siteTimeText({ ...twoAtNight, spreadMinutes }))).toEqual([
      "at 2026-11-21 2:00 AM by each site's own clocks",
      "at 2026-11-21 2:00 AM by each site's own clocks, spread over 1 minute",
      "at 2026-11-21 2:00 AM by each site's own clocks, spread over 30 minutes",
      "at 2026-11-21 2:00 AM by each site's own clocks, spread over 1 hour",
      "at 2026-11-21 2:00 AM by each site's own clocks, spread over 4 hours"
    ])
    expect(siteTimeText({ ...twoAtNight, reading: null })).toBe("at a time to be chosen by each site's own clocks")
    expect(spreadText(90)).toBe("90 minutes")
  })
})

describe("the reading of a clock", () => {
  it("begins with what clocks here read, and leads back to it", () => {
    const begun = siteTimeAt("2026-11-21T05:00:00.000Z", here)
    expect(begun).toEqual({ reading: "2026-11-21T00:00", spreadMinutes: 0, withoutZone: null })
    expect(instantHere(begun, here)).toBe("2026-11-21T05:00:00.000Z")
    expect([siteTimeAt(null, here).reading, instantHere({ reading: null }, here)]).toEqual([null, null])
  })

  it.each(["2026-02-30T00:00", "2026-11-21T24:00", "2026-11-21 02:00", "+10000-01-01T00:00", ""])(
    "%j is none",
    (text) => {
      expect(readingAsWall(text)).toBeNull()
    }
  )
})
