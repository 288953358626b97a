import { expect, it } from "vitest"
import { readTheme, themes } from "./theme.ts"

it("reads each theme as it is kept, and the system's from anything else", () => {
  expect(themes.map(readTheme)).toEqual(themes)
  expect([null, "", "Dark", "blue"].map(readTheme)).toEqual(["system", "system", "system", "system"])
})
