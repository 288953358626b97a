import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { newConfigDevice } from "../component-config/interface-types.ts"
import { inDraft7 } from "./older-drafts.ts"
import { settingsOutline } from "./settings-outline.ts"
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
      "of what is defined elsewhere, through as many references as it takes, the same one for each",
      {
        definitions: {
          a: { $ref: "#/definitions/b%20~1" },
          "b /": { required: true, type: "string" },
          c: { type: "string" }
        },
        required: ["d"],
        properties: { one: { $ref: "#/definitions/a" }, other: { $ref: "#/definitions/c" } },
        items: { properties: { two: { $ref: "#/definitions/b%20~1" } } }
      },
      {
        definitions: { a: { $ref: "#/definitions/b%20~1" }, "b /": { type: "string" }, c: { type: "string" } },
        required: ["d", "one"],
        properties: { one: { $ref: "#/definitions/a" }, other: { $ref: "#/definitions/c" } },
        items: { properties: { two: { $ref: "#/definitions/b%20~1" } }, required: ["two"] }
      }
    ],
    [
      "which says nothing where references lead round, nowhere, or to no schema",
      {
        definitions: {
          a: { $ref: "#/definitions/b" },
          b: { $ref: "#/definitions/a" },
          c: true,
          d: [{ required: true }]
        },
        properties: {
          round: { $ref: "#/definitions/a" },
          nowhere: { $ref: "#/definitions/z" },
          all: { $ref: "#/definitions/c" },
          away: { $ref: "https://example.com/s#/definitions/b" },
          odd: { $ref: 1 }
        }
      },
      {
        definitions: {
          a: { $ref: "#/definitions/b" },
          b: { $ref: "#/definitions/a" },
          c: true,
          d: [{ required: true }]
        },
        properties: {
          round: { $ref: "#/definitions/a" },
          nowhere: { $ref: "#/definitions/z" },
          all: { $ref: "#/definitions/c" },
          away: { $ref: "https://example.com/s#/definitions/b" },
          odd: { $ref: 1 }
        }
      }
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

  it("is made once, and as a part of another one by what that one defines", () => {
    const part = { type: "object", properties: { a: { required: true }, b: { $ref: "#/definitions/b" } } }
    const whole = { definitions: { b: { required: true } }, properties: { part } }
    expect(inDraft7(whole)).toBe(inDraft7(whole))
    expect([inDraft7(part)["required"], inDraft7(part, whole)["required"]]).toEqual([["a"], ["a", "b"]])
    expect(Object.values(inDraft7(whole)["properties"] ?? {})[0]).toBe(inDraft7(part, whole))
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

  it("asks for a setting that is defined elsewhere, in a part of a schema too", () => {
    const root = {
      definitions: { name: { type: "string", required: true } },
      properties: { site: { properties: { name: { $ref: "#/definitions/name" } } } }
    }
    const asked = [root, root.properties.site].map((at) => {
      const form = Result.getOrThrow(settingsSchema(root, at))
      return [
        settingIssues(form, at === root ? { site: {} } : {}).map(({ path, keyword }) => `${path.join(".")} ${keyword}`),
        settingsOutline(form)
          .fields.concat(settingsOutline(form).sections.flatMap(({ fields }) => fields))
          .map((each) => each.isRequired)
      ]
    })
    expect(asked).toEqual([
      [["site.name required"], [true]],
      [["name required"], [true]]
    ])
    expect(
      newConfigDevice(
        {
          definitions: { type: { enum: ["EMV"], required: true } },
          properties: { threadType: { $ref: "#/definitions/type" } }
        },
        "lane3000",
        []
      )
    ).toEqual({ deviceType: "lane3000", threadType: "EMV" })
  })

  it("gives a new device what it asks for", () =>
    expect(
      newConfigDevice({ properties: { threadType: { enum: ["EMV", "Printer"], required: true } } }, "lane3000", [])
    ).toEqual({ deviceType: "lane3000", threadType: "EMV" }))
})
