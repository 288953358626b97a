import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hostileTexts } from "../rows/hostile-rows.ts"
import { chosenQuery, readChosen, writeChosen } from "./address-chosen.ts"

const keys = ["utgStatus", "utgVersion", "componentMerchant"]

describe("chosen values as a text", () => {
  it("are conditions in the language of filters, in one order however they were chosen", () => {
    const text = "utgStatus is (Error or Online) and utgVersion is 5.0.0.3018"
    expect([
      writeChosen({ utgVersion: ["5.0.0.3018"], utgStatus: ["Online", "Error"], componentMerchant: [] }),
      writeChosen({ utgStatus: ["Error", "Online"], utgVersion: ["5.0.0.3018"] })
    ]).toEqual([text, text])
    expect(readChosen(keys, text)).toEqual({
      chosen: { utgStatus: ["Error", "Online"], utgVersion: ["5.0.0.3018"] },
      isBroken: false
    })
  })

  it("stand in a query of their own, and nothing where nothing is chosen", () => {
    expect([chosenQuery({ componentMerchant: ["Harbour & Co", ""] }), chosenQuery({})]).toEqual([
      "only=componentMerchant+is+(%22%22+or+%22Harbour+%26+Co%22)",
      ""
    ])
  })

  it.each([
    ["an unknown column", "colour is red and utgStatus is Online", { utgStatus: ["Online"] }],
    ["a word that joins nothing", "utgStatus is Online or utgVersion is 5", {}],
    ["a bracket that is open", "utgStatus is Online and utgVersion is (5 or", { utgStatus: ["Online"] }],
    ["a quote that is open", 'utgStatus is "Online', {}],
    ["an end that is missing", "utgStatus is Online and", {}],
    ["another operator", "utgStatus contains Online", {}],
    ["a text that is too long", `utgStatus is ${"x".repeat(4000)}`, {}]
  ])("leave out %s", (_, text, chosen) => {
    expect(readChosen(keys, text)).toEqual({ chosen, isBroken: true })
  })

  it("too many for an address are not written", () => {
    expect(writeChosen({ utgStatus: Array.from({ length: 900 }, (_, index) => `value ${index}`) })).toBe(null)
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
        const { chosen: read, isBroken } = readChosen(keys, writeChosen(chosen) ?? "")
        expect(isBroken).toBe(false)
        expect(read).toEqual(
          Object.fromEntries(Object.entries(chosen).map(([key, each]) => [key, each.toSorted()] as const))
        )
      })
    )
  })
})
