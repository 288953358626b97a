import { describe, expect, it } from "vitest"
import type { SiteTime } from "../site-time/site-time.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import { noVersions } from "../version/version-product.ts"
import { type RunTime, runAftersOf, runTimeMessage, spreadMessage, takenSites, withoutZoneMessage } from "./run-time.ts"
import { shownRunAt, withClocks, withRunAt } from "./run-time-changes.ts"
import { describeSchedule } from "./schedule-description.ts"
import { defaultScheduleDraft } from "./schedule-draft.ts"
import { scheduleIssues } from "./schedule-issues.ts"

const here = "America/New_York"
const now = new Date("2026-11-20T15:15:00.000Z")
const atSites = (changes: Partial<SiteTime> = {}): RunTime => ({
  timing: "future",
  runAt: null,
  siteTime: { reading: "2026-11-21T02:00", spreadMinutes: 0, withoutZone: null, ...changes }
})
const site = (id: number, reportedZone: string | null) => ({ id, reportedZone })
const known = [
  site(1, "Eastern Standard Time"),
  site(2, "Pacific Standard Time"),
  site(3, "Eastern Standard Time"),
  site(4, "Tokyo Standard Time")
]
const unknown = [site(8, null), site(9, "Mars Standard Time")]
const later = { reading: "2026-11-22T02:00" }

describe("each site's own time", () => {
  it("is refused where it has passed at some of the sites, which are named", () => {
    expect([
      runTimeMessage(atSites(), known, now),
      runTimeMessage(atSites(), known, null),
      runTimeMessage(atSites({ reading: "2026-11-21T01:00" }), known, new Date("2026-11-21T08:00:00.000Z")),
      runTimeMessage(atSites(later), known, now),
      runTimeMessage(atSites({ reading: null }), known, now),
      runTimeMessage(atSites({ reading: "soon" }), known, now),
      runTimeMessage({ ...atSites(), timing: "immediate" }, known, now)
    ]).toEqual([
      null,
      null,
      "This time has passed in Tokyo Standard Time, Eastern Standard Time. Choose a later one, or my time.",
      null,
      "This field is required. Choose a run time.",
      "Bad input. Choose a run time.",
      null
    ])
  })

  it("asks about those without a known zone, until somebody says what becomes of them", () => {
    const all = [...known, ...unknown]
    const say = "Choose when to run those without a known time zone."
    expect([
      withoutZoneMessage(atSites(), all),
      withoutZoneMessage(atSites({ withoutZone: { zone: "Asia/Tokyo" } }), all),
      withoutZoneMessage(atSites({ withoutZone: "leaveOut" }), all),
      withoutZoneMessage(atSites({ withoutZone: "leaveOut" }), unknown),
      withoutZoneMessage(atSites(), known),
      withoutZoneMessage({ ...atSites(), siteTime: null }, all),
      withoutZoneMessage({ ...atSites(), timing: "immediate" }, all)
    ]).toEqual([
      say,
      null,
      null,
      "None of these has a known time zone, so none would be left. Choose a time zone for them.",
      null,
      null,
      null
    ])
  })

  it("gives each the instant at which its own clocks read it, spread within the zone", () => {
    const runTime = atSites({ ...later, spreadMinutes: 30, withoutZone: { zone: "America/Los_Angeles" } })
    expect(Object.fromEntries(runAftersOf(runTime, [...known, ...unknown], now))).toEqual({
      1: "2026-11-22T07:00:00.000Z",
      2: "2026-11-22T10:00:00.000Z",
      3: "2026-11-22T07:15:00.000Z",
      4: "2026-11-21T17:00:00.000Z",
      8: "2026-11-22T10:10:00.000Z",
      9: "2026-11-22T10:20:00.000Z"
    })
  })

  it("leaves out whom it was told to, and by my time nobody", () => {
    const all = [...known, ...unknown]
    const leaving = atSites({ withoutZone: "leaveOut" })
    expect(takenSites(leaving, all)).toEqual(known)
    expect([...runAftersOf(leaving, all, now).keys()].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4])
    expect(takenSites({ ...leaving, timing: "immediate" }, all)).toEqual(all)
    expect(takenSites({ ...leaving, siteTime: null }, all)).toEqual(all)
  })

  it("is an issue of the dialog, which stays as documented by my time", () => {
    const draft = defaultScheduleDraft(now, here, noVersions)
    const utgs = [sampleUtg({ machineStatusEntityStandardTimeZone: null })]
    const sites = { ...draft, ...atSites(later) }
    expect(scheduleIssues(sites, utgs, now).map(({ field }) => field)).toEqual(["withoutZone"])
    expect(scheduleIssues(draft, utgs, now)).toEqual([])
    expect(describeSchedule(sites, 2, here)).toBe(
      "Update 2 UTGs to the latest configuration at 2026-11-22 2:00 AM by each site's own clocks."
    )
  })
})

describe("the clocks that count", () => {
  const mine: RunTime = { timing: "future", runAt: "2026-11-21T05:00:00.000Z", siteTime: null }
  const opened = { runTime: mine, sites: [], now }

  it("may be changed and changed back, with the same reading", () => {
    const sites = { ...mine, ...withClocks(mine, "sites", here, opened) }
    expect(sites.siteTime).toEqual({ reading: "2026-11-21T00:00", spreadMinutes: 0, withoutZone: null })
    expect([shownRunAt(sites, here), { ...sites, ...withClocks(sites, "mine", here, opened) }]).toEqual([
      mine.runAt,
      mine
    ])
  })

  it("what is typed and is no date stays, by whichever clocks, and is no time to run at [A5-58]", () => {
    for (const text of ["tomorrow", "2026-02-30 1:00 PM"]) {
      const typed = { ...mine, ...withRunAt(mine, text, here) }
      const sites = { ...typed, ...withClocks(typed, "sites", here, opened) }
      const back = { ...sites, ...withClocks(sites, "mine", here, opened) }
      const again = { ...sites, ...withRunAt(sites, `${text}!`, here) }
      expect([typed, sites, back].map((each) => [shownRunAt(each, here), runTimeMessage(each, known, now)])).toEqual(
        Array.from({ length: 3 }, () => [text, "Bad input. Choose a run time."])
      )
      expect(shownRunAt(again, here)).toBe(`${text}!`)
      expect(describeSchedule({ ...defaultScheduleDraft(now, here, noVersions), ...typed }, 1, here)).toBe(
        "Update 1 UTG to the latest configuration at a time to be chosen."
      )
    }
  })

  it.each(["2027-03-14 2:30 AM", "2027-03-14 02:30 am"])(
    "%s, which clocks here skip, is a time for sites, and none by my time",
    (text) => {
      const typed = { ...mine, ...withClocks(mine, "sites", here, opened) }
      const sites = { ...typed, ...withRunAt(typed, text, here) }
      const back = { ...sites, ...withClocks(sites, "mine", here, opened) }
      expect([sites.siteTime?.reading, shownRunAt(sites, here), runTimeMessage(sites, known, now)]).toEqual([
        "2027-03-14T02:30",
        "2027-03-14 2:30 AM",
        null
      ])
      expect([shownRunAt(back, here), runTimeMessage(back, known, now)]).toEqual([
        "2027-03-14 2:30 AM",
        "Bad input. Clocks skip this time on that day. Choose another one."
      ])
      expect({ ...back, ...withClocks(back, "sites", here, opened) }.siteTime?.reading).toBe("2027-03-14T02:30")
    }
  )

  it.each(["2027-03-14 0:30 AM", "2027-03-14 14:30 PM", "2027-03-14 2:75 AM", "2027-02-30 2:30 AM", "2027-03-13 2:30"])(
    "%s is a time for nobody",
    (text) => {
      const typed = { ...mine, ...withClocks(mine, "sites", here, opened) }
      const sites = { ...typed, ...withRunAt(typed, text, here) }
      expect([shownRunAt(sites, here), runTimeMessage(sites, known, now)]).toEqual([
        text,
        "Bad input. Choose a run time."
      ])
    }
  )

  it("what is picked here is what clocks there are to read", () => {
    const sites = { ...mine, ...withClocks(mine, "sites", here, opened) }
    const picked = "2026-12-01T08:30:00.000Z"
    expect([
      withRunAt(mine, picked, here),
      withRunAt(sites, picked, here).siteTime?.reading,
      withRunAt(sites, null, here).siteTime?.reading
    ]).toEqual([{ runAt: picked }, "2026-12-01T03:30", null])
  })
})

it("times are spread over any whole number of minutes of a day, and over nothing else [A5-60 A5-61 A5-62 A5-65]", () => {
  const over = (spreadMinutes: number) =>
    spreadMessage({ timing: "future", runAt: null, siteTime: { reading: null, spreadMinutes, withoutZone: null } })
  expect([0, 1, 37, 1440].map(over)).toEqual([null, null, null, null])
  const range = "Spread them over a whole number of minutes, from 0 to 1440."
  expect([-1, 1441, 1.5, Number.NaN].map(over)).toEqual([
    `Input contains less than minimum value 0. ${range}`,
    `Input exceeds maximum value 1440. ${range}`,
    `Input value must be aligned to the nearest multiple of 1. ${range}`,
    `This field is required. ${range}`
  ])
  expect(spreadMessage({ timing: "immediate", runAt: null, siteTime: null })).toBeNull()
})
