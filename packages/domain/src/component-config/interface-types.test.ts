import { describe, expect, it } from "vitest"
import { interfaceTypesOf, newApiInterface } from "./interface-types.ts"

const rooted = (items: object) => ({
  properties: { apiInterfaceConfig: { properties: { apiInterface: { type: "array", items } } } },
  definitions: { scale: { title: "Scale", properties: { cdType: { const: 100 }, unit: { default: "kg" } } } }
})
const ofType = (cdType: object) => rooted({ properties: { cdType } })
const kind = (title: string | null, cdType: object, others: object = {}) => ({
  ...(title === null ? {} : { title }),
  properties: { cdType, ...others }
})
const listed = (schema: ReturnType<typeof rooted>) =>
  interfaceTypesOf(schema, {}).map(({ cdType, title }) => [cdType, title])

describe("the types of New API Interface are found where the schema has them", () => {
  it.each([
    ["one constant", { const: 100 }, [["100", "100"]]],
    ["one constant with a title", { const: 100, title: "Scale" }, [["100", "Scale"]]],
    ["one choice, whose field has a title", { enum: [100], title: "Type" }, [["100", "100"]]],
    [
      "choices of one each",
      {
        title: "Type",
        oneOf: [{ enum: [100], title: "Scale" }, { enum: [112] }, { const: 148, title: "Universal" }, { enum: [1, 2] }]
      },
      [
        ["100", "Scale"],
        ["112", "112"],
        ["148", "Universal"],
        ["1", "1"],
        ["2", "2"]
      ]
    ],
    [
      "numbers whose names stand beside them",
      { enum: [100, 112], anyOf: [{ const: 112, title: "Tables" }, { type: "integer" }] },
      [
        ["100", "100"],
        ["112", "Tables"]
      ]
    ]
  ])("%s [B2.api-02]", (_, cdType, types) => expect(listed(ofType(cdType))).toEqual(types))

  it.each(["oneOf", "anyOf"])("in kinds of interfaces (%s), named by the kind, else by the constant", (keyword) =>
    expect(
      listed(
        rooted({
          [keyword]: [
            { $ref: "#/definitions/scale" },
            kind("Tables", { const: 112, title: "Type" }),
            { allOf: [kind(null, { enum: [145], title: "Hotel" })] },
            kind("Several", { enum: [1, 2] })
          ]
        })
      )
    ).toEqual([
      ["100", "Scale"],
      ["112", "Tables"],
      ["145", "Hotel"],
      ["1", "1"],
      ["2", "2"]
    ])
  )

  it("not named by what several share: that is what the field is called", () =>
    expect(
      listed(rooted({ oneOf: [kind(null, { const: 100, title: "Type" }), kind(null, { const: 112, title: "Type" })] }))
    ).toEqual([
      ["100", "100"],
      ["112", "112"]
    ]))

  it("and end where a kind leads to itself", () => {
    const again = {
      ...rooted({ $ref: "#/definitions/again" }),
      definitions: { again: { oneOf: [{ $ref: "#/definitions/again" }] } }
    }
    expect(interfaceTypesOf(again, {})).toEqual([])
  })
})

describe("a new interface of a kind", () => {
  it("has its type as the schema writes it, and what its kind gives by default", () => {
    const schema = rooted({
      properties: { enabled: { default: true } },
      oneOf: [{ $ref: "#/definitions/scale" }, kind("Tables", { const: 112 }, { tables: { default: 40 } })]
    })
    expect(newApiInterface(schema, "112", () => "id")).toEqual({ cdType: 112, enabled: true, tables: 40, ccid: "id" })
    expect(newApiInterface(schema, "100", () => "id")).toEqual({ cdType: 100, enabled: true, unit: "kg", ccid: "id" })
  })
})
