import fc from "fast-check"
import { expect, it } from "vitest"
import { rolloutStates } from "./rollout-record.ts"
import { everyRollout } from "./rollout-search.ts"
import { soughtIn, withSought } from "./rollout-search-address.ts"

const sought = fc.record({
  text: fc.string({ unit: "grapheme" }),
  state: fc.option(fc.constantFrom(...rolloutStates))
})

it("what is looked for stands in the address, there and back, beside what else the address says", () => {
  fc.assert(
    fc.property(sought, fc.constantFrom("", "?debug", "?search=other&debug&state=done"), (asked, before) => {
      const url = new URL(`/be/12/rollouts${withSought(before, asked)}`, "https://console.example")
      expect(soughtIn(url.search)).toEqual(asked)
      expect(url.searchParams.has("debug")).toBe(before.includes("debug"))
    }),
    { numRuns: 500 }
  )
  expect(withSought("?debug", { text: "canary 4,1", state: "paused" })).toBe("?search=canary+4,1&state=paused&debug")
})

it("an address that says nothing, or has it wrong, looks for every rollout", () => {
  expect(["", "?", "?search", "?search=%zz", "?state=gone", "?state="].map(soughtIn)).toEqual(
    Array.from({ length: 6 }, () => everyRollout)
  )
  expect(withSought("?search=canary&state=done", everyRollout)).toBe("")
})
