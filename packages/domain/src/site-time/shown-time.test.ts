import { expect, it } from "vitest"
import { clocks, readClocks } from "../appearance/clocks.ts"
import { displayTime } from "../time/display-date.ts"
import { shownTime } from "./shown-time.ts"
import { siteZone } from "./site-zone.ts"

const iso = "2026-11-23T21:33:00.000Z"
const timeZone = "America/New_York"

it("is by one's own clocks as documented, by others with their zone's name", () => {
  const shown = (of: "mine" | "utc" | "site", site: string | null) =>
    shownTime(iso, { clocks: of, timeZone, zoneOf: siteZone }, site)
  expect([
    shown("mine", "Pacific Standard Time"),
    shown("utc", "Pacific Standard Time"),
    shown("site", "Pacific Standard Time"),
    shown("site", "Nowhere Standard Time"),
    shown("site", null)
  ]).toEqual([
    "2026-11-23 4:33 PM",
    "2026-11-23 9:33 PM UTC",
    "2026-11-23 1:33 PM PST",
    "2026-11-23 4:33 PM",
    "2026-11-23 4:33 PM"
  ])
  expect(
    shownTime("2026-07-01T12:00:00.000Z", { clocks: "site", timeZone, zoneOf: siteZone }, "Pacific Standard Time")
  ).toBe("2026-07-01 5:00 AM PDT")
})

it("has a time of today to the second, by the same clocks", () => {
  expect(
    clocks.map((of) =>
      shownTime("2026-11-23T21:33:07.000Z", { clocks: of, timeZone, zoneOf: siteZone }, null, displayTime)
    )
  ).toEqual(["16:33:07", "21:33:07 UTC", "16:33:07"])
})

it("reads the clocks as they are kept, and one's own from anything else", () => {
  expect(clocks.map(readClocks)).toEqual(clocks)
  expect([null, "", "UTC"].map(readClocks)).toEqual(["mine", "mine", "mine"])
})
