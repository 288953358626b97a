import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { JsonObject } from "../json/json-field.ts"
import { foundSettings, type SettingField, type SettingsSection, settingsOutline } from "./settings-outline.ts"
import { settingsSchema } from "./settings-schema.ts"

const outlineOf = (schema: JsonObject): SettingsSection => settingsOutline(Result.getOrThrow(settingsSchema(schema)))

const fieldOf = (schema: JsonObject, name = "s"): SettingField | undefined =>
  outlineOf({ properties: { [name]: schema } }).fields[0]

describe("a field", () => {
  it("says all that the schema says of it", () => {
    const schema = {
      title: "Port",
      description: "Where it listens.",
      type: "integer",
      minimum: 1,
      maximum: 65_535,
      default: 80
    }
    expect(outlineOf({ properties: { listenPort: schema }, required: ["listenPort"] }).fields).toEqual([
      {
        path: ["listenPort"],
        name: "listenPort",
        title: "Port",
        help: "Where it listens.",
        kind: "number",
        isSecret: false,
        isRequired: true,
        isReadOnly: false,
        unit: null,
        range: "1 to 65535",
        default: 80,
        schema
      }
    ])
  })

  it("is titled by its name in words where the schema has no title", () =>
    expect(fieldOf({}, "keepLogDays")?.title).toBe("Keep log days"))

  it.each<[JsonObject, SettingField["kind"]]>([
    [{ type: "string" }, "text"],
    [{ type: "integer" }, "number"],
    [{ type: ["null", "number"] }, "number"],
    [{ type: "boolean" }, "flag"],
    [{ type: "string", enum: ["a"] }, "choice"],
    [{ oneOf: [{ const: 1, title: "One" }] }, "choice"],
    [{ type: "array", items: { properties: { a: {} } } }, "list"],
    [{ items: {} }, "list"],
    [{ type: "object", additionalProperties: { type: "string" } }, "object"],
    [{}, "object"],
    [{ allOf: [{ type: "string" }] }, "text"]
  ])("of %j is a %s", (schema, kind) => expect(fieldOf(schema)?.kind).toBe(kind))

  it.each<[JsonObject, string | null]>([
    [{ type: "integer", minimum: 0 }, "0 or more"],
    [{ type: "integer", maximum: 5 }, "at most 5"],
    [{ type: "number", exclusiveMinimum: 0, maximum: 1 }, "at most 1, more than 0"],
    [{ type: "number", exclusiveMaximum: 1 }, "less than 1"],
    [{ type: "integer", minimum: 64, maximum: 128, multipleOf: 64 }, "64 to 128, in steps of 64"],
    [{ type: "integer", multipleOf: 1 }, null],
    [{ type: "string", maxLength: 80 }, "at most 80 characters"],
    [{ type: "string", minLength: 0 }, null],
    [{ type: "string", minLength: 2, maxLength: 3 }, "2 to 3 characters"],
    [{ type: "array", minItems: 1 }, "1 or more entries"],
    [{ type: "boolean", minimum: 1 }, null],
    [{ type: "string" }, null]
  ])("of %j has the range %j", (schema, range) => expect(fieldOf(schema)?.range).toBe(range))

  it.each<[string, JsonObject, string | null]>([
    ["s", { type: "integer", title: "Wait for (seconds)" }, "seconds"],
    ["maxMemoryMB", { type: "integer", title: "Memory" }, "MB"],
    ["timeoutMs", { type: "number" }, "milliseconds"],
    ["s", { type: "number", unit: "V" }, "V"],
    ["s", { type: "number", "x-unit": "W" }, "W"],
    ["keepDays", { type: "string" }, null],
    ["holidays", { type: "integer" }, null],
    ["port", { type: "integer" }, null]
  ])("%s of %j has the unit %j", (name, schema, unit) => expect(fieldOf(schema, name)?.unit).toBe(unit))

  it.each<[string, JsonObject, boolean]>([
    ["apiPassword", { type: "string" }, true],
    ["s", { type: "string", format: "password" }, true],
    ["s", { type: "string", writeOnly: true }, true],
    ["s", { allOf: [{ type: "string", format: "password" }] }, true],
    ["passengers", { type: "string" }, false]
  ])("%s of %j is a secret: %j", (name, schema, isSecret) => expect(fieldOf(schema, name)?.isSecret).toBe(isSecret))

  it("below a secret is one", () =>
    expect(
      outlineOf({ properties: { credentials: { properties: { user: {} } } } }).sections[0]?.fields[0]?.isSecret
    ).toBe(true))

  it("has what it refers to, and what stands beside the reference first", () => {
    const root = {
      definitions: { d: { title: "Theirs", type: "integer", minimum: 1, default: 5 } },
      properties: { a: { $ref: "#/definitions/d", title: "Mine" }, b: { allOf: [{ $ref: "#/definitions/d" }] } }
    }
    expect(
      outlineOf(root).fields.map(({ title, kind, range, default: preset }) => [title, kind, range, preset])
    ).toEqual([
      ["Mine", "number", "1 or more", 5],
      ["Theirs", "number", "1 or more", 5]
    ])
  })
})

const shape = ({ title, fields, sections, isWhole }: SettingsSection): unknown => ({
  [`${title}${isWhole ? " (whole)" : ""}`]: [...fields.map(({ name }) => name), ...sections.map(shape)]
})

describe("an outline", () => {
  it("has sections within sections, those of references and of allOf too", () => {
    const root = {
      title: "All",
      definitions: { window: { title: "Window", properties: { from: {}, until: {} } } },
      properties: {
        name: { type: "string" },
        network: { title: "Network", properties: { proxy: { properties: { host: {} } }, port: {} } },
        quiet: { title: "Quiet hours", allOf: [{ $ref: "#/definitions/window" }] }
      }
    }
    expect(shape(outlineOf(root))).toEqual({
      All: ["name", { Network: ["port", { Proxy: ["host"] }] }, { "Quiet hours": ["from", "until"] }]
    })
  })

  it.each<[string, JsonObject]>([
    ["a condition", { if: { required: ["a"] }, then: { properties: { b: {} } } }],
    ["a condition within allOf", { allOf: [{ if: { required: ["a"] }, else: { properties: { b: {} } } }] }],
    ["forms", { oneOf: [{ properties: { b: {} } }] }],
    ["dependencies", { dependencies: { a: { properties: { b: {} } } } }],
    ["names that are free", { additionalProperties: { type: "string" }, allOf: [{ properties: { b: {} } }] }]
  ])("shows a section with %s as a whole, with all that may be there", (_title, more) => {
    const { isWhole, fields } = outlineOf({ properties: { a: {} }, ...more })
    expect([isWhole, fields.map(({ name }) => name)]).toEqual([true, ["a", "b"]])
  })

  it("is the same one when it is asked for again", () => {
    const schema = Result.getOrThrow(settingsSchema({ properties: { a: {} } }))
    expect(settingsOutline(schema)).toBe(settingsOutline(schema))
  })
})

describe("a search", () => {
  const outline = outlineOf({
    title: "Everything",
    properties: {
      siteName: { title: "Site", description: "Shown in alerts." },
      network: {
        title: "Network",
        description: "How it is reached.",
        properties: { port: { title: "Port" }, host: {} }
      }
    }
  })

  it.each<[string, ReadonlyArray<string>]>([
    ["", ["siteName", "network/port", "network/host"]],
    ["sitename", ["siteName"]],
    ["ALERTS", ["siteName"]],
    ["network", ["network/port", "network/host"]],
    ["reached port", ["network/port"]],
    ["port  site", []],
    ["everything", []]
  ])("for %j finds %j", (search, keys) => expect([...foundSettings(outline, search)]).toEqual(keys))
})
