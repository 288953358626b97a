import { expect, it } from "vitest"
import { readChosen } from "./chosen.ts"

const chosen = { list: "utgs", ids: [7, 8, 7], filter: [] }

it("the browser's history gives what was selected once each, or nothing where it holds something else", () => {
  expect(readChosen({ chosen })).toEqual({ list: "utgs", ids: [7, 8], filter: [] })
  expect(readChosen({ chosen: { ...chosen, list: "devices" } })?.list).toBe("devices")
  const wrong = [{ ids: [] }, { ids: [1.5] }, { ids: "7" }, { list: "users" }, { filter: [4] }]
  for (const change of wrong) expect(readChosen({ chosen: { ...chosen, ...change } })).toBeNull()
  for (const state of [null, 4, {}, { chosen: "7" }]) expect(readChosen(state)).toBeNull()
})
