import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { newConfigDevice } from "../component-config/interface-types.ts"
import { inDraft7 } from "./older-drafts.ts"
import { settingsSchema } from "./settings-schema.ts"
import { settingIssues } from "./verdict.ts"

describe("a schema in the words of an older draft", () => {
  it.each<[string, object, object]>([
    [
      "draft 3 says of a setting itself that it is required",
      { properties: { a: { type: "string", required: true }, b: { required: false }, c: true } },
      { properties: { a: { type: "string" }, b: {}, c: true }, required: ["a"] }
    ],
    [
      "which goes beside what the list says",
      { required: ["b"], properties: { a: { required: true }, b: { required: true } } },
      { required: ["b", "a"], properties: { a: {}, b: {} } }
    ],
    [
      "of a section as of what is in it",
      { properties: { a: { required: true, properties: { b: { required: true } } } } },
      { properties: { a: { properties: { b: {} }, required: ["b"] } }, required: ["a"] }
    ],
    [
      "where there is no list for it, it says nothing",
      { required: true, items: [{ required: true }] },
      { items: [{}] }
    ],
    [
      "draft 4 says of a limit that it is exclusive",
      { minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
      { exclusiveMinimum: 0, maximum: 9 }
    ],
    ["of no limit, that says nothing", { exclusiveMaximum: true }, {}],
    [
      "wherever a schema stands",
      {
        definitions: { a: { allOf: [{ maximum: 1, exclusiveMaximum: true }] } },
        $defs: { b: { minimum: 1, exclusiveMinimum: false } },
        oneOf: [{ not: { properties: { required: { required: true } } } }]
      },
      {
        definitions: { a: { allOf: [{ exclusiveMaximum: 1 }] } },
        $defs: { b: { minimum: 1 } },
        oneOf: [{ not: { properties: { required: {} }, required: ["required"] } }]
      }
    ]
  ])("%s", (_, older, newer) => expect(inDraft7({ ...older })).toEqual(newer))

  it("is the same one where it has no such words; values are no schemas", () => {
    const schema = {
      properties: { a: { default: { required: true }, enum: [{ exclusiveMinimum: true }] } },
      required: ["a"],
      exclusiveMinimum: 1,
      "x-note": { required: true }
    }
    expect(inDraft7(schema)).toBe(schema)
  })

  it("is made once, and within another one as by itself", () => {
    const part = { type: "object", properties: { a: { required: true } } }
    const whole = { properties: { part } }
    expect(inDraft7(whole)).toBe(inDraft7(whole))
    expect(inDraft7(whole)["properties"]).toEqual({ part: inDraft7(part) })
    expect(Object.values(inDraft7(whole)["properties"] ?? {})[0]).toBe(inDraft7(part))
  })

  it("ends, however deep it is", () => {
    let deep: Readonly<Record<string, unknown>> = { required: true }
    for (let level = 0; level < 100_000; level += 1) deep = { items: deep }
    expect(Result.isFailure(settingsSchema(deep))).toBe(true)
  })

  it("is a form all the same, and asks for what it asked for", () => {
    const schema = {
      properties: {
        name: { type: "string", required: true },
        rate: { type: "number", minimum: 0, exclusiveMinimum: true }
      }
    }
    const form = Result.getOrThrow(settingsSchema(schema))
    expect(settingIssues(form, { rate: 0 }).map(({ path, keyword }) => [path.join("."), keyword])).toEqual([
      ["name", "required"],
      ["rate", "exclusiveMinimum"]
    ])
    expect(settingIssues(form, { name: "a", rate: 0.1 })).toEqual([])
  })

  it("gives a new device what it asks for", () =>
    expect(
      newConfigDevice({ properties: { threadType: { enum: ["EMV", "Printer"], required: true } } }, "lane3000")
    ).toEqual({ deviceType: "lane3000", threadType: "EMV" }))
})
