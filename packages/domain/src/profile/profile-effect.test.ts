import { describe, expect, it } from "vitest"
import { sampleUtg } from "../utg/sample-utg.ts"
import { isTakenAway, profileEffect, profileEffectText } from "./profile-effect.ts"

const utg = (componentNickname: string, changes: Parameters<typeof sampleUtg>[0]) =>
  sampleUtg({ componentNickname, componentProfileName: null, componentProfileVersion: null, ...changes })
const bar = { name: "Bar", version: 3, schemaVersion: "5.0.0.3018" }

const without = utg("Lane 1", { utgVersion: "UTG 5.0.0.3018" })
const older = utg("Lane 2", { componentProfileName: "Bar", componentProfileVersion: 2, utgVersion: "5.0.0.3124" })
const same = utg("Lane 3", { componentProfileName: "Bar", componentProfileVersion: 3, utgVersion: "5.0.0.3124" })
const unknown = utg("Lane 4", { componentProfileName: "Hotel", utgVersion: null })

describe("what a profile does to the UTGs chosen", () => {
  it("changes those that do not have it in this version, and names those it was not made for", () => {
    const effect = profileEffect(bar, [without, older, same, unknown])
    expect(effect).toEqual({ changed: [without, older, unknown], unchanged: [same], otherVersion: [older] })
    expect(profileEffectText(bar, effect)).toEqual([
      "3 of 4 will be changed.",
      "1 has this profile in this version already.",
      "1 runs a version that the profile was not made for (5.0.0.3018): Lane 2."
    ])
  })

  it("counts what is too much to be named", () => {
    const many = Array.from({ length: 250 }, (_, at) => ({ ...older, componentId: at }))
    expect(profileEffectText(bar, profileEffect(bar, [...many, same, { ...same, componentId: 999 }]))).toEqual([
      "250 of 252 will be changed.",
      "2 have this profile in this version already.",
      "250 run a version that the profile was not made for (5.0.0.3018)."
    ])
  })

  it("takes the profile away from those that have one, where none is chosen", () => {
    const effect = profileEffect(null, [without, older, same])
    expect(effect).toEqual({ changed: [older, same], unchanged: [without], otherVersion: [] })
    expect(profileEffectText(null, effect)).toEqual([
      "Takes the profile away from 2 UTGs.",
      "1 has no profile already."
    ])
    expect([
      isTakenAway(null, effect),
      isTakenAway(null, profileEffect(null, [without])),
      isTakenAway(bar, effect)
    ]).toEqual([true, false, false])
  })

  it("judges no version where the profile names none", () => {
    const named = { ...bar, schemaVersion: "Schema NOT Validated" }
    expect(profileEffectText(named, profileEffect(named, [older]))).toEqual(["1 of 1 will be changed."])
  })
})
