import { expect, it } from "vitest"
import { isNarrowed, noneChosen, valuesChosen, withValues, withValueToggled } from "./chosen-values.ts"

it("a value is chosen and left again, and the column with its last one", () => {
  const one = withValueToggled(noneChosen, "utgStatus", "Online")
  const two = withValueToggled(one, "utgStatus", "Error")
  const left = withValueToggled(two, "utgStatus", "Online")
  expect([one, two, left, withValueToggled(left, "utgStatus", "Error")]).toEqual([
    { utgStatus: ["Online"] },
    { utgStatus: ["Online", "Error"] },
    { utgStatus: ["Error"] },
    {}
  ])
  expect([isNarrowed(two), isNarrowed(noneChosen), valuesChosen(two, "toString")]).toEqual([true, false, []])
})

it("the values of a column take the place of those it had", () => {
  const chosen = { utgStatus: ["Online"], lane: ["1"] }
  expect([withValues(chosen, "utgStatus", []), withValues(chosen, "lane", ["2", ""])]).toEqual([
    { lane: ["1"] },
    { utgStatus: ["Online"], lane: ["2", ""] }
  ])
})
