import fc from "fast-check"
import { expect, it } from "vitest"
import { type ComparedPlace, comparedIn, comparePath, withCompared } from "./compare-route.ts"

const place: fc.Arbitrary<ComparedPlace> = fc.record({
  kind: fc.constantFrom("utg" as const, "profile" as const),
  id: fc.nat({ max: 999_999_999_999_999 })
})
const places = fc.record({ left: fc.option(place), right: fc.option(place) })

it("what is compared stands in the address, there and back", () => {
  fc.assert(
    fc.property(places, (compared) => {
      const url = new URL(comparePath(42, compared), "https://console.example")
      expect(comparedIn(url.search)).toEqual(compared)
    }),
    { numRuns: 500 }
  )
  expect(comparePath(42, { left: { kind: "utg", id: 7 }, right: { kind: "profile", id: 4 } })).toBe(
    "/be/42/compare?left=utg-7&right=profile-4"
  )
})

it("an address that names something else leaves the side open, and the rest of a query stays", () => {
  const open = { left: null, right: null }
  expect(
    ["", "?", "?left", "?left=", "?left=utg-", "?left=utg--1&right=task-3", "?left=utg-7x"].map(comparedIn)
  ).toEqual(Array.from({ length: 7 }, () => open))
  expect(withCompared("?debug&left=utg-1&inspect", { left: null, right: { kind: "utg", id: 2 } })).toBe(
    "?right=utg-2&debug&inspect"
  )
  expect(withCompared("?left=utg-1", open)).toBe("")
  expect(withCompared("?left=utg-1&right=profile-4", { left: null, right: { kind: "utg", id: 2 } })).toBe(
    "?right=utg-2"
  )
})
