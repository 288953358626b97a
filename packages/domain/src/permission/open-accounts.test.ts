import { expect, it } from "vitest"
import { makeAncestry } from "../account/ancestors.ts"
import { sampleAccount } from "../account/sample-accounts.ts"
import { mayOpen } from "./open-accounts.ts"
import { sampleMask } from "./sample-mask.ts"

const maskAt = (roleBusinessEntityIds: ReadonlyArray<number>, isEnabled: boolean) =>
  sampleMask({ roleBusinessEntityIds, isEnabled })

const listed = makeAncestry([sampleAccount({ id: 7, parentId: 6 })])

it.each([
  ["listed", 7, true],
  ["one's own", 3, true],
  ["named by an enabled mask", 40, true],
  ["named by the same mask", 41, true],
  ["named by a mask that is not enabled", 50, false],
  ["only the parent of one that is listed", 6, false],
  ["none of these", 8, false]
])("an account that is %s: %i may be opened: %s", (_, id, expected) => {
  const masks = [maskAt([40, 41], true), maskAt([50], false)]
  expect(mayOpen({ ownId: 3, masks, ancestry: listed }, id)).toBe(expected)
})

it("one's own account may be opened where nothing is listed and no mask is given", () => {
  const nothing = { ownId: 3, masks: [], ancestry: makeAncestry([]) }
  expect([3, 4].map((id) => mayOpen(nothing, id))).toEqual([true, false])
})
