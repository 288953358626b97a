import { expect, it } from "vitest"
import { answered, found, foundAsSent } from "./made.ts"

it("what was answered is there once", () => {
  expect(answered("one")).toEqual({ made: "one", again: [], knownBy: "answer" })
})

it("of what a look-up found the first is it, and the others are there again", () => {
  expect(found(["one", "two", "three"])).toEqual({ made: "one", again: ["two", "three"], knownBy: "lookUp" })
  expect(found(["one"])).toEqual({ made: "one", again: [], knownBy: "lookUp" })
  expect(found([])).toBeNull()
})

it("under a name that is taken it is there once, or not at all", () => {
  expect(foundAsSent(["one"])).toEqual({ made: "one", again: [], knownBy: "conflict" })
  expect(foundAsSent([])).toBeNull()
})
