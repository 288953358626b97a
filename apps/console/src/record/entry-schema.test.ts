import { newConfigDevice } from "@command-center/domain/component-config/interface-types"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { interfaceSchema, settingsSchema } from "@command-center/domain/settings/settings-schema"
import { settingIssues } from "@command-center/domain/settings/verdict"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { formOf } from "./entry-schema.ts"

const schemaOf = (root: JsonObject) => Result.getOrThrow(settingsSchema(root))
const shown = (kind: "apiInterface" | "device", root: JsonObject | null, made: JsonObject = {}) => {
  const form = formOf({ kind, made, replaces: null }, root === null ? null : schemaOf(root))
  if (form === null) throw new Error("no form")
  return form
}
const issuesOf = (form: ReturnType<typeof shown>, value: JsonObject) =>
  settingIssues(form, value).map(({ path, keyword }) => `${path.join(".")} ${keyword}`)

const closed = { type: "object", properties: { speed: { type: "integer" } }, additionalProperties: false }
const device = { deviceType: "lane3000", taskDesc: "Lane 1", speed: 1 }
const scale = { cdType: 100, taskDesc: "Scale", listenPort: 4000, speed: 1 }

describe("the form of an entry has what every entry has, and its type, whatever its schema leaves out", () => {
  it.each<[string, JsonObject]>([
    ["by itself", closed],
    ["for others of a kind", { ...closed, additionalProperties: { type: "boolean" } }],
    ["where it refers to", { $ref: "#/definitions/lane", definitions: { lane: closed } }],
    ["in a part of it", { properties: {}, allOf: [{ $ref: "#/definitions/lane" }], definitions: { lane: closed } }],
    ["in one of several kinds", { properties: {}, oneOf: [closed, { required: ["nothing"] }] }],
    ["on a condition", { properties: {}, if: { required: ["speed"] }, then: { allOf: [closed] } }]
  ])("%s", (_, root) => {
    expect(issuesOf(shown("device", root), device)).toEqual([])
    expect(issuesOf(shown("apiInterface", root), scale)).toEqual([])
    expect(issuesOf(shown("device", root), { ...device, other: 1 })).not.toEqual([])
  })

  it("its type is shown and fixed where the schema is closed, or has it in a part", () => {
    const typeIn = (root: JsonObject) => {
      const { properties } = shown("device", root).at
      return isJsonObject(properties) ? properties["deviceType"] : null
    }
    expect(typeIn(closed)).toMatchObject({ readOnly: true })
    expect(typeIn({ properties: { deviceType: { const: "a" } } })).toEqual({ const: "a", readOnly: true })
    expect(typeIn({ properties: {}, allOf: [{ properties: { deviceType: { const: "a" } } }] })).toEqual({
      const: "a",
      readOnly: true
    })
    expect(typeIn({ properties: { speed: {} } })).toBeUndefined()
    expect(Object.keys(shown("apiInterface", closed).at["properties"] ?? {})).toEqual([
      "taskDesc",
      "listenPort",
      "cdType",
      "speed"
    ])
    expect(shown("device", closed).at["properties"]).toMatchObject({ taskDesc: { title: "Device Description" } })
  })

  it("and stays one with a type that the schema refers to", () => {
    const root = { $ref: "#/definitions/lane", definitions: { lane: { ...closed, required: ["speed"] } } }
    const made = newConfigDevice(root, "lane3000", [])
    expect(issuesOf(shown("device", root, made), { ...made, taskDesc: "Lane" })).toEqual(["speed required"])
  })
})

describe("a port", () => {
  const open = { type: "object", properties: { cdType: {}, speed: { type: "integer" } } }
  const without = { cdType: 100, taskDesc: "Scale" }
  it("is asked for where the schema asks for it, and of a new interface without a schema", () => {
    expect(issuesOf(shown("apiInterface", open), without)).toEqual([])
    expect(issuesOf(shown("apiInterface", { ...open, required: ["listenPort"] }), without)).toEqual([
      "listenPort required"
    ])
    expect(issuesOf(shown("apiInterface", null), without)).toEqual(["listenPort required"])
  })

  it("is not asked for of an interface that has none, where there is no schema", () => {
    const replaces = { kind: "apiInterface", at: 0, json: without } as const
    const form = formOf({ kind: "apiInterface", made: without, replaces }, null)
    expect(form === null ? null : settingIssues(form, without)).toEqual([])
  })
})

it("the form of an interface of a kind has the kind's type, fixed", () => {
  const kind = { ...closed, properties: { cdType: { const: 100 } } }
  const root = { properties: { apiInterfaceConfig: { properties: { apiInterface: { items: { oneOf: [kind] } } } } } }
  const schema = Result.getOrThrow(interfaceSchema(root, "100"))
  const form = formOf({ kind: "apiInterface", made: {}, replaces: null }, schema)
  expect(form?.at["properties"]).toMatchObject({ cdType: { const: 100, readOnly: true } })
  expect(form === null ? null : settingIssues(form, { cdType: 100, taskDesc: "a", listenPort: 1 })).toEqual([])
})
