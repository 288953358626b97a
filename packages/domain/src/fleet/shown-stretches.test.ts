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
    ["2026-11-20 9:00 AM", null],
    ["2026-11-20 10:00 AM", null]
  ])
})

it("of UTC are days of UTC, and say so", () => {
  expect(lastTwo("days", "utc")).toEqual([
    ["2026-11-19T00:00:00.000Z", 1, "2026-11-19 UTC", "11-19"],
    ["2026-11-20T00:00:00.000Z", 2, "2026-11-20 UTC", "11-20"]
  ])
  expect(lastTwo("hours", "utc").map(([, , name, label]) => [name, label])).toEqual([
    ["2026-11-20 2:00 PM UTC", null],
    ["2026-11-20 3:00 PM UTC", null]
  ])
  expect(fleet.utcDays.length).toBe(7)
})

it.each([
  ["America/New_York", "mine", "2026-11-20 12:00 AM"],
  ["Asia/Kolkata", "mine", "2026-11-20 12:30 AM"],
  ["America/New_York", "utc", "2026-11-20 12:00 AM UTC"]
] as const)("of hours the first of each day has the day under its bar (%s, %s)", (zone, clocks, last) => {
  const week = taskFleet(tasks, { now: "2026-11-20T15:15:00.000Z", timeZone: zone, asked: [] })
  const shown = shownStretches(week, "hours", { clocks, timeZone: zone, zoneOf: () => null })
  const named = shown.filter(({ label }) => label !== null)
  expect(named.map(({ label }) => label)).toEqual(["11-14", "11-15", "11-16", "11-17", "11-18", "11-19", "11-20"])
  expect(named.at(-1)?.name).toBe(last)
})
