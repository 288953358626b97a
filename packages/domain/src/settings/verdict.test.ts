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

describe("what is wrong with a setting", () => {
  it.each<[JsonObject, unknown, ReadonlyArray<string>]>([
    [{ type: "integer" }, "5", ["port type: Must be a whole number."]],
    [{ type: ["string", "number", "null"] }, true, ["port type: Must be text, a number or empty."]],
    [{ type: "boolean" }, 1, ["port type: Must be yes or no."]],
    [{ minimum: 1 }, 0, ["port minimum: Must be 1 or more."]],
    [{ maximum: 65_535 }, 65_536, ["port maximum: Must be 65535 or less."]],
    [{ exclusiveMinimum: 0 }, 0, ["port exclusiveMinimum: Must be more than 0."]],
    [{ exclusiveMaximum: 1 }, 1, ["port exclusiveMaximum: Must be less than 1."]],
    [{ multipleOf: 64 }, 65, ["port multipleOf: Must be a multiple of 64."]],
    [{ multipleOf: 0.1 }, 0.3, []],
    [{ minLength: 1 }, "", ["port minLength: Must have 1 character or more."]],
    [{ maxLength: 2 }, "abc", ["port maxLength: Must have 2 characters or fewer."]],
    [{ pattern: "^\\d+$" }, "a", ["port pattern: Does not have the expected form: ^\\d+$"]],
    [
      { pattern: "^\\d+$", maxLength: 2 },
      "abc",
      ["port maxLength: Must have 2 characters or fewer.", "port pattern: Does not have the expected form: ^\\d+$"]
    ],
    [{ format: "ipv4" }, "1.2.3", ["port format: Must be an IPv4 address."]],
    [{ format: "of our own" }, "1.2.3", []],
    [{ enum: ["a", "b", 3] }, "c", ["port enum: Must be a, b or 3."]],
    [{ enum: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 0, ["port enum: Must be one of the choices."]],
    [{ const: { a: 1 } }, {}, ['port const: Must be {"a":1}.']],
    [{ minItems: 2 }, [1], ["port minItems: Must have 2 entries or more."]],
    [{ maxItems: 1 }, [1, 2], ["port maxItems: Must have 1 entry or fewer."]],
    [
      { uniqueItems: true },
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 }
      ],
      ["port uniqueItems: Must not have the same entry twice."]
    ],
    [{ contains: { const: 1 } }, [2], ["port contains: None of its entries is as the schema asks for."]],
    [{ items: { minimum: 1 } }, [1, 0], ["port/1 minimum: Must be 1 or more."]],
    [{ items: [{ type: "string" }], additionalItems: false }, ["a", 1], ["port/1 false: Must not be set."]],
    [{ required: ["a"] }, {}, ["port/a required: Required"]],
    [{ required: ["a"] }, { a: undefined }, ["port/a required: Required"]],
    [{ additionalProperties: false }, { a: 1 }, ["port/a additionalProperties: The schema knows no such setting."]],
    [{ additionalProperties: false }, { a: undefined }, []],
    [{ patternProperties: { "^a": { minimum: 1 } } }, { ab: 0, b: 0 }, ["port/ab minimum: Must be 1 or more."]],
    [{ propertyNames: { maxLength: 1 } }, { ab: 0 }, ["port/ab propertyNames: A setting must not have this name."]],
    [{ minProperties: 1 }, {}, ["port minProperties: Must have 1 setting or more."]],
    [{ maxProperties: 1 }, { a: 1, b: 1 }, ["port maxProperties: Must have 1 setting or fewer."]],
    [{ dependencies: { a: ["b"] } }, { a: 1 }, ["port/b dependencies: Required, since a is set."]],
    [{ dependencies: { a: { required: ["b"] } } }, { a: 1 }, ["port/b required: Required"]],
    [{ not: { const: 1 } }, 1, ["port not: Must not be as it is."]],
    [
      { allOf: [{ minimum: 2 }, { maximum: 0 }] },
      1,
      ["port minimum: Must be 2 or more.", "port maximum: Must be 0 or less."]
    ],
    [{ if: { const: 1 }, then: false, else: { minimum: 5 } }, 1, ["port false: Must not be set."]],
    [{ if: { const: 1 }, then: false, else: { minimum: 5 } }, 2, ["port minimum: Must be 5 or more."]]
  ])("by %j of %j is %j", (schema, value, issues) => expect(said(schema, value)).toEqual(issues))

  it.each<[string, JsonObject, unknown, ReadonlyArray<string>]>([
    ["what its choices are", { oneOf: [{ const: 1 }, { const: 2 }] }, 3, ["port enum: Must be 1 or 2."]],
    [
      "what the form has to say that was meant",
      { anyOf: [{ type: "null" }, { type: "integer", minimum: 1 }] },
      0,
      ["port minimum: Must be 1 or more."]
    ],
    [
      "that none fits, where it is not clear which",
      { anyOf: [{ minimum: 5 }, { multipleOf: 2 }] },
      1,
      ["port anyOf: Is none of what the schema allows."]
    ],
    [
      "that more than one fits",
      { oneOf: [{ minimum: 1 }, { multipleOf: 2 }] },
      2,
      ["port oneOf: Is none of what the schema allows, or more than one."]
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
      { path: ["port"], keyword: "maximum", message: "Must be 9 or less." },
      { path: ["other"], keyword: "minimum", message: "Must be 1 or more." }
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
