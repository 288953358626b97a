import { expect, it } from "vitest"
import { submitReason } from "./submit-reason.ts"

it.each([
  [
    [
      ["Name", " "],
      ["Device Type", null],
      ["File", undefined]
    ],
    "Still needed: Name, Device Type, File."
  ],
  [
    [
      ["Name", "Loyalty"],
      ["Device Type", 0],
      ["File", null]
    ],
    "Still needed: File."
  ],
  [[["Name", "Loyalty"]], "Correct the marked fields first."]
] as const)("a form that cannot be sent says what is missing, or that something is wrong: %j", (needed, reason) => {
  expect(submitReason(needed)).toBe(reason)
})
