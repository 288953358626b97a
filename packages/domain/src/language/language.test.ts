import { expect, it } from "vitest"
import { readLanguage } from "./language.ts"

it("reads each language as it is kept, and English from anything else", () => {
  expect(["de", "pseudo", "en", "fr", "DE", "", null].map(readLanguage)).toEqual([
    "de",
    "pseudo",
    "en",
    "en",
    "en",
    "en",
    "en"
  ])
})
