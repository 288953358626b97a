import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultsOf, withDefaults } from "./defaults.ts"

type Schema = Readonly<Record<string, unknown>>

const names = fc.constantFrom("a", "b", "c", "d")

const leaf: fc.Arbitrary<Schema> = fc.oneof(
  fc.string().map((preset) => ({ type: "string", default: preset })),
  fc.integer({ min: 5, max: 9 }).map((preset) => ({ type: "integer", minimum: 5, default: preset })),
  fc.boolean().map((preset) => ({ type: "boolean", default: preset })),
  fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 3 }).map((choices) => ({ enum: choices })),
  fc.oneof(fc.constant(null), fc.string(), fc.array(fc.integer(), { maxLength: 2 })).map((only) => ({ const: only })),
  fc.constant({ type: "boolean" }),
  fc.constant({ type: "null" })
)

const { schema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc
      .record({ properties: fc.dictionary(names, tie("schema"), { maxKeys: 4 }), everything: fc.boolean() })
      .map(({ properties, everything }) => ({
        type: "object",
        properties,
        required: everything ? Object.keys(properties) : Object.keys(properties).slice(0, 1)
      })),
    fc
      .record({ items: tie("schema"), minItems: fc.nat({ max: 2 }) })
      .map(({ items, minItems }) => ({ type: "array", items, minItems })),
    fc
      .tuple(fc.dictionary(names, leaf, { maxKeys: 2 }), fc.dictionary(fc.constantFrom("x", "y"), leaf, { maxKeys: 2 }))
      .map((parts) => ({
        type: "object",
        allOf: parts.map((properties) => ({ properties, required: Object.keys(properties) }))
      }))
  )
}))

const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const list = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** What the generated schemas may say, checked in the simplest way there is. */
const isValid = (rules: unknown, value: unknown): boolean => {
  if (!isObject(rules)) return false
  if ("const" in rules && JSON.stringify(rules["const"]) !== JSON.stringify(value)) return false
  if ("enum" in rules && !list(rules["enum"]).includes(value)) return false
  switch (rules["type"]) {
    case "string":
    case "boolean":
      return typeof value === rules["type"]
    case "integer":
      return Number.isInteger(value) && Number(value) >= Number(rules["minimum"])
    case "null":
      return value === null
    case "array":
      return (
        Array.isArray(value) &&
        value.length >= Number(rules["minItems"]) &&
        value.every((each) => isValid(rules["items"], each))
      )
    case "object": {
      if (!isObject(value)) return false
      const [properties, needed] = [rules["properties"] ?? {}, list(rules["required"])]
      return (
        needed.every((name) => Object.hasOwn(value, String(name))) &&
        Object.entries(properties).every(([name, each]) => !Object.hasOwn(value, name) || isValid(each, value[name])) &&
        list(rules["allOf"]).every((part) => isValid({ type: "object", ...(isObject(part) ? part : {}) }, value))
      )
    }
    default:
      return true
  }
}

const hostile = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 1, -1, 1e9, "", "object", "array", "a", "#", "#/definitions/a", "#/properties/a"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        "type",
        "properties",
        "items",
        "minItems",
        "required",
        "allOf",
        "if",
        "then",
        "else",
        "not",
        "anyOf",
        "oneOf",
        "enum",
        "const",
        "default",
        "$ref",
        "definitions",
        "dependencies",
        "a",
        "__proto__",
        "constructor"
      ),
      tie("value"),
      { maxKeys: 5 }
    )
  )
})).value

describe("defaults", () => {
  it("are valid by the schema that they are made from", () => {
    fc.assert(
      fc.property(schema, (rules) => {
        expect(isValid(rules, defaultsOf(rules))).toBe(true)
      }),
      { numRuns: 1000 }
    )
  })

  it("added once more change nothing, and never what was given", () => {
    fc.assert(
      fc.property(schema, fc.dictionary(names, fc.jsonValue({ maxDepth: 1 })), (rules, given) => {
        const made = defaultsOf(rules)
        expect(withDefaults(rules, made, rules)).toEqual(made)
        expect(withDefaults({ ...rules, type: "object" }, given, rules)).toMatchObject(
          Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value !== "object"))
        )
      }),
      { numRuns: 1000 }
    )
  })

  it("of anything at all are JSON or nothing, and nothing is thrown", () => {
    fc.assert(
      fc.property(hostile, (rules) => {
        const made = defaultsOf(rules)
        expect(made === undefined ? undefined : JSON.parse(JSON.stringify(made))).toEqual(made)
        expect(Reflect.has({}, "default")).toBe(false)
      }),
      { numRuns: 1000 }
    )
  })
})
