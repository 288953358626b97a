import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nearestName } from "./nearest-name.ts"

const names = ["Lane", "Merchant", "UTG Version", "UTG Nickname", "Profile", "Profile Version", "Location/Serial"]

describe("the nearest name", () => {
  it.each([
    ["utg versoin", "UTG Version"],
    ["UTGVersion", "UTG Version"],
    ["utg-nickname", "UTG Nickname"],
    ["location serial", "Location/Serial"],
    ["merchent", "Merchant"],
    ["line", "Lane"],
    ["lan", "Lane"],
    ["lanes", "Lane"],
    ["lxxx", null],
    ["la", "Lane"],
    ["l", null],
    ["profil", "Profile"],
    ["profile_versio", "Profile Version"],
    ["colour", null],
    ["", null]
  ])("to %j is %j", (misspelt, expected) => {
    expect(nearestName(misspelt, names)).toBe(expected)
  })

  it("is the first of those that are equally near, and none of none", () => {
    expect([
      nearestName("lane", ["Lame", "Lake"]),
      nearestName("lake", ["Lane", "Lake"]),
      nearestName("lane", [])
    ]).toEqual(["Lame", "Lake", null])
  })

  it("is a name itself, and the name after one letter is dropped", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(20), (name, place) => {
        const at = place % name.length
        expect([nearestName(name, names), nearestName(name.slice(0, at) + name.slice(at + 1), names)]).toEqual([
          name,
          name
        ])
      }),
      { numRuns: 1000 }
    )
  })
})
