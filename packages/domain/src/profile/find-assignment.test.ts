import { expect, it } from "vitest"
import { isAssigned } from "./find-assignment.ts"

const assignment = { componentId: 7, componentBusinessEntityId: 12, profileId: 3, profileBusinessEntityId: 12 }
const none = { ...assignment, profileId: null, profileBusinessEntityId: null }
const utg = { componentId: 7, componentProfileName: "Till", componentProfileVersion: 2 }
const bare = { ...utg, componentProfileName: null, componentProfileVersion: null }
const till = { id: 3, name: "Till", version: 2 }

it("knows a UTG that has the profile, and one from which it was taken", () => {
  expect([isAssigned(assignment, [utg], [till]), isAssigned(none, [bare], [till])]).toEqual([true, true])
})

it.each([
  [
    "another profile is there",
    assignment,
    [utg],
    [
      { ...till, id: 4 },
      { ...till, name: "Kiosk" }
    ]
  ],
  ["none is there", assignment, [bare], [till]],
  ["one is still there", none, [utg], [till]],
  ["an older version is there", assignment, [{ ...utg, componentProfileVersion: 1 }], [till]],
  ["two profiles have the name", assignment, [utg], [till, { ...till, id: 4 }]],
  ["the profile is not known", assignment, [utg], []],
  ["the UTG is not listed", assignment, [{ ...utg, componentId: 8 }], [till]]
])("does not say so where %s", (_, sent, utgs, profiles) => {
  expect(isAssigned(sent, utgs, profiles)).toBe(false)
})
