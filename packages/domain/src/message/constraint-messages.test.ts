import { describe, expect, it } from "vitest"
import { type ConstraintFlags, constraintMessage, validatorMessage } from "./constraint-messages.ts"

const limits = { max: 65_535, min: "1", step: 5, maxlength: 50 }

describe("what a browser finds wrong with a field", () => {
  const cases: ReadonlyArray<readonly [string, keyof ConstraintFlags, string]> = [
    ["bad input [A5-58]", "badInput", "Bad input."],
    ["a custom error [A5-59]", "customError", "Invalid input."],
    ["a pattern that is not met [A5-59]", "patternMismatch", "Invalid input."],
    ["too short a text", "tooShort", "Invalid input."],
    ["a value above the maximum [A5-60]", "rangeOverflow", "Input exceeds maximum value 65535"],
    ["a value below the minimum [A5-61]", "rangeUnderflow", "Input contains less than minimum value 1"],
    ["a step mismatch [A5-62]", "stepMismatch", "Input value must be aligned to the nearest multiple of 5"],
    ["a text that is too long [A5-63]", "tooLong", "Length of input exceeds maximum of 50 characters."],
    ["a type mismatch [A5-64]", "typeMismatch", "Input type mismatch."],
    ["a missing value [A5-65]", "valueMissing", "This field is required."]
  ]
  it.each(cases)("%s", (_, flag, sentence) => {
    expect(constraintMessage({ [flag]: true }, limits)).toBe(sentence)
    expect(constraintMessage({ [flag]: false }, limits)).toBeNull()
  })

  it("is one sentence where several constraints are broken, that of the first", () => {
    expect(constraintMessage({ valueMissing: true, stepMismatch: true, rangeOverflow: true }, limits)).toBe(
      "Input exceeds maximum value 65535"
    )
    expect(constraintMessage({ valueMissing: true, badInput: true })).toBe("Bad input.")
  })

  it("is nothing where all constraints are met", () => {
    expect(constraintMessage({})).toBeNull()
  })
})

describe("a validator of a name", () => {
  const validators = { even: (value: string) => (Number(value) % 2 === 0 ? null : `${value} is odd.`) }

  it("gives its own verdict", () => {
    expect([validatorMessage(validators, "even", "4"), validatorMessage(validators, "even", "5")]).toEqual([
      null,
      "5 is odd."
    ])
  })

  it.each(["odd", "", "toString", "__proto__"])("that does not exist says so: %j [A5-66]", (name) => {
    expect(validatorMessage(validators, name, "4")).toBe(`Invalid validator "${name}".`)
  })
})
