import { expect, it } from "vitest"
import { readChosen } from "./chosen.ts"

const chosen = { list: "utgs", who: { ids: [7, 8, 7] }, filter: [] }

it("the browser's history gives what was selected once each, or nothing where it holds something else", () => {
  expect(readChosen({ chosen })).toEqual({ list: "utgs", who: { ids: [7, 8] }, filter: [] })
  expect(readChosen({ chosen: { ...chosen, list: "devices" } })?.list).toBe("devices")
  const wrong = [
    { who: { ids: [] } },
    { who: { ids: [1.5] } },
    { who: { ids: "7" } },
    { who: { search: 7, facets: {} } },
    { who: { search: "", facets: { utgStatus: "Online" } } },
    { who: {} },
    { list: "users" },
    { filter: [4] }
  ]
  for (const change of wrong) expect(readChosen({ chosen: { ...chosen, ...change } })).toBeNull()
  for (const state of [null, 4, {}, { chosen: "7" }]) expect(readChosen(state)).toBeNull()
})

it("all that a list found is kept as what it was narrowed by", () => {
  const who = { search: "till", facets: { utgStatus: ["Online", ""] } }
  expect(readChosen({ chosen: { ...chosen, who } })?.who).toEqual(who)
})
