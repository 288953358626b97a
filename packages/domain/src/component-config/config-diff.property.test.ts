import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSameJson } from "../json/same-json.ts"
import { withChanges } from "./config-apply.ts"
import { configDiff } from "./config-diff.ts"
import { readableDiff } from "./readable-diff.ts"

const entry = fc.record(
  {
    ccid: fc.constantFrom("a", "b", "c", ""),
    listenPort: fc.constantFrom(1, 2, 3, "2"),
    taskDesc: fc.constantFrom("x", "y", "z"),
    nested: fc.jsonValue({ maxDepth: 1 })
  },
  { requiredKeys: [] }
)
const entries = fc.array(
  fc.oneof({ weight: 8, arbitrary: entry }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) }),
  { maxLength: 4 }
)
const configs = fc.record(
  {
    utgGlobal: fc.dictionary(fc.constantFrom("a", "b", "toString"), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
    apiInterfaceConfig: fc.record({ apiInterface: entries, more: fc.jsonValue({ maxDepth: 1 }) }, { requiredKeys: [] }),
    deviceConfig: fc.record({ device: entries }),
    other: fc.jsonValue({ maxDepth: 2 })
  },
  { requiredKeys: [] }
)
const any = fc.oneof({ weight: 4, arbitrary: configs }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) })

describe("the changes from one configuration to another", () => {
  it("made in the one give the other, and there are none only where both are the same", () => {
    fc.assert(
      fc.property(any, any, (from, to) => {
        const before = JSON.stringify(from)
        const changes = configDiff(from, to)
        expect(isSameJson(withChanges(from, changes), to)).toBe(true)
        expect(configDiff(to, structuredClone(to)).length).toBe(0)
        expect(JSON.stringify(from)).toBe(before)
      }),
      { numRuns: 1000 }
    )
  })

  it("are all shown, and no secret with them", () => {
    fc.assert(
      fc.property(any, configs, (from, to) => {
        const hidden = { ...to, deep: [{ password: "canary" }], clientSecret: { a: "canary" } }
        const shown = readableDiff(from, hidden)
        expect(shown.length).toBe(configDiff(from, hidden).length)
        expect(JSON.stringify(shown)).not.toContain("canary")
      }),
      { numRuns: 1000 }
    )
  })
})
