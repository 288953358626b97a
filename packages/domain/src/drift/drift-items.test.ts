import { describe, expect, it } from "vitest"
import { makeAncestry } from "../account/ancestors.ts"
import { sampleProfile } from "../profile/sample-profile.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import { driftSummary } from "./drift-summary.ts"
import { agentDrift, utgDrift } from "./product-drift.ts"
import { newestProfiles, profileDrift } from "./profile-drift.ts"

const products = [{ version: "5.0.0.3124", generalAvailability: true, downloadLocation: "x" }]
const utg = sampleUtg({ componentId: 7, componentNickname: "Lane 7", utgVersion: "5.0.0.3018", agentVersion: null })
const unnamed = sampleUtg({ componentId: 8, componentNickname: "", machineNickname: null, utgVersion: "5.0.0.3124" })

describe("each UTG", () => {
  it("is held against what is generally available, by its nickname or else its id", () => {
    expect(utgDrift([utg, unnamed], products).map(({ id, name, of, standing }) => [id, name, of, standing])).toEqual([
      [7, "Lane 7", "UTG", "behind"],
      [8, "8", "UTG", "current"]
    ])
  })

  it("has an agent that is called as its machine is, or else as the UTG", () => {
    expect(agentDrift([utg, unnamed], products).map(({ name, of, standing }) => [name, of, standing])).toEqual([
      ["Dock 1", "Agent", "unknown"],
      ["8", "Agent", "behind"]
    ])
  })

  it("has a profile that is held against the newest version, and none where its name is empty", () => {
    const used = [null, "", " ", "Bar", "bar"].map((componentProfileName, at) =>
      sampleUtg({ componentId: at, componentNickname: null, componentProfileName, componentProfileVersion: 3 })
    )
    const profiles = [3, 5, 4].map((version) => sampleProfile({ name: "Bar", businessEntityId: 42, version }))
    expect(
      profileDrift(used, profiles, makeAncestry([])).map(({ name, of, version, current, releases }) => [
        name,
        of,
        version,
        current,
        releases
      ])
    ).toEqual([
      ["3", "Bar", "3", "5", 2],
      ["4", "bar", "3", "5", 2]
    ])
  })
})

it("of the versions of a profile the newest is kept, whatever order they come in, by account", () => {
  const of = (businessEntityId: number, version: number | null) => ({ name: "Bar", businessEntityId, version })
  expect(newestProfiles([of(1, 2), of(1, 4), of(1, 3), of(2, null), of(2, 1), of(3, null)])).toEqual([
    of(1, 4),
    of(2, 1),
    of(3, null)
  ])
})

it("a summary says how many of each kind stand where, of kinds that nobody has, too", () => {
  const items = [...utgDrift([utg, unnamed, utg], products), ...agentDrift([utg], products)]
  expect(driftSummary(items)).toEqual([
    { kind: "utg", total: 3, current: 1, behind: 2, ahead: 0, unknown: 0 },
    { kind: "agent", total: 1, current: 0, behind: 0, ahead: 0, unknown: 1 },
    { kind: "profile", total: 0, current: 0, behind: 0, ahead: 0, unknown: 0 },
    { kind: "firmware", total: 0, current: 0, behind: 0, ahead: 0, unknown: 0 }
  ])
})
