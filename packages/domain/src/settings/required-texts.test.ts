import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { JsonObject } from "../json/json-field.ts"
import { settingsSchema } from "./settings-schema.ts"
import { settingIssues } from "./verdict.ts"

const issuesOf = (at: JsonObject, value: unknown, root: JsonObject = at) =>
  Result.getOrThrow(Result.map(settingsSchema(root, at), (schema) => settingIssues(schema, value)))

const said = (schema: JsonObject, value: unknown) =>
  issuesOf({ properties: { port: schema } }, { port: value }).map(
    ({ path, keyword, message }) => `${path.join("/")} ${keyword}: ${message}`
  )

describe("a required text", () => {
  const name = { type: "string", default: "Pier" }
  const missing = ["port/a required: This field is required."]
  it.each<[JsonObject, unknown, ReadonlyArray<string>]>([
    [{ required: ["a"], properties: { a: name } }, { a: "" }, missing],
    [{ required: ["a"], properties: { a: name } }, { a: " " }, []],
    [{ properties: { a: name } }, { a: "" }, []],
    [{ required: ["a"], properties: { a: { ...name, minLength: 2, pattern: "^x" } } }, { a: "" }, missing],
    [{ required: ["a"], properties: { a: { type: "integer" } } }, { a: "" }, missing],
    [{ required: ["a"], properties: { a: { enum: ["", "x"] } } }, { a: "" }, []],
    [{ required: ["a"], properties: { a: { oneOf: [{ const: "" }, { const: 1 }] } } }, { a: "" }, []],
    [{ required: ["a"] }, { a: "" }, missing],
    [{ allOf: [{ required: ["a"] }, { required: ["a"], properties: { a: name } }] }, { a: "" }, missing],
    [{ items: { required: ["a"] } }, [{ a: "" }], ["port/0/a required: This field is required."]],
    [{ oneOf: [{ required: ["a"] }, { required: ["b"] }] }, { a: "" }, missing],
    [{ anyOf: [{ required: ["a"] }, { required: ["b"] }] }, { a: "" }, missing],
    [{ anyOf: [{ required: ["a"] }, { required: ["b"] }] }, { a: "", b: 1 }, []],
    [{ if: { required: ["a"] }, then: { required: ["b"] } }, { a: "" }, ["port/b required: This field is required."]],
    [{ not: { required: ["a"] } }, { a: "" }, ["port not: Invalid input. This value is not allowed."]]
  ])("by %j of %j is %j", (schema, value, issues) => expect(said(schema, value)).toEqual(issues))

  it("is asked for behind references", () => {
    const root = {
      definitions: { name, all: { required: ["a"], properties: { a: { $ref: "#/definitions/name" } } } },
      $ref: "#/definitions/all"
    }
    expect(issuesOf(root, { a: "" })).toEqual([
      { path: ["a"], keyword: "required", message: "This field is required." }
    ])
  })
})
