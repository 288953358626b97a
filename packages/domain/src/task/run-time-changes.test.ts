import { describe, expect, it } from "vitest"
import { defaultRunTime, type RunTime, runTimeMessage } from "./run-time.ts"
import { type OpenedRunTime, withClocks, withRunAt, withWithoutZone } from "./run-time-changes.ts"

const here = "America/New_York"
const openedFor = (now: string, zones: ReadonlyArray<string | null>): OpenedRunTime => ({
  runTime: defaultRunTime(new Date(now), here),
  sites: zones.map((reportedZone, id) => ({ id, reportedZone })),
  now: new Date(now)
})
const changed = (runTime: RunTime, changes: Partial<RunTime>): RunTime => ({ ...runTime, ...changes })
const evening = openedFor("2026-11-21T02:59:00.000Z", ["GMT Standard Time", "Eastern Standard Time"])
const askedOf = (opened: OpenedRunTime) => changed(opened.runTime, withClocks(opened.runTime, "sites", here, opened))

describe("each site's own time, while nobody has touched the time", () => {
  it.each<readonly [string, OpenedRunTime, string]>([
    ["in the evening, for sites further east", evening, "2026-11-22T00:00"],
    [
      "for sites on both sides of the date line",
      openedFor("2026-11-20T15:15:00.000Z", ["UTC-11", "Tokyo Standard Time"]),
      "2026-11-22T00:00"
    ],
    [
      "after midnight, for sites further west",
      openedFor("2026-11-21T05:30:00.000Z", ["Pacific Standard Time", "Central Standard Time"]),
      "2026-11-21T00:00"
    ],
    ["where clocks skip midnight", openedFor("2027-04-29T10:00:00.000Z", ["Egypt Standard Time"]), "2027-04-30T00:00"],
    ["where no zone is known", openedFor("2026-11-20T15:15:00.000Z", [null, "Mars Standard Time"]), "2026-11-21T00:00"]
  ])("is the first midnight that has passed at none of them: %s", (_, opened, reading) => {
    const asked = askedOf(opened)
    expect([asked.siteTime?.reading, runTimeMessage(asked, opened.sites, opened.now)]).toEqual([reading, null])
  })

  it("is the next midnight here again by my time, whatever else was chosen", () => {
    const asked = askedOf(evening)
    const spread = changed(asked, {
      siteTime: asked.siteTime === null ? null : { ...asked.siteTime, spreadMinutes: 30 }
    })
    expect(changed(spread, withClocks(spread, "mine", here, evening))).toEqual(evening.runTime)
  })
})

it("a time that somebody chose is the same reading by whichever clocks", () => {
  const picked = "2026-12-01T08:30:00.000Z"
  const mine = changed(evening.runTime, withRunAt(evening.runTime, picked, here))
  const asked = askedOf(evening)
  const sites = changed(asked, withRunAt(asked, picked, here))
  const none = changed(evening.runTime, withRunAt(evening.runTime, null, here))
  expect([
    withClocks(mine, "sites", here, evening).siteTime?.reading,
    withClocks(sites, "mine", here, evening).runAt,
    withClocks(none, "sites", here, evening).siteTime?.reading
  ]).toEqual(["2026-12-01T03:30", picked, null])
})

describe("a zone further east for those without one", () => {
  const opened = openedFor("2026-11-20T23:30:00.000Z", ["Eastern Standard Time", null])
  const east = { zone: "Asia/Tokyo" }
  const messageOf = (runTime: RunTime) => runTimeMessage(runTime, opened.sites, opened.now)

  it("moves a time that nobody has touched to the first midnight that has passed nowhere, and back", () => {
    const asked = askedOf(opened)
    const further = changed(asked, withWithoutZone(asked, east, here, opened))
    const back = changed(further, withWithoutZone(further, "leaveOut", here, opened))
    expect([asked, further, back].map((each) => [each.siteTime?.reading, messageOf(each)])).toEqual([
      ["2026-11-21T00:00", null],
      ["2026-11-22T00:00", null],
      ["2026-11-21T00:00", null]
    ])
    expect(withWithoutZone(opened.runTime, east, here, opened)).toEqual({})
  })

  it("leaves a time that somebody chose, and says that another zone would do", () => {
    const asked = askedOf(opened)
    const typed = changed(asked, withRunAt(asked, "2026-11-21T06:00:00.000Z", here))
    const further = changed(typed, withWithoutZone(typed, east, here, opened))
    expect([further.siteTime?.reading, messageOf(further)]).toEqual([
      "2026-11-21T01:00",
      "This time has passed in Asia/Tokyo. Choose a later one, or another time zone."
    ])
  })
})
