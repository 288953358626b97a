import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { FieldKind } from "./row-fields.ts"
import { makeRowReader } from "./row-reader.ts"

const fields = {
  id: "id",
  ownerId: "optionalId",
  name: "text",
  count: "number",
  seenAt: "date",
  isActive: "flag",
  config: "json"
} as const

const read = (wire: unknown) => makeRowReader(fields)(wire)
const nothing = { id: 1, ownerId: null, name: null, count: null, seenAt: null, isActive: null, config: null }

describe("a row of the wire", () => {
  it("is read in camelCase and in PascalCase, without what is not in its table", () => {
    const row = {
      id: 7,
      ownerId: 42,
      name: "Dock",
      count: 2.5,
      seenAt: "2026-11-20T15:15:00.000Z",
      isActive: true,
      config: { a: 1 }
    }
    const pascal = Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key.charAt(0).toUpperCase() + key.slice(1), value])
    )
    expect(read({ ...row, other: 1 })).toEqual(Result.succeed(row))
    expect(read(pascal)).toEqual(Result.succeed(row))
    expect(read({ ...pascal, name: "Lane" })).toEqual(Result.succeed({ ...row, name: "Lane" }))
  })

  it("has nothing where the wire has nothing", () => {
    expect(read({ id: 1 })).toEqual(Result.succeed(nothing))
    expect(read({ ...nothing, Name: "left" })).toEqual(Result.succeed(nothing))
  })

  const good: ReadonlyArray<readonly [keyof typeof fields, unknown, unknown]> = [
    ["id", "12", 12],
    ["ownerId", "-3", -3],
    ["ownerId", "", null],
    ["count", "2.50", 2.5],
    ["name", 5, "5"],
    ["name", false, "false"],
    ["name", "", ""],
    ["seenAt", "/Date(1795187700000+0000)/", "2026-11-20T15:15:00.000Z"],
    ["seenAt", "", null],
    ["isActive", "True", true],
    ["isActive", "true", true],
    ["isActive", "false", false],
    ["isActive", "False", false],
    ["isActive", 1, true],
    ["isActive", 0, false],
    ["isActive", null, null],
    ["config", [1], [1]]
  ]
  it.each(good)("%s: %j is %j", (field, wire, value) => {
    expect(read({ id: 1, [field]: wire })).toEqual(Result.succeed({ ...nothing, [field]: value }))
  })

  const bad: ReadonlyArray<readonly [keyof typeof fields, unknown, string]> = [
    ["id", null, "a whole number"],
    ["id", "", "a whole number"],
    ["id", 1.5, "a whole number"],
    ["id", "9007199254740993", "a whole number"],
    ["ownerId", "x", "a whole number or nothing"],
    ["count", "1 000", "a number or nothing"],
    ["count", Number.NaN, "a number or nothing"],
    ["count", "9".repeat(400), "a number or nothing"],
    ["count", {}, "a number or nothing"],
    ["count", ["5"], "a number or nothing"],
    ["count", " 5", "a number or nothing"],
    ["count", "0x10", "a number or nothing"],
    ["count", "x5", "a number or nothing"],
    ["count", "5x", "a number or nothing"],
    ["ownerId", ["5"], "a whole number or nothing"],
    ["isActive", 2, "true, false or nothing"],
    ["isActive", "", "true, false or nothing"],
    ["name", [], "text or nothing"],
    ["seenAt", "11/20/2026", "/Date(ms+offset)/ or ISO UTC text"],
    ["seenAt", 5, "/Date(ms+offset)/ or ISO UTC text"],
    ["isActive", "yes", "true, false or nothing"]
  ]
  it.each(bad)("%s: %j is an issue that names the field and not the value", (field, wire, expected) => {
    expect(read({ id: 1, [field]: wire })).toEqual(Result.fail({ field, expected }))
  })

  it.each([null, undefined, 5, "row", []])("%j is no row", (wire) => {
    expect(read(wire)).toEqual(Result.fail({ field: "", expected: "an object" }))
  })
})

describe("the reader and the Schema", () => {
  const kinds: ReadonlyArray<FieldKind> = ["id", "optionalId", "text", "number", "date", "flag", "json"]
  const isNumberOrNull = (value: unknown) => value === null || typeof value === "number"
  const isTextOrNull = (value: unknown) => value === null || typeof value === "string"
  const isOf: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
    id: (value) => typeof value === "number",
    optionalId: isNumberOrNull,
    text: isTextOrNull,
    number: isNumberOrNull,
    date: isTextOrNull,
    flag: (value) => value === null || typeof value === "boolean",
    json: () => true
  }
  const tables = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/u), fc.constantFrom(...kinds), { maxKeys: 6 })

  it("gives each field a value of its kind; what is a row is read as it is", () => {
    const dated = fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString())
    const values = fc.oneof(
      fc.constantFrom(null, undefined, "", "7", "1.5", 0, 1, true, "True", "2026-11-20T15:15:00Z"),
      fc.maxSafeInteger(),
      fc.double(),
      fc.string(),
      dated.filter((text) => text.length === 24),
      fc.jsonValue()
    )
    fc.assert(
      fc.property(tables, fc.array(values, { minLength: 6, maxLength: 6 }), (table, given) => {
        const wire = Object.fromEntries(Object.keys(table).map((name, index) => [name, given[index]]))
        const row = makeRowReader(table)(wire)
        const isSound = Result.match(row, {
          onFailure: ({ field }) => field in table,
          onSuccess: (value) => Object.entries(table).every(([name, kind]) => isOf[kind](value[name]))
        })
        expect(isSound).toBe(true)
        expect(Result.isSuccess(row) ? makeRowReader(table)(row.success) : row).toEqual(row)
      }),
      { numRuns: 2000 }
    )
  })

  it("never throw on anything", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (wire, value) => {
        for (const given of [wire, { id: 1, name: value, seenAt: value, count: value, isActive: value }]) {
          const row = read(given)
          expect(Result.isSuccess(row) || typeof row.failure.expected === "string").toBe(true)
        }
      }),
      { numRuns: 2000 }
    )
  })
})
