import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readConfigSchema } from "./config-schema.ts"
import { interfaceSchema, interfaceTypesOf, newApiInterface, newConfigDevice } from "./interface-types.ts"

const schema = { type: "object", properties: { utgGlobal: { type: "object" } } }
const text = JSON.stringify(schema)

describe("the schema of a UTG version", () => {
  it.each([
    [{ Schema: text, "s4-migrated": true }, true],
    [{ schema, "S4-Migrated": "true" }, true],
    [{ schema: text, s4Migrated: 1 }, true],
    [{ schema: text, S4_MIGRATED: " Yes " }, true],
    [{ schema: text, "s4-migrated": "1" }, true],
    [{ schema: text, "s4-migrated": false }, false],
    [{ schema: text, "s4-migrated": "false" }, false],
    [{ schema: text, "s4-migrated": "truest" }, false],
    [{ schema: text, "s4-migrated": "untrue" }, false],
    [{ schema: text, "s4-migrated": 2 }, false],
    [{ schema: text, "s4-migrated": null }, false],
    [{ schema: text, migrated: true }, false]
  ])("%j is read with its flag: %j [B3-36]", (json, isMigrated) =>
    expect(readConfigSchema(json)).toEqual(Result.succeed({ schema, isMigrated }))
  )

  it("has its flag in itself where the record has none, and may come without a record", () => {
    const flagged = { ...schema, "s4-migrated": true }
    expect([
      readConfigSchema({ Schema: JSON.stringify(flagged), "s4-migrated": null }),
      readConfigSchema(flagged),
      readConfigSchema({ Schema: JSON.stringify(flagged), "s4-migrated": false })
    ]).toEqual([
      Result.succeed({ schema: flagged, isMigrated: true }),
      Result.succeed({ schema: flagged, isMigrated: true }),
      Result.succeed({ schema: flagged, isMigrated: false })
    ])
  })

  it.each([
    [null, { field: "", expected: "an object" }],
    [[schema], { field: "", expected: "an object" }],
    [{ Schema: "{" }, { field: "schema", expected: "JSON text" }],
    [{ Schema: "[]" }, { field: "schema", expected: "an object" }],
    [{ Schema: "" }, { field: "schema", expected: "an object" }],
    [
      { Schema: null, "s4-migrated": true },
      { field: "schema", expected: "an object" }
    ],
    [
      { schema: null, Schema: undefined },
      { field: "schema", expected: "an object" }
    ]
  ])("%j is none", (json, issue) => expect(readConfigSchema(json)).toEqual(Result.fail(issue)))

  it("never throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.record({ Schema: fc.jsonValue({ maxDepth: 1 }) })),
        (json) => {
          const read = Result.getOrElse(readConfigSchema(json), () => ({ schema: {} }))
          expect(interfaceTypesOf(read.schema, {})).toEqual([])
        }
      ),
      { numRuns: 1000 }
    )
  })
})

const when = (cdType: number, properties: object) =>
  Object.fromEntries([
    ["if", { properties: { cdType: { const: cdType } }, required: ["cdType"] }],
    ["then", { properties }]
  ])

const withTypes = (cdType: object) => ({
  properties: {
    apiInterfaceConfig: {
      $ref: "#/definitions/interfaces"
    }
  },
  definitions: {
    interfaces: {
      allOf: [{ properties: { apiInterface: { type: "array", items: { $ref: "#/definitions/item" } } } }]
    },
    item: {
      type: "object",
      required: ["cdType", "listenPort"],
      properties: { cdType, listenPort: { type: "integer" }, enabled: { type: "boolean", default: true } },
      allOf: [when(148, { apiVersion: { default: "2" } }), when(149, { tables: { default: 40 } })]
    }
  }
})

const named = withTypes({ oneOf: [{ const: 148, title: "Universal API" }, { const: 149 }, { title: "none" }, 5] })

describe("the interface types of a schema", () => {
  it.each([
    [{ enum: [148, 149] }, ["148", "149"]],
    [{ enum: [148, 149], enumNames: ["Universal API", ""] }, ["Universal API", "149"]],
    [{ oneOf: [null, { const: 148 }] }, ["148"]],
    [{ anyOf: [{ const: "148", title: "Universal API" }] }, ["Universal API"]],
    [{ enum: [null, 148, { a: 1 }] }, ["148"]],
    [{ type: "integer" }, []]
  ])("%j are %j [B2.api-02]", (cdType, titles) =>
    expect(interfaceTypesOf(withTypes(cdType), {}).map(({ title }) => title)).toEqual(titles)
  )

  it("cannot be added where there is one of type 148 [B2.api-03]", () =>
    expect(
      interfaceTypesOf(named, { apiInterfaceConfig: { apiInterface: [{ cdType: 148 }, { cdType: 149 }] } })
    ).toEqual([
      { cdType: "148", title: "Universal API", canBeAdded: false },
      { cdType: "149", title: "149", canBeAdded: true }
    ]))

  it("are none where the schema has no interfaces", () =>
    expect([interfaceTypesOf({}, {}), interfaceSchema({ properties: { apiInterfaceConfig: 5 } })]).toEqual([
      [],
      undefined
    ]))

  it("each give a new interface its defaults, its type as the schema writes it, and an id [B3-14 B3-16]", () => {
    const newId = () => "new-id"
    expect([newApiInterface(named, "148", newId), newApiInterface(named, "149", newId)]).toEqual([
      { cdType: 148, enabled: true, apiVersion: "2", ccid: "new-id" },
      { cdType: 149, enabled: true, tables: 40, ccid: "new-id" }
    ])
    expect(newApiInterface(named, "7", newId)).toEqual({ cdType: "7", enabled: true, ccid: "new-id" })
    expect(newApiInterface({}, "7", newId)).toEqual({ cdType: "7", ccid: "new-id" })
  })
})

describe("a new device", () => {
  const lane = {
    type: "object",
    properties: { deviceType: { const: "lane3000" }, threadType: { $ref: "#/definitions/thread" } },
    definitions: { thread: { enum: ["EMV", "Printer"], default: "EMV" } }
  }

  it.each([
    ["lane3000", { const: 26 }, 26],
    ["lane3000", { const: "26" }, "26"],
    ["lane3000", { enum: ["LANE3000"] }, "LANE3000"],
    ["lane3000", { enum: [4, 26, "lane3000"] }, "lane3000"],
    ["lane3000", { enum: ["isc480", " Lane3000"] }, " Lane3000"],
    ["lane3000", { enum: [4, 26] }, 26],
    ["Lane/3000", { oneOf: [{ const: 4 }, { const: 26, title: "Lane/3000" }] }, 26],
    ["26", { enum: [4, 26] }, 26],
    ["lane3000", { enum: ["isc480", "ipp350"] }, "lane3000"],
    ["lane3000", { type: "string" }, "lane3000"]
  ])("is of the type %j as the schema writes it, %j: %j", (type, deviceType, value) =>
    expect(newConfigDevice({ properties: { deviceType } }, type, [])).toEqual({ deviceType: value })
  )

  it.each([
    ["lane3000", { enum: [26, 40] }, 40],
    ["Desk", { enum: [4, 26] }, 26],
    ["40", { enum: ["desk", "LANE3000"] }, "LANE3000"],
    ["26", { enum: ["lane3000", "desk"] }, "desk"],
    ["ipp350", { oneOf: [{ const: 1 }, { const: 2, title: "Ingenico iPP350" }] }, 2],
    ["isc250", { oneOf: [{ const: 2, title: "isc250" }, { const: 3 }] }, 2],
    ["isc480", { enum: [4, 26] }, 4]
  ])("is of the type %j as the service's list of types has it, %j: %j [B9-36]", (type, deviceType, value) => {
    const types = [
      { key: "26", name: "Desk" },
      { key: "40", name: "lane3000" },
      { key: "ipp350", name: "Ingenico iPP350" }
    ]
    expect(newConfigDevice({ properties: { deviceType } }, type, types)).toEqual({ deviceType: value })
  })

  it("has what the schema of its type gives by default [B3-16]", () =>
    expect([newConfigDevice(lane, "lane3000", []), newConfigDevice(null, "lane3000", [])]).toEqual([
      { deviceType: "lane3000", threadType: "EMV" },
      { deviceType: "lane3000" }
    ]))
})
