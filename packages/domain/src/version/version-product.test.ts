import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { fourPartVersion } from "./four-part-version.ts"
import { defaultProduct, noVersions, Product, sortProducts } from "./version-product.ts"

const product = (version: string, generalAvailability = false): Product => ({
  version,
  downloadLocation: `https://downloads.example/${version}`,
  generalAvailability
})

describe("version strings", () => {
  it.each([
    ["5.0.0.3018", "5.0.0.3018"],
    ["UTG 5.0.0.3018 (track ga)", "5.0.0.3018"],
    ["5.0.0.3018.9 then 6.0.0.1", "5.0.0.3018"],
    ["Agent 15.120.34.5678", "15.120.34.5678"],
    ["5.0.0", null],
    ["", null]
  ])("reduces %j to its first four-part numeric version [B5-58]", (text, expected) => {
    expect(fourPartVersion(text)).toBe(expected)
  })
})

describe("version choices", () => {
  it("are read with version, downloadLocation and generalAvailability [B3-28]", () => {
    const read = Schema.decodeUnknownResult(Product)
    const complete = product("5.0.0.3018", true)
    const failed = Object.keys(complete).map((key) => Result.isFailure(read({ ...complete, [key]: null })))
    expect([read({ ...complete, notes: "kept out" }), failed]).toEqual([Result.succeed(complete), [true, true, true]])
  })

  it("puts a 'track ga' entry first and the rest from newest to oldest [B7-39]", () => {
    const versions = ["5.0.0.900", "5.0.0.3100", "5.0.0.3018 Track GA", "6.0.0.1"]
    expect(sortProducts(versions.map((version) => product(version))).map(({ version }) => version)).toEqual([
      "5.0.0.3018 Track GA",
      "6.0.0.1",
      "5.0.0.3100",
      "5.0.0.900"
    ])
  })

  it("offers the generally available entry at first [B7-38]", () => {
    const available = product("5.0.0.3018", true)
    expect(defaultProduct([product("6.0.0.1"), available, product("5.0.0.900")])).toEqual(available)
  })

  it("offers nothing at first when none is generally available", () => {
    expect([defaultProduct([product("6.0.0.1")]), noVersions]).toEqual([null, { utg: [], agent: [] }])
  })
})
