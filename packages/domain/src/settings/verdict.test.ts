import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { JsonObject } from "../json/json-field.ts"
import { withValueAt } from "./setting-path.ts"
import { settingsSchema } from "./settings-schema.ts"
import { isValid, settingIssues } from "./verdict.ts"

const issuesOf = (at: JsonObject, value: unknown, root: JsonObject = at) =>
  Result.getOrThrow(Result.map(settingsSchema(root, at), (schema) => settingIssues(schema, value)))

const said = (schema: JsonObject, value: unknown) =>
  issuesOf({ properties: { port: schema } }, { port: value }).map(
    ({ path, keyword, message }) => `${path.join("/")} ${keyword}: ${message}`
  )

/** The rows of the sentences that forms share: 1 §5. */
describe("what is wrong with a setting [A5-58 A5-59 A5-60 A5-61 A5-62 A5-63 A5-64 A5-65 A5-66]", () => {
  it.each<[JsonObject, unknown, ReadonlyArray<string>]>([
    [{ type: "integer" }, "5", ["port type: Bad input. Must be a whole number."]],
    [
      { type: ["string", "number", "null"] },
      true,
      ["port type: Input type mismatch. Must be text, a number or empty."]
    ],
    [{ type: "integer" }, 1.5, ["port type: Input value must be aligned to the nearest multiple of 1"]],
    [{ type: "number" }, true, ["port type: Input type mismatch. Must be a number."]],
    [{ type: "boolean" }, 1, ["port type: Input type mismatch. Must be yes or no."]],
    [{ minimum: 1 }, 0, ["port minimum: Input contains less than minimum value 1"]],
    [{ maximum: 65_535 }, 65_536, ["port maximum: Input exceeds maximum value 65535"]],
    [
      { exclusiveMinimum: 0 },
      0,
      ["port exclusiveMinimum: Input contains less than minimum value 0. Must be more than 0."]
    ],
    [{ exclusiveMaximum: 1 }, 1, ["port exclusiveMaximum: Input exceeds maximum value 1. Must be less than 1."]],
    [{ multipleOf: 64 }, 65, ["port multipleOf: Input value must be aligned to the nearest multiple of 64"]],
    [{ multipleOf: 0.1 }, 0.3, []],
    [{ minLength: 1 }, "", ["port minLength: Invalid input. Must have 1 character or more."]],
    [{ maxLength: 2 }, "abc", ["port maxLength: Length of input exceeds maximum of 2 characters."]],
    [{ pattern: "^\\d+$" }, "a", ["port pattern: Invalid input. Does not have the expected form: ^\\d+$"]],
    [
      { pattern: "^\\d+$", maxLength: 2 },
      "abc",
      [
        "port maxLength: Length of input exceeds maximum of 2 characters.",
        "port pattern: Invalid input. Does not have the expected form: ^\\d+$"
      ]
    ],
    [{ format: "ipv4" }, "1.2.3", ["port format: Input type mismatch. Must be an IPv4 address."]],
    [{ format: "of our own" }, "1.2.3", []],
    [{ validator: "guid" }, "1", ["port validator: Please enter a valid GUID."]],
    [{ validator: "guid" }, "", []],
    [{ validator: "email" }, "ann@", ["port validator: Invalid email address format."]],
    [{ validator: "iban" }, "", ['port validator: Invalid validator "iban".']],
    [{ validator: "toString" }, "a", ['port validator: Invalid validator "toString".']],
    [{ validator: "iban" }, 7, ['port validator: Invalid validator "iban".']],
    [{ validator: "iban" }, false, ['port validator: Invalid validator "iban".']],
    [{ validator: "iban" }, [], ['port validator: Invalid validator "iban".']],
    [{ validator: "guid" }, 7, []],
    [{ validator: 5 }, "a", []],
    [{ enum: ["a", "b", 3] }, "c", ["port enum: Invalid input. Must be a, b or 3."]],
    [{ enum: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 0, ["port enum: Invalid input. Must be one of the choices."]],
    [{ const: 9, minimum: 5 }, 3, ["port const: Invalid input. Must be 9."]],
    [{ const: { a: 1 } }, {}, ['port const: Invalid input. Must be {"a":1}.']],
    [{ minItems: 2 }, [1], ["port minItems: Invalid input. Must have 2 entries or more."]],
    [{ maxItems: 1 }, [1, 2], ["port maxItems: Invalid input. Must have 1 entry or fewer."]],
    [
      { uniqueItems: true },
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 }
      ],
      ["port uniqueItems: Invalid input. Must not have the same entry twice."]
    ],
    [
      { contains: { const: 1 } },
      [2],
      ["port contains: Invalid input. At least one entry must be as the schema requires."]
    ],
    [{ items: { minimum: 1 } }, [1, 0], ["port/1 minimum: Input contains less than minimum value 1"]],
    [
      { items: [{ type: "string" }], additionalItems: false },
      ["a", 1],
      ["port/1 false: Invalid input. Must not be set."]
    ],
    [{ required: ["a"] }, {}, ["port/a required: This field is required."]],
    [{ required: ["a"] }, { a: undefined }, ["port/a required: This field is required."]],
    [
      { additionalProperties: false },
      { a: 1 },
      ["port/a additionalProperties: Invalid input. The schema has no such setting."]
    ],
    [{ additionalProperties: false }, { a: undefined }, []],
    [
      { patternProperties: { "^a": { minimum: 1 } } },
      { ab: 0, b: 0 },
      ["port/ab minimum: Input contains less than minimum value 1"]
    ],
    [
      { propertyNames: { maxLength: 1 } },
      { ab: 0 },
      ["port/ab propertyNames: Invalid input. A setting must not have this name."]
    ],
    [{ minProperties: 1 }, {}, ["port minProperties: Invalid input. Must have 1 setting or more."]],
    [{ maxProperties: 1 }, { a: 1, b: 1 }, ["port maxProperties: Invalid input. Must have 1 setting or fewer."]],
    [
      { dependencies: { a: ["b"] } },
      { a: 1 },
      ["port/b dependencies: This field is required. A is set and requires it."]
    ],
    [{ dependencies: { a: { required: ["b"] } } }, { a: 1 }, ["port/b required: This field is required."]],
    [{ not: { const: 1 } }, 1, ["port not: Invalid input. This value is not allowed."]],
    [
      { allOf: [{ minimum: 2 }, { maximum: 0 }] },
      1,
      ["port minimum: Input contains less than minimum value 2", "port maximum: Input exceeds maximum value 0"]
    ],
    [{ if: { const: 1 }, then: false, else: { minimum: 5 } }, 1, ["port false: Invalid input. Must not be set."]],
    [
      { if: { const: 1 }, then: false, else: { minimum: 5 } },
      2,
      ["port minimum: Input contains less than minimum value 5"]
    ]
  ])("by %j of %j is %j", (schema, value, issues) => expect(said(schema, value)).toEqual(issues))

  it.each<[string, JsonObject, unknown, ReadonlyArray<string>]>([
    ["what its choices are", { oneOf: [{ const: 1 }, { const: 2 }] }, 3, ["port enum: Invalid input. Must be 1 or 2."]],
    [
      "what the form has to say that was meant",
      { anyOf: [{ type: "null" }, { type: "integer", minimum: 1 }] },
      0,
      ["port minimum: Input contains less than minimum value 1"]
    ],
    [
      "that none fits, where it is not clear which",
      { anyOf: [{ minimum: 5 }, { multipleOf: 2 }] },
      1,
      ["port anyOf: Invalid input. Must match one of the forms the schema allows."]
    ],
    [
      "that more than one fits",
      { oneOf: [{ minimum: 1 }, { multipleOf: 2 }] },
      2,
      ["port oneOf: Invalid input. Must match exactly one of the forms the schema allows."]
    ]
  ])("of several forms says %s", (_title, schema, value, issues) => expect(said(schema, value)).toEqual(issues))

  it("is told in the order in which the settings stand in the form", () => {
    const schema = {
      required: ["b", "z"],
      properties: { a: { minimum: 1 }, b: {}, c: { minimum: 1 } },
      additionalProperties: false,
      minProperties: 9
    }
    expect(issuesOf(schema, { x: 1, c: 0, a: 0 }).map(({ path }) => path)).toEqual([
      [],
      ["a"],
      ["b"],
      ["c"],
      ["z"],
      ["x"]
    ])
  })

  it("is found behind references, with what stands beside them", () => {
    const root = {
      definitions: { port: { type: "integer", minimum: 1 } },
      properties: { port: { $ref: "#/definitions/port", maximum: 9 }, other: { $ref: "#/definitions/port" } }
    }
    expect(issuesOf(root, { port: 10, other: 0 })).toEqual([
      { path: ["port"], keyword: "maximum", message: "Input exceeds maximum value 9" },
      { path: ["other"], keyword: "minimum", message: "Input contains less than minimum value 1" }
    ])
  })
})

describe("a change", () => {
  const section = { properties: { a: { minimum: 1 }, b: { minimum: 1 } } }
  const schema = Result.getOrThrow(settingsSchema({ properties: { one: section, two: section } }))
  const value = { one: { a: 0, b: 1 }, two: { a: 0, b: 1 } }

  it("leaves the issues of all that it does not touch the same objects", () => {
    const before = settingIssues(schema, value)
    const after = settingIssues(schema, withValueAt(value, ["one", "b"], 0))
    expect(before).toBe(settingIssues(schema, value))
    expect(after.map(({ path }) => path)).toEqual([
      ["one", "a"],
      ["one", "b"],
      ["two", "a"]
    ])
  })

  it("makes the rules look at nothing but what lies on its way", () => {
    const sections = Object.fromEntries(
      Array.from({ length: 50 }, (_none, at) => [`s${at}`, { properties: { a: { minimum: 1 }, b: { minimum: 1 } } }])
    )
    const many = Result.getOrThrow(settingsSchema({ properties: sections }))
    const seen: Array<string> = []
    const watched = (name: string) =>
      new Proxy<JsonObject>(
        { a: 1, b: 1 },
        {
          get: (target, key) => {
            seen.push(`${name} ${String(key)}`)
            return Reflect.get(target, key)
          }
        }
      )
    const whole = Object.fromEntries(Object.keys(sections).map((name) => [name, watched(name)]))
    expect(settingIssues(many, whole)).toEqual([])
    expect(seen.length).toBeGreaterThanOrEqual(100)
    seen.length = 0
    expect(settingIssues(many, { ...whole, s7: { a: 0, b: 1 } }).map(({ path }) => path)).toEqual([["s7", "a"]])
    expect(seen).toEqual([])
  })

  it("is seen wherever a definition is used", () => {
    const next = withValueAt(withValueAt(value, ["one", "a"], 1), ["two", "b"], 0)
    expect(settingIssues(schema, next).map(({ path }) => path)).toEqual([
      ["two", "a"],
      ["two", "b"]
    ])
    expect(settingIssues(schema, { one: { a: 1, b: 1 }, two: {} })).toEqual([])
  })
})

describe("whether a value is valid", () => {
  it.each<[unknown, unknown, unknown, boolean]>([
    [{ $ref: "#/definitions/a" }, 1, { definitions: { a: { type: "number" } } }, true],
    [{ allOf: [{ $ref: "#/definitions/a" }] }, "1", { definitions: { a: { type: "number" } } }, false],
    [{ $ref: "#/definitions/b" }, 1, { definitions: {} }, false],
    [{ $ref: "#" }, 1, { $ref: "#" }, false],
    [{ $ref: "#" }, { a: { a: 1 } }, { properties: { a: { $ref: "#" } } }, true],
    [{ enum: 5 }, 1, {}, false],
    [{ pattern: "(" }, "a", {}, false],
    [true, 1, {}, true],
    [false, 1, {}, false],
    [{}, undefined, null, true],
    [{ type: "string", nullable: true }, null, {}, true],
    [{ type: "string" }, null, {}, false]
  ])("by %j of %j in %j is %j", (schema, value, root, valid) => expect(isValid(schema, value, root)).toBe(valid))

  it("is not asked for ever, and then as before", () => {
    const root = { definitions: { a: { $ref: "#/definitions/b" }, b: { $ref: "#/definitions/a" } } }
    expect(isValid({ $ref: "#/definitions/a" }, 1, root)).toBe(false)
    expect(isValid({ type: "number" }, 1, root)).toBe(true)
  })
})
