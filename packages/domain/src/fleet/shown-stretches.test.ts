import { expect, it } from "vitest"
import type { Clocks } from "../appearance/clocks.ts"
import { shownStretches } from "./shown-stretches.ts"
import { taskFleet } from "./task-fleet.ts"

const timeZone = "America/New_York"
const tasks = ["2026-11-20T04:59:59.000Z", "2026-11-20T00:00:00.000Z", "2026-11-19T23:59:59.999Z"].map(
  (taskLastUpdatedAt) => ({ taskState: "Failed", taskLastUpdatedAt })
)
const fleet = taskFleet(tasks, { now: "2026-11-20T15:15:00.000Z", timeZone, asked: [] })
const lastTwo = (span: "days" | "hours", clocks: Clocks) =>
  shownStretches(fleet, span, { clocks, timeZone, zoneOf: () => null })
    .slice(-2)
    .map(({ stretch: { from, all }, name, label }) => [from, all.count, name, label])

it.each(["mine", "site"] as const)("of %s are the days of whoever looks", (clocks) => {
  expect(lastTwo("days", clocks)).toEqual([
    ["2026-11-19T05:00:00.000Z", 3, "2026-11-19", "11-19"],
    ["2026-11-20T05:00:00.000Z", 0, "2026-11-20", "11-20"]
  ])
  expect(lastTwo("hours", clocks).map(([, , name, label]) => [name, label])).toEqual([
    ["2026-11-20 9:00 AM", "9 AM"],
    ["2026-11-20 10:00 AM", "10 AM"]
  ])
})

it("of UTC are days of UTC, and say so", () => {
  expect(lastTwo("days", "utc")).toEqual([
    ["2026-11-19T00:00:00.000Z", 1, "2026-11-19 UTC", "11-19"],
    ["2026-11-20T00:00:00.000Z", 2, "2026-11-20 UTC", "11-20"]
  ])
  expect(lastTwo("hours", "utc").map(([, , name, label]) => [name, label])).toEqual([
    ["2026-11-20 2:00 PM UTC", "2 PM"],
    ["2026-11-20 3:00 PM UTC", "3 PM"]
  ])
  expect(fleet.utcDays.length).toBe(7)
})
