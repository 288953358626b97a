import { expect, it } from "vitest"
import {
  type AlertCounts,
  activeRules,
  asAsked,
  dueRules,
  fittingCounts,
  judged,
  kindOfRule,
  listedRules,
  outdatedRules,
  passes,
  quietReadEvery,
  stateOfRule
} from "./alert-state.ts"
import { sampleAlert } from "./sample-alert.ts"

const now = "2026-11-20T15:15:00.000Z"
const later = (ms: number): string => new Date(Date.parse(now) + ms).toISOString()
const of = (counts: Readonly<Record<string, number>>, revision = 1): AlertCounts =>
  Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, { revision, count }]))
const passed = judged([sampleAlert], {}, of({ a1: 6 }), now).states

it("a limit is passed beyond it, not at it", () => {
  expect([5, 6].map((count) => passes({ direction: "more", limit: 5 }, count))).toEqual([false, true])
  expect([4, 5].map((count) => passes({ direction: "fewer", limit: 5 }, count))).toEqual([true, false])
})

it("keeps since when a limit is passed, with the count of last", () => {
  const { states } = judged([sampleAlert], passed, of({ a1: 9 }), later(1000))
  expect(states).toEqual({ a1: { revision: 1, askedAt: later(1000), count: 9, passedSince: now, isTold: true } })
  expect(judged([sampleAlert], states, of({ a1: 5 }), later(2000)).states["a1"]?.passedSince).toBeNull()
})

it("what was counted of another revision says nothing; that of a rule that is off or gone is forgotten", () => {
  const changed = { ...sampleAlert, revision: 2 }
  expect(stateOfRule(changed, passed)).toBeNull()
  expect(kindOfRule(changed, passed)).toBe("unread")
  expect(judged([changed], passed, of({ a1: 6 }, changed.revision), later(1)).fired).toEqual([changed])
  expect(judged([{ ...sampleAlert, isOn: false }], passed, of({ a1: 6 }), later(1))).toEqual({ states: {}, fired: [] })
  expect(judged([], passed, {}, later(1)).states).toEqual({})
})

it("a rule is read when nobody asked for it within five minutes, and by one tab", () => {
  expect(dueRules([sampleAlert], {}, now)).toEqual([sampleAlert])
  expect(dueRules([{ ...sampleAlert, isOn: false }], {}, now)).toEqual([])
  const asked = asAsked({}, [sampleAlert], now)
  expect(dueRules([sampleAlert], asked, later(quietReadEvery - 1))).toEqual([])
  expect(dueRules([sampleAlert], asked, later(quietReadEvery))).toEqual([sampleAlert])
  expect(kindOfRule(sampleAlert, asked)).toBe("unread")
  expect(asAsked(passed, [sampleAlert], later(1))["a1"]).toEqual({ ...passed["a1"], askedAt: later(1) })
})

it("a clock that was put back by long keeps no rule from being read", () => {
  const ahead = asAsked({}, [sampleAlert], later(86_400_000))
  expect(dueRules([sampleAlert], ahead, now)).toEqual([sampleAlert])
})

it("those that call for somebody are passed and not snoozed", () => {
  expect(activeRules([sampleAlert], passed, now)).toEqual([sampleAlert])
  const asleep = { ...sampleAlert, snoozedUntil: later(10) }
  expect(activeRules([asleep], passed, now)).toEqual([])
  expect(activeRules([asleep], passed, later(10))).toEqual([asleep])
  expect(activeRules([{ ...sampleAlert, isOn: false }], passed, now)).toEqual([])
})

it("the list begins with those that are passed, then by name", () => {
  const quiet = { ...sampleAlert, id: "b", name: "B" }
  const early = { ...sampleAlert, id: "c", name: "A" }
  const off = { ...sampleAlert, id: "d", name: "A", isOn: false }
  const { states } = judged([sampleAlert, quiet, early], {}, of({ a1: 6, b: 1, c: 1 }), now)
  expect(listedRules([off, quiet, early, sampleAlert], states).map(({ id }) => id)).toEqual(["a1", "c", "b", "d"])
})

it("a count of the rule as it was before, or as another tab has it already, judges nothing", () => {
  const changed = { ...sampleAlert, revision: 2 }
  expect([1, 3].map((revision) => judged([changed], passed, of({ a1: 9 }, revision), now))).toEqual([
    { states: {}, fired: [] },
    { states: {}, fired: [] }
  ])
  expect([1, 2, 3].map((revision) => outdatedRules([changed], of({ a1: 9 }, revision)).length)).toEqual([1, 0, 0])
  expect([1, 2, 3].map((revision) => Object.keys(fittingCounts([changed], of({ a1: 9 }, revision))))).toEqual([
    [],
    ["a1"],
    []
  ])
})
