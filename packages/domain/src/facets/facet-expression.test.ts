import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hostileTexts } from "../rows/sample-hostile-rows.ts"
import { fitsAddress, readFacets, writeFacets } from "./facet-expression.ts"

const columns = [
  { key: "utgStatus", label: "UTG Status", kind: "text" },
  { key: "utgVersion", label: "UTG Version", kind: "version" },
  { key: "componentMerchant", label: "What is (sold)", kind: "text" },
  { key: "lastKnown", label: "Last Known", kind: "date" }
] as const
const list = { columns }
const keys = ["utgStatus", "utgVersion", "componentMerchant"]

describe("chosen values as a text", () => {
  it("are conditions in the language of filters, in one order however they were chosen", () => {
    const text = "UTG Status is (Error or Online) and UTG Version is 5.0.0.3018"
    expect([
      writeFacets(list, { utgVersion: ["5.0.0.3018"], utgStatus: ["Online", "Error"], componentMerchant: [] }),
      writeFacets(list, { utgStatus: ["Error", "Online"], utgVersion: ["5.0.0.3018"] })
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
    ["values with another word between them", "utgStatus is (Online and Error) and utgVersion is 5", {}],
    ["a quote that is open", 'utgStatus is "Online', {}],
    ["an end that is missing", "utgStatus is Online and", {}],
    ["another operator", "utgStatus contains Online", {}],
    ["a date that is no period", "lastKnown is yesterday and utgStatus is Online", { utgStatus: ["Online"] }],
    ["a text that is too long", `utgStatus is ${"x".repeat(4000)}`, {}]
  ])("leave out %s", (_, text, chosen) => {
    expect(readFacets(list, text)).toEqual({ choices: chosen, isBroken: true })
  })

  it("name columns by their labels, and by their keys where a label would be read as something else", () => {
    expect(writeFacets(list, { componentMerchant: ["Tea"] })).toBe("componentMerchant is Tea")
    const twice = { columns: [...columns, { key: "other", label: "utg status", kind: "text" as const }] }
    expect(writeFacets(twice, { other: ["a"], utgStatus: ["b"] })).toBe("other is a and UTG Status is b")
  })

  it("of addresses of earlier releases are read by the keys of columns", () => {
    const chosen = { choices: { utgStatus: ["Error", "Online"], utgVersion: ["5"] }, isBroken: false }
    expect(readFacets(list, "utgStatus is (Error or Online) and utgVersion is 5")).toEqual(chosen)
    expect(readFacets(list, "utg status IS (Error or Online) and utgVersion is 5")).toEqual(chosen)
  })

  it("too many for an address are not written", () => {
    const many = { utgStatus: Array.from({ length: 900 }, (_, index) => `value ${index}`) }
    expect([writeFacets(list, many), fitsAddress(list, many)]).toEqual([null, false])
    expect([fitsAddress(list, { utgStatus: ["a"] }), fitsAddress(list, {})]).toEqual([true, true])
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
        const { choices: read, isBroken } = readFacets(list, writeFacets(list, chosen) ?? "")
        expect(isBroken).toBe(false)
        expect(read).toEqual(
          Object.fromEntries(Object.entries(chosen).map(([key, each]) => [key, each.toSorted()] as const))
        )
      })
    )
  })
})
