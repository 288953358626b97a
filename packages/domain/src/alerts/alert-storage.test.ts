import fc from "fast-check"
import { expect, it } from "vitest"
import { readAlertStates, readAlerts, writeAlertStates, writeAlerts } from "./alert-storage.ts"
import { sampleAlert } from "./sample-alert.ts"
import { snoozedUntil } from "./snooze.ts"

const state = { revision: 1, askedAt: "2026-11-20T15:15:00.000Z", count: 6, passedSince: null, isTold: false }
const stored = (rules: unknown, version: unknown = 1): string => JSON.stringify({ version, rules })

it("rules and their states are read as they were written", () => {
  expect(readAlerts(writeAlerts([sampleAlert]))).toEqual({ rules: [sampleAlert], ignored: [] })
  expect(readAlertStates(writeAlertStates({ a1: state }))).toEqual({ a1: state })
  expect(readAlerts(null)).toEqual({ rules: [], ignored: [] })
})

it.each([
  ["{", ["alerts"]],
  ["[]", ["alerts"]],
  [stored([], 2), ["version"]],
  [stored({}), ["rules"]]
])("what is no store of rules is left aside and named: %s", (text, ignored) => {
  expect(readAlerts(text)).toEqual({ rules: [], ignored })
})

it("a broken rule, one that is there twice and the 51st are left aside by themselves", () => {
  const broken = [
    null,
    { ...sampleAlert, limit: -1 },
    { ...sampleAlert, limit: 1.5 },
    { ...sampleAlert, area: "toString" },
    { ...sampleAlert, direction: "less" },
    { ...sampleAlert, snoozedUntil: "soon" },
    { ...sampleAlert, name: "x".repeat(61) },
    { ...sampleAlert, query: null },
    { ...sampleAlert, query: "x".repeat(12_001) }
  ]
  const places = broken.map((_, at) => `rules[${at}]`)
  expect(readAlerts(stored([...broken, sampleAlert, sampleAlert]))).toEqual({
    rules: [sampleAlert],
    ignored: [...places, "rules[10]"]
  })
  const many = Array.from({ length: 52 }, (_, at) => ({ ...sampleAlert, id: `r${at}` }))
  const { rules, ignored } = readAlerts(stored(many))
  expect([rules.length, ignored]).toEqual([50, ["rules[50]", "rules[51]"]])
})

it("states that cannot be read are counted anew", () => {
  const text = JSON.stringify({ version: 1, states: { a: state, b: { ...state, count: "6" }, c: null } })
  expect(readAlertStates(text)).toEqual({ a: state })
  expect([null, "", "{}", "[]", '{"version":2,"states":{}}'].map(readAlertStates)).toEqual([{}, {}, {}, {}, {}])
})

it("whatever the browser holds is read without failing", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((value) => stored([value]))
      ),
      (text) => {
        expect(readAlerts(text).rules.length).toBe(0)
        expect(typeof readAlertStates(text)).toBe("object")
      }
    ),
    { numRuns: 1000 }
  )
})

it("a snooze ends in an hour, or when tomorrow begins where somebody is", () => {
  const now = new Date("2026-11-20T15:15:00.000Z")
  expect(snoozedUntil("hour", now, "UTC")).toBe("2026-11-20T16:15:00.000Z")
  expect(snoozedUntil("tomorrow", now, "America/New_York")).toBe("2026-11-21T05:00:00.000Z")
})
