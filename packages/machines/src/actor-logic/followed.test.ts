import { expect, it } from "vitest"
import { freshness } from "./followed.ts"

const followError = { _tag: "Unreachable", sentence: "API request failed" } as const

it("what arrives as it happens is live, whatever failed before", () => {
  expect(freshness({ isLive: true, followError: null, lastChange: null })).toBe("Updates live")
  expect(freshness({ isLive: true, followError, lastChange: "7" })).toBe("Updates live")
})

it("what does not says why, and nothing while that is not known", () => {
  expect(freshness({ isLive: false, followError, lastChange: "7" })).toBe(
    "Not live (API request failed): refreshed every few seconds."
  )
  expect(freshness({ isLive: false, followError: null, lastChange: null })).toBeNull()
})
