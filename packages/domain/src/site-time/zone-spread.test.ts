import { expect, it } from "vitest"
import { siteRuns } from "./site-runs.ts"
import type { SiteTime } from "./site-time.ts"
import { zoneLines } from "./site-time-description.ts"
import { spreadRuns } from "./spread.ts"
import { spreadMessages } from "./spread-messages.ts"
import { zoneChoices } from "./zone-choices.ts"
import { zoneStretch } from "./zone-spread.ts"

const twoAtNight: SiteTime = { reading: "2026-11-21T02:00", spreadMinutes: 30, withoutZone: null }
const sitesIn = (reportedZone: string, ids: ReadonlyArray<number>) => ids.map((id) => ({ id, reportedZone }))
const sites = [
  ...sitesIn("Eastern Standard Time", [9, 2, 5]),
  ...sitesIn("SA Pacific Standard Time", [1, 7]),
  ...sitesIn("Pacific Standard Time", [3])
]

it("a zone's stretch is from its first run to its last, as they are sent, also where zones share an instant", () => {
  const runs = siteRuns(twoAtNight, sites)
  const sent = spreadRuns(
    runs.zones.flatMap(({ runAt, sites: there }) => there.map(({ id }) => ({ id, runAt }))),
    30
  )
  for (const run of runs.zones) {
    const times = run.sites.map(({ id }) => sent.get(id) ?? "").toSorted((one, other) => one.localeCompare(other))
    expect(zoneStretch(run, runs, 30)).toEqual({ first: times[0], last: times.at(-1) })
  }
})

it("the table has from when until when there and here, with the day of the end only where it is another", () => {
  const stretches = (siteTime: SiteTime) =>
    zoneLines(siteTime, siteRuns(siteTime, sites), "America/New_York").map(({ zone, there, here, until }) => [
      zone,
      there,
      here,
      until
    ])
  expect(stretches(twoAtNight)).toEqual([
    ["Eastern Standard Time", "2026-11-21 2:06 AM", "2026-11-21 2:06 AM", { there: "2:24 AM", here: "2:24 AM" }],
    ["SA Pacific Standard Time", "2026-11-21 2:00 AM", "2026-11-21 2:00 AM", { there: "2:18 AM", here: "2:18 AM" }],
    ["Pacific Standard Time", "2026-11-21 2:00 AM", "2026-11-21 5:00 AM", null]
  ])
  const late = { ...twoAtNight, reading: "2026-11-21T20:50" }
  expect(stretches({ ...late, spreadMinutes: 600 })[0]?.[3]).toEqual({
    there: "2026-11-22 4:50 AM",
    here: "2026-11-22 4:50 AM"
  })
  expect(stretches({ ...twoAtNight, spreadMinutes: Number.NaN }).map((line) => line[3])).toEqual([null, null, null])
})

it("the help says what the number in the field does", () => {
  expect([0, 1, 30, Number.NaN].map(spreadMessages.help)).toEqual([
    "0 runs them all at the same time.",
    "They start one after another, within a minute.",
    "They start one after another, within 30 minutes.",
    "0 runs them all at the same time."
  ])
})

it("zones are offered from west to east by what their clocks read now, then by name, with how far they are", () => {
  const offered = zoneChoices(new Date("2026-11-20T15:15:00.000Z"))
  const shown = offered.map(({ name, offset }) => `${name} ${offset}`)
  expect([offered.length, shown[0], shown.at(-1)]).toEqual([
    139,
    "Dateline Standard Time UTC-12:00",
    "Line Islands Standard Time UTC+14:00"
  ])
  const places = ["Hawaiian", "Pacific", "Eastern", "Haiti", "Newfoundland", "GMT", "India", "Tokyo"].map((name) =>
    offered.findIndex(({ name: each }) => each === `${name} Standard Time`)
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(offered.find(({ name }) => name === "Newfoundland Standard Time")?.offset).toBe("UTC-03:30")
  const inSummer = zoneChoices(new Date("2026-07-01T12:00:00.000Z"))
  expect(inSummer.find(({ name }) => name === "Eastern Standard Time")?.offset).toBe("UTC-04:00")
})
