import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { deviceSchema, globalSchema, interfaceSchema, settingsSchema } from "./settings-schema.ts"
import { settingIssues } from "./verdict.ts"

const whyNot = (schema: unknown): string =>
  Result.match(settingsSchema(schema), { onSuccess: () => "", onFailure: String })

const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ properties: { a: inner } }), { type: "string" })

const many = (count: number) => ({
  properties: Object.fromEntries(Array.from({ length: count }, (_none, at) => [`s${at}`, { type: "string" }]))
})

/** Ten of the next, which is ten of the next: a small text that is endlessly many settings. */
const laughs = {
  definitions: Object.fromEntries(
    Array.from({ length: 12 }, (_none, level) => [
      `d${level}`,
      {
        properties: Object.fromEntries(
          Array.from({ length: 10 }, (_nothing, at) => [`p${at}`, { $ref: `#/definitions/d${level + 1}` }])
        )
      }
    ]).concat([["d12", { properties: {} }]])
  ),
  $ref: "#/definitions/d0"
}

describe("a schema that cannot be a form", () => {
  it.each<[string, unknown, string]>([
    ["is no object", [], "The schema is not a JSON object."],
    ["is text", "{}", "The schema is not a JSON object."],
    ["is empty", {}, "The schema names no settings."],
    ["has no properties", { type: "object", properties: {} }, "The schema names no settings."],
    ["is about a text", { type: "string" }, "The schema names no settings."],
    ["refers to itself", { properties: { a: { $ref: "#" } } }, "At a, the schema refers to itself without end: #"],
    [
      "goes round",
      { $ref: "#/definitions/a", definitions: { a: { allOf: [{ $ref: "#/definitions/a" }] } } },
      "The schema refers to itself without end: #/definitions/a"
    ],
    [
      "refers to elsewhere",
      { properties: { a: { $ref: "https://example.com/a" } } },
      "At a, the schema refers to something it does not contain: https://example.com/a"
    ],
    [
      "refers to nothing",
      { properties: { a: { properties: { b: { $ref: "#/definitions/b" } } } } },
      "At a / b, the schema refers to something it does not contain: #/definitions/b"
    ],
    [
      "has a broken pattern",
      { properties: { a: { pattern: "(" } } },
      "At a, the schema has a pattern that is not a valid regular expression, or could take too long: ("
    ],
    [
      "has a pattern that hangs",
      { patternProperties: { "^(a+)(b+)(c+)(d+)\\1$": {} } },
      "The schema has a pattern that is not a valid regular expression, or could take too long: ^(a+)(b+)(c+)(d+)\\1$"
    ],
    [
      "has a wrong type",
      { properties: { a: { type: "text" } } },
      "At a, the schema has an invalid JSON Schema keyword: type"
    ],
    [
      "has a wrong keyword",
      { properties: { a: { minimum: "1" } } },
      "At a, the schema has an invalid JSON Schema keyword: minimum"
    ],
    ["has no map of properties", { properties: [] }, "The schema has an invalid JSON Schema keyword: properties"],
    ["uses a refused name", JSON.parse('{"properties":{"__proto__":{}}}'), "The schema uses the name __proto__."],
    [
      "uses it deep inside what nobody reads",
      JSON.parse('{"x":[{"__proto__":{}}]}'),
      "The schema uses the name __proto__."
    ],
    ["is too deep", nested(64), "The schema is nested deeper than 64 levels."],
    ["is deep without end", nested(20_000), "The schema is nested deeper than 64 levels."],
    ["has too many settings", many(5001), "The schema has more than 5,000 settings."],
    ["has too many by references", laughs, "The schema has more than 5,000 settings."],
    ["is too large", { description: "x".repeat(2_000_000) }, "The schema is larger than 2 MB."],
    [
      "is written in a later draft",
      { $schema: "https://json-schema.org/draft/2020-12/schema", properties: { a: { prefixItems: [] } } },
      "At a, the schema has a keyword that JSON Schema draft 7 does not have: prefixItems"
    ]
  ])("because it %s", (_title, schema, sentence) => expect(whyNot(schema)).toBe(sentence))
})

describe("a schema that can", () => {
  it.each<[string, unknown]>([
    ["lets names be free", { additionalProperties: { type: "string" } }],
    ["has 5,000 settings", many(5000)],
    ["is 63 levels deep", nested(63)],
    [
      "has keywords that nobody knows",
      { "x-order": [1], unknown: { $ref: 5 }, properties: { $ref: { type: "string" } } }
    ],
    [
      "keeps its parts under names",
      { $id: "https://a.example/s", properties: { a: { $ref: "#b" } }, definitions: { b: { $id: "#b" } } }
    ],
    ["has cycles that nothing leads to", { properties: { b: {} }, definitions: { a: { $ref: "#/definitions/a" } } }]
  ])("%s", (_title, schema) => expect(whyNot(schema)).toBe(""))

  it("is the same one when it is asked for again", () => {
    const schema = many(3)
    expect(settingsSchema(schema)).toBe(settingsSchema(schema))
    expect(deviceSchema(schema)).toBe(settingsSchema(schema))
  })
})

const config = {
  definitions: { code: { type: "string", pattern: "^\\d+$" } },
  properties: {
    utgGlobal: { properties: { code: { $ref: "#/definitions/code" } } },
    apiInterfaceConfig: {
      properties: {
        apiInterface: {
          items: {
            properties: { cdType: { oneOf: [{ const: 112 }, { const: 148 }] }, listenPort: { type: "integer" } },
            allOf: [
              {
                if: { properties: { cdType: { const: 112 } }, required: ["cdType"] },
                then: { properties: { room: { $ref: "#/definitions/code" } } }
              },
              {
                if: { properties: { cdType: { const: 148 } } },
                then: { properties: { gate: { type: "integer" } } },
                else: { properties: { noGate: { type: "boolean" } } }
              },
              { if: { properties: { listenPort: { const: 1 } } }, then: { required: ["room"] } }
            ]
          }
        }
      }
    }
  },
  required: ["utgGlobal", "deviceConfig"]
}

describe("the schema of a page", () => {
  it("leaves out the sections that have a tab of their own", () => {
    const schema = Result.getOrThrow(globalSchema(config))
    expect(Object.keys(schema.at["properties"] ?? {})).toEqual(["utgGlobal"])
    expect(settingIssues(schema, { utgGlobal: { code: "a" } }).map(({ path }) => path)).toEqual([["utgGlobal", "code"]])
    expect(globalSchema(config)).toBe(globalSchema(config))
  })

  it("of an API interface has what its type decides", () => {
    const schema = Result.getOrThrow(interfaceSchema(config, "112"))
    expect(schema.at["allOf"]).toEqual([
      { properties: { room: { $ref: "#/definitions/code" } } },
      { properties: { noGate: { type: "boolean" } } },
      { if: { properties: { listenPort: { const: 1 } } }, then: { required: ["room"] } }
    ])
    expect(settingIssues(schema, { cdType: 112, room: "a", listenPort: 1 }).map(({ path }) => path)).toEqual([["room"]])
    expect(interfaceSchema(config, "112")).toBe(interfaceSchema(config, "112"))
  })

  it("of an API interface that is one of several kinds has that of its type", () => {
    const kind = (cdType: unknown, name: string) => ({ properties: { cdType, [name]: { type: "string" } } })
    const kindsOf = (...oneOf: ReadonlyArray<unknown>) =>
      Result.getOrThrow(
        interfaceSchema(
          { properties: { apiInterfaceConfig: { properties: { apiInterface: { items: { allOf: [], oneOf } } } } } },
          "112"
        )
      ).at
    const [scale, tables, free] = [kind({ const: 100 }, "unit"), kind({ enum: [112] }, "room"), kind({}, "note")]
    expect([kindsOf(scale, tables), kindsOf(tables), kindsOf(scale, tables, free), kindsOf(scale)]).toEqual([
      { allOf: [tables] },
      { allOf: [tables] },
      { oneOf: [tables, free] },
      { oneOf: [scale] }
    ])
  })

  it.each<[string, unknown, string]>([
    ["API interfaces are not in it", { properties: {} }, "The schema does not describe API interfaces."],
    ["there is none", null, "The schema is not a JSON object."]
  ])("of an API interface is none where %s", (_title, root, sentence) =>
    expect(Result.flip(interfaceSchema(root, "112"))).toEqual(Result.succeed(sentence))
  )
})
