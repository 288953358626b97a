import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { taskTypes } from "../task/task-type.ts"
import { parseFilterExpression } from "./expression.ts"
import { tasksFilterProperties } from "./property.ts"

const labels = tasksFilterProperties.map(({ label }) => label).join(", ")
const versionOperators = "is, !=, <, <=, >, >="
const types = taskTypes.flatMap((type) => type.names).join(", ")

/** A text, the place at which it is wrong, what stands there and what is said. */
type Case = readonly [text: string, at: number, token: string, message: string]

describe("an expression that is wrong says where, what and what to write instead", () => {
  it.each<Case>([
    ["utg versoin < 5", 0, "utg versoin", 'There is no property "utg versoin". Did you mean UTG Version?'],
    ["lane is 3 and merchent is x", 14, "merchent", 'There is no property "merchent". Did you mean Merchant?'],
    ["  profiles = x", 2, "profiles", 'There is no property "profiles". Did you mean Profile?'],
    ["colour is red", 0, "colour", `There is no property "colour". The properties are ${labels}.`],
    ["colour", 0, "colour", `There is no property "colour". The properties are ${labels}.`],
    ["colour 'red'", 0, "colour", `There is no property "colour". The properties are ${labels}.`],
    ["x", 0, "x", `There is no property "x". The properties are ${labels}.`],
    ["lane is 3 and", 13, "", "A property is missing here, such as UTG Version."],
    ["and lane is 3", 0, "and", "A property is missing here, such as UTG Version."],
    ["lane is 3 or or", 13, "or", "A property is missing here, such as UTG Version."],
    ["< 5", 0, "<", "A property is missing here, such as UTG Version."],
    ["()", 1, ")", "A property is missing here, such as UTG Version."],
    ["lane", 4, "", "An operator is missing after Lane. It has contains."],
    ["lane 3", 5, "3", '"3" is not an operator after Lane. It has contains.'],
    ["utg version <<< 5", 13, "<", "Put a value that contains < in quotes."],
    ["utg version ! 5", 12, "!", `"!" is not an operator after UTG Version. It has ${versionOperators}.`],
    ["lane isnt 3", 5, "isnt", '"isnt" is not an operator after Lane. It has contains.'],
    ["lane > 3", 5, ">", 'Lane has no operator ">". It has contains.'],
    ["profile version is not 3", 16, "is not", 'Profile Version has no operator "is not". It has is.'],
    [
      "task run date after 2026-01-01",
      14,
      "after",
      'Task Run Date has no operator "after". It has before, on or after.'
    ],
    ["task run date is 2026-01-01", 14, "is", 'Task Run Date has no operator "is". It has before, on or after.'],
    ["task type < 5", 10, "<", 'Task Type has no operator "<". It has is, !=.'],
    ["profile version != 5", 16, "!=", 'Profile Version has no operator "!=". It has is.'],
    ["machine permanent id like x", 21, "like", 'Machine Permanent ID has no operator "like". It has is.'],
    ["lane is", 7, "", "A value is missing for Lane."],
    ["lane is   ", 10, "", "A value is missing for Lane."],
    ["lane is and file id is 3", 8, "", "A value is missing for Lane."],
    ['lane is " "', 8, '" "', "A value is missing for Lane."],
    ["lane is (3)", 8, "(", "Put a value that contains ( in quotes."],
    ['lane is a"b"', 9, '"', 'Put a value that contains " in quotes.'],
    ["lane is a=b", 9, "=", "Put a value that contains = in quotes."],
    ["lane is a!", 9, "!", "Put a value that contains ! in quotes."],
    ['lane is "3', 8, '"3', 'The value has no closing ".'],
    ['lane is "3\\"', 8, '"3\\"', 'The value has no closing ".'],
    ["lane is '3", 8, "'3", "The value has no closing '."],
    [
      "utg version < new",
      14,
      "new",
      'UTG Version cannot be compared with "new". Write numbers and dots, such as 5.0.0.3018.'
    ],
    [
      "utg version < x5",
      14,
      "x5",
      'UTG Version cannot be compared with "x5". Write numbers and dots, such as 5.0.0.3018.'
    ],
    [
      "utg version < 5.",
      14,
      "5.",
      'UTG Version cannot be compared with "5.". Write numbers and dots, such as 5.0.0.3018.'
    ],
    ["profile version is 0", 19, "0", 'Profile Version is a whole number above zero, not "0".'],
    ["profile version is x1", 19, "x1", 'Profile Version is a whole number above zero, not "x1".'],
    ["profile version is 1.5", 19, "1.5", 'Profile Version is a whole number above zero, not "1.5".'],
    [
      "profile version is 1234567890123456",
      19,
      "1234567890123456",
      'Profile Version is a whole number above zero, not "1234567890123456".'
    ],
    [
      "machine permanent id is 1",
      24,
      "1",
      'Machine Permanent ID is a GUID such as 0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60, not "1".'
    ],
    [
      "task run date before 2026-02-30",
      21,
      "2026-02-30",
      'Task Run Date is a day such as 2026-11-01 or 11/01/2026, not "2026-02-30".'
    ],
    [
      "task run date before x2026-02-03",
      21,
      "x2026-02-03",
      'Task Run Date is a day such as 2026-11-01 or 11/01/2026, not "x2026-02-03".'
    ],
    [
      "task run date before 2026-02-031",
      21,
      "2026-02-031",
      'Task Run Date is a day such as 2026-11-01 or 11/01/2026, not "2026-02-031".'
    ],
    [
      'task status is "complete\\""',
      15,
      '"complete\\""',
      'Task Status has no value "complete"". Did you mean Completed?'
    ],
    ["task status is complete", 15, "complete", 'Task Status has no value "complete". Did you mean Completed?'],
    [
      "task status is 7",
      15,
      "7",
      'Task Status has no value "7". It is one of Rejected, Controller Failed, Requested, Accepted, Planned, Scheduled, Completed, Failed.'
    ],
    ["task type is 12", 13, "12", `Task Type has no value "12". It is one of ${types}.`],
    ['lane is "3" 4', 12, "4", 'Write "and" or "or" before "4", or put a value of several words in quotes.'],
    ["(lane is 3) (", 12, "(", 'Write "and" or "or" before "(", or put a value of several words in quotes.'],
    ["lane is 3 and lane is 4 or lane is 5", 24, "or", "Put the two conditions joined by or in parentheses."],
    ["lane is 3 or lane is 4 or lane is 5", 10, "or", "Put the two conditions joined by or in parentheses."],
    ["(lane is 3 and lane is 4) or lane is 5", 26, "or", "Put the two conditions joined by or in parentheses."],
    ["lane is 3 or (lane is 4 and lane is 5)", 10, "or", "Put the two conditions joined by or in parentheses."],
    ["(lane is 3 and lane is 4 and lane is 5)", 25, "and", "Parentheses must hold two conditions."],
    ["((lane is 3) and lane is 4)", 1, "(", "Parentheses cannot be nested."],
    ["(lane is 3 or (lane is 4))", 14, "(", "Parentheses cannot be nested."],
    ["lane is 4 and (lane is 3", 14, "(", "A closing parenthesis is missing."],
    ['(lane is "3" and lane is "4" x', 0, "(", "A closing parenthesis is missing."],
    ['(lane is "3" x', 0, "(", "A closing parenthesis is missing."],
    ["lane is 3)", 9, ")", "There is no open parenthesis to close."]
  ])("%s", (text, at, token, message) => {
    expect(parseFilterExpression(text, tasksFilterProperties)).toEqual(Result.fail({ message, at, token }))
  })
})
