import { expect, it } from "vitest"
import { keptAssignments } from "./kept-assignment.ts"

const content = { componentId: 1, componentBusinessEntityId: 7, profileId: null, profileBusinessEntityId: null }
const other = { componentId: 2, componentBusinessEntityId: 7, profileId: 5, profileBusinessEntityId: 40 }
const targets = [
  { id: 1, name: "Lane 1", content },
  { id: 2, name: "Lane 2", content: other }
]

it("gives the assignments as they were kept, in their order", () => {
  expect(keptAssignments(targets)).toEqual([content, other])
})

it("gives nothing where one is broken", () => {
  for (const broken of [null, {}, { ...other, profileId: "5" }]) {
    expect(keptAssignments([...targets, { id: 3, name: "Lane 3", content: broken }])).toBeNull()
  }
})
