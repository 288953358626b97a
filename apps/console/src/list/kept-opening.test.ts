import { expect, it } from "vitest"
import { makeKeptOpening } from "./kept-opening.ts"

it("what the page of a row asks its list for is opened there once, and by that navigation alone", () => {
  const openings = makeKeptOpening<string>()
  const given = openings.keep("clone profile 7")
  expect([openings.take(null), openings.take({ opening: 99 }), openings.take({ intent: "new" })]).toEqual([
    null,
    null,
    null
  ])
  expect(openings.take(given)).toBe("clone profile 7")
  expect(openings.take(given)).toBeNull()
})

it("what was kept for a navigation that never came is not opened by a later one", () => {
  const openings = makeKeptOpening<string>()
  const given = openings.keep("clone profile 7")
  const later = openings.keep("delete profile 8")
  expect([openings.take(given), openings.take(later)]).toEqual([null, "delete profile 8"])
})
