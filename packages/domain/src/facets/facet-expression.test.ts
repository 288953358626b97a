import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hostileTexts } from "../rows/hostile-rows.ts"
import { readFacets, writeFacets } from "./facet-expression.ts"

const keys = ["utgStatus", "utgVersion", "componentMerchant"]
const list = {
  columns: [...keys.map((key) => ({ key, kind: "text" as const })), { key: "lastKnown", kind: "date" as const }]
}

describe("chosen values as a text", () => {
  it("are conditions in the language of filters, in one order however they were chosen", () => {
    const text = "utgStatus is (Error or Online) and utgVersion is 5.0.0.3018"
    expect([
      writeFacets({ utgVersion: ["5.0.0.3018"], utgStatus: ["Online", "Error"], componentMerchant: [] }),
      writeFacets({ utgStatus: ["Error", "Online"], utgVersion: ["5.0.0.3018"] })
    ]).toEqual([text, text])
    expect(readFacets(list, text)).toEqual({
      choices: { utgStatus: ["Error", "Online"], utgVersion: ["5.0.0.3018"] },
      isBroken: false
    })
  })

  it.each([
    ["an unknown column", "colour is red and utgStatus is Online", { utgStatus: ["Online"] }],
    ["a word that joins nothing", "utgStatus is Online or utgVersion is 5", {}],
    ["a bracket that is open", "utgStatus is Online and utgVersion is (5 or", { utgStatus: ["Online"] }],
    ["a quote that is open", 'utgStatus is "Online', {}],
    ["an end that is missing", "utgStatus is Online and", {}],
    ["another operator", "utgStatus contains Online", {}],
    ["a date that is no period", "lastKnown is yesterday and utgStatus is Online", { utgStatus: ["Online"] }],
    ["a text that is too long", `utgStatus is ${"x".repeat(4000)}`, {}]
  ])("leave out %s", (_, text, chosen) => {
    expect(readFacets(list, text)).toEqual({ choices: chosen, isBroken: true })
  })

  it("too many for an address are not written", () => {
    expect(writeFacets({ utgStatus: Array.from({ length: 900 }, (_, index) => `value ${index}`) })).toBe(null)
  })

  it("are read as they were written, whatever the values", () => {
    const value = fc.oneof(
      fc.constantFrom(...hostileTexts, "and", "or", "is", ")", '\\"', "\\"),
      fc.string({ maxLength: 9 })
    )
    const values = fc.uniqueArray(value, { minLength: 1, maxLength: 4 })
    const anyChosen = fc.dictionary(fc.constantFrom(...keys), values, { noNullPrototype: true })
    fc.assert(
      fc.property(anyChosen, (chosen) => {
        const { choices: read, isBroken } = readFacets(list, writeFacets(chosen) ?? "")
        expect(isBroken).toBe(false)
        expect(read).toEqual(
          Object.fromEntries(Object.entries(chosen).map(([key, each]) => [key, each.toSorted()] as const))
        )
      })
    )
  })
})
