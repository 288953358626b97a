import { expect, it } from "vitest"
import { constraintMessages, followedBy, standingAlone, withoutField } from "./constraint-messages.ts"

it("of what is required and missing the remedy stands alone where no field is in view; all else stays as it is", () => {
  const { valueMissing, invalid } = constraintMessages
  expect(withoutField(followedBy(valueMissing, "Give the rollout a name."))).toBe("Give the rollout a name.")
  for (const sentence of [valueMissing, followedBy(invalid, "Choose another."), "There are no waves."])
    expect(withoutField(sentence)).toBe(sentence)
})

it("a reason that went on a sentence begins as one where it stands alone", () => {
  expect(["an unexpected error", "Fault 500", "", "über 5"].map(standingAlone)).toEqual([
    "An unexpected error",
    "Fault 500",
    "",
    "Über 5"
  ])
})
