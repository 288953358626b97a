import { expect, it } from "vitest"
import { writeMessagesInGerman } from "./write-messages.de.ts"
import { duplicateText, writeMessages } from "./write-messages.ts"

it("says how often something is there, and which they are", () => {
  expect([writeMessages.repeated("Bar", [7, 8]), writeMessages.repeated("Bar", [7, 8, 9])]).toEqual([
    "Bar exists twice (ids 7, 8): the connection broke, and the browser sent the call again, or somebody else asked for the same.",
    "Bar exists 3 times (ids 7, 8, 9): the connection broke, and the browser sent the call again, or somebody else asked for the same."
  ])
  expect(writeMessages.twice("Bar", ["7", "8"])).toBe(`${writeMessages.repeated("Bar", [7, 8])} One is enough.`)
  expect([2, 3].map((count) => writeMessagesInGerman.repeated("Bar", [7, 8, 9].slice(0, count)))).toEqual([
    "Bar ist zweimal vorhanden (IDs 7, 8): Die Verbindung ist abgebrochen, und der Browser hat den Aufruf noch einmal gesendet, oder jemand anderes hat dasselbe verlangt.",
    "Bar ist 3-mal vorhanden (IDs 7, 8, 9): Die Verbindung ist abgebrochen, und der Browser hat den Aufruf noch einmal gesendet, oder jemand anderes hat dasselbe verlangt."
  ])
})

it("names what is there again by its id, and by when it was made where that is known", () => {
  expect(duplicateText({ id: 7, at: null })).toBe("7")
  expect(duplicateText({ id: 7, at: "2026-11-24T15:30:00Z" })).toBe("7 created 2026-11-24 3:30 PM UTC")
})

it.each([
  [1, "Remove the Second", "Keep Both"],
  [2, "Remove the Other 2", "Keep All"]
])("offers to remove or keep the other %i", (count, remove, keep) => {
  expect([writeMessages.removeOthers(count), writeMessages.keepAll(count)]).toEqual([remove, keep])
})
