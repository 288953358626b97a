import fc from "fast-check"
import { expect, it } from "vitest"
import { spreadRuns } from "./spread.ts"

const instants = ["2026-11-21T07:00:00.000Z", "2026-11-21T08:00:00.000Z"] as const
const runs = fc.uniqueArray(fc.record({ id: fc.nat(5000), runAt: fc.constantFrom(...instants) }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 200
})
const minutes = fc.integer({ min: 0, max: 1440 })

it("spreads those of one instant evenly, in the order of their ids, and not beyond the end", () => {
  fc.assert(
    fc.property(runs, minutes, (given, over) => {
      const spread = spreadRuns(given, over)
      for (const instant of instants) {
        const ids = given.flatMap(({ id, runAt }) => (runAt === instant ? [id] : [])).toSorted((a, b) => a - b)
        const past = ids.map((id) => (Date.parse(spread.get(id) ?? "") - Date.parse(instant)) / 1000)
        expect(past[0] ?? 0).toBe(0)
        expect(past.every((seconds) => Number.isInteger(seconds) && seconds <= over * 60)).toBe(true)
        const gaps = past.map((seconds, place) => (past[place + 1] ?? over * 60) - seconds)
        expect(Math.max(0, ...gaps) - Math.min(...gaps, Math.max(0, ...gaps))).toBeLessThanOrEqual(1)
      }
    })
  )
})

it("is the same in whatever order they are given", () => {
  fc.assert(
    fc.property(runs, minutes, (given, over) => {
      expect(spreadRuns(given.toReversed(), over)).toEqual(spreadRuns(given, over))
    })
  )
})

it("a thousand sites in an hour are 3.6 seconds apart", () => {
  const thousand = Array.from({ length: 1000 }, (_, id) => ({ id, runAt: instants[0] }))
  const times = [...spreadRuns(thousand, 60).values()]
  expect(new Set(times).size).toBe(1000)
  expect(times.slice(0, 3)).toEqual([instants[0], "2026-11-21T07:00:03.000Z", "2026-11-21T07:00:07.000Z"])
})
