import { customizeValidator } from "@rjsf/validator-ajv8"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { JsonObject } from "../json/json-field.ts"
import { withValueAt } from "./setting-path.ts"
import { isValid, settingIssues } from "./verdict.ts"

const oracle = customizeValidator()

const ajvVerdict = (schema: JsonObject, value: unknown): boolean => {
  const { errors = [], validationError } = oracle.rawValidation(schema, value)
  // Choices that are the same twice, for instance: no schema at all.
  fc.pre(validationError === undefined)
  return errors.length === 0
}

// Names that objects inherit are left to the suite: ajv takes them for set.
const names = fc.constantFrom("a", "b", "c", "ab")
const scalars = fc.constantFrom<unknown>(null, true, false, 0, 1, 2, 2.5, -1, "", "a", "ab", "1.2.3.4", "2026-11-21")

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalars,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(names, tie("value"), { maxKeys: 3, noNullPrototype: true })
  )
})).value

const counts = fc.integer({ min: 0, max: 3 })
const types = fc.constantFrom("null", "boolean", "object", "array", "number", "string", "integer")

const ofScalars: ReadonlyArray<fc.Arbitrary<JsonObject>> = [
  fc.record({ type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 3 })) }),
  fc.record({ const: values }),
  fc.record({ enum: fc.uniqueArray(values, { minLength: 1, maxLength: 3, selector: (each) => JSON.stringify(each) }) }),
  fc.record({ minimum: counts }),
  fc.record({ exclusiveMaximum: counts }),
  fc.record({ multipleOf: fc.constantFrom(1, 2, 0.5) }),
  fc.record({ minLength: counts, maxLength: counts }),
  fc.record({ pattern: fc.constantFrom("^a", "b$", "^\\d+\\.", "^[a-z]*$") }),
  fc.record({ format: fc.constantFrom("ipv4", "date", "email", "uri", "hostname", "password") }),
  fc.record({ minItems: counts }),
  fc.record({ maxItems: counts, uniqueItems: fc.boolean() }),
  fc.record({ required: fc.uniqueArray(names, { maxLength: 2 }) }),
  fc.record({ minProperties: counts }),
  fc.record({ maxProperties: counts })
]

const schemas = fc.letrec<{ schema: JsonObject | boolean; parts: JsonObject }>((tie) => {
  const schema = tie("schema")
  const some = fc.array(schema, { minLength: 1, maxLength: 2 })
  const named = fc.dictionary(names, schema, { maxKeys: 2, noNullPrototype: true })
  const combined: ReadonlyArray<fc.Arbitrary<JsonObject>> = [
    fc.record({ properties: named }),
    fc.record({ properties: named, additionalProperties: schema }),
    fc.record({
      patternProperties: fc.dictionary(fc.constantFrom("^a", "b|c"), schema, { maxKeys: 2, noNullPrototype: true })
    }),
    fc.record({ propertyNames: schema }),
    fc.record({
      dependencies: fc.dictionary(names, fc.oneof(schema, fc.uniqueArray(names, { maxLength: 2 })), {
        maxKeys: 2,
        noNullPrototype: true
      })
    }),
    fc.record({ items: schema }),
    fc.record({ items: some, additionalItems: schema }),
    fc.record({ contains: schema }),
    fc.record({ allOf: some }),
    fc.record({ anyOf: some }),
    fc.record({ oneOf: some }),
    fc.record({ not: schema }),
    fc.record({ if: schema, then: schema, else: schema }),
    fc.record({ if: schema, else: schema }),
    fc.record({ $ref: fc.constantFrom("#/definitions/d", "#/definitions/e") })
  ]
  return {
    parts: fc.oneof({ maxDepth: 3 }, ...ofScalars, ...combined),
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.boolean(),
      fc.tuple(tie("parts"), tie("parts")).map(([one, other]) => ({ ...one, ...other })),
      tie("parts")
    )
  }
}).schema

const roots = fc.record({
  definitions: fc.record({
    d: fc.oneof(...ofScalars),
    e: fc.record({
      properties: fc.dictionary(names, fc.constant({ $ref: "#/definitions/d" }), { noNullPrototype: true })
    })
  }),
  allOf: fc.tuple(schemas)
})

const issuesOf = (at: JsonObject, value: unknown) => settingIssues({ root: at, at }, value)

describe("any schema and any value", () => {
  it("have the verdict of ajv", () => {
    fc.assert(
      fc.property(roots, fc.array(values, { minLength: 1, maxLength: 6 }), (root, some) => {
        expect(some.map((value) => isValid(root, value, root))).toEqual(some.map((value) => ajvVerdict(root, value)))
      }),
      { numRuns: 400 }
    )
  })

  it("have issues where they are not valid, and else but for empty texts where one is required", () => {
    const hasEmptyText = (value: unknown): boolean => JSON.stringify(value).includes('""')
    fc.assert(
      fc.property(roots, values, (root, value) => {
        const issues = issuesOf(root, value)
        const others = hasEmptyText(value) ? issues.filter(({ keyword }) => keyword !== "required") : issues
        const wasRead = isValid(root, value, root) ? others : issues
        expect(wasRead.length === 0).toBe(isValid(root, value, root))
      }),
      { numRuns: 400 }
    )
  })

  it("have the same issues whether they are asked for anew or after a change", () => {
    const paths = fc.array(fc.oneof(names, fc.nat({ max: 2 })), { maxLength: 3 })
    fc.assert(
      fc.property(roots, values, fc.array(fc.tuple(paths, values), { maxLength: 4 }), (root, first, changes) => {
        let value = first
        for (const [path, to] of changes) {
          issuesOf(root, value)
          value = withValueAt(value, path, to)
        }
        expect(issuesOf(root, value)).toEqual(issuesOf(structuredClone(root), structuredClone(value)))
      }),
      { numRuns: 500 }
    )
  })
})
