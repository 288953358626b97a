import { expect, it } from "vitest"
import { readChosenIds } from "./chosen-ids.ts"

it("reads ids once each, and nothing else, whatever the history holds", () => {
  expect(readChosenIds({ chosenIds: [7, 7, 8] })).toEqual([7, 8])
  expect(readChosenIds({ chosenIds: [1.5, "2", null, 3] })).toEqual([3])
  for (const state of [null, 4, {}, { chosenIds: "7" }]) expect(readChosenIds(state)).toEqual([])
})
