import { describe, expect, it } from "vitest"
import { defaultsOf, withDefaults } from "./defaults.ts"

const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more })

describe("references", () => {
  const definitions = {
    "time/window": object({ from: { default: "01:00" } }),
    "a~b": { default: "tilde" },
    window: { $ref: "#/definitions/time~1window" },
    listed: [{ default: 1 }]
  }

  it.each([
    [{ $ref: "#/definitions/window" }, { from: "01:00" }],
    [{ $ref: "#/definitions/a~0b" }, "tilde"],
    [{ allOf: [{ $ref: "#/definitions/window" }], title: "t" }, { from: "01:00" }],
    [
      { $ref: "#/definitions/window", default: { until: 1 } },
      { until: 1, from: "01:00" }
    ],
    [{ $ref: "#/definitions/none" }, undefined],
    [{ $ref: "#/definitions/constructor" }, undefined],
    [{ $ref: "https://elsewhere.example/schema#/definitions/window" }, undefined],
    [{ $ref: "definitions/window" }, undefined],
    [{ $ref: "other/definitions/window" }, undefined],
    [{ $ref: "#/definitions/none/deeper" }, undefined],
    [{ $ref: "#/definitions/listed/0" }, 1],
    [{ $ref: "#/definitions/listed/1" }, undefined],
    [{ $ref: 5, default: 1 }, 1]
  ])("%j are followed within the schema", (schema, value) =>
    expect(defaultsOf(object({ value: schema }, { definitions }))).toEqual(value === undefined ? {} : { value })
  )

  it("may be used again beside one another", () => {
    const twice = object({ a: { $ref: "#/definitions/window" }, b: { allOf: [{ $ref: "#/definitions/window" }] } })
    expect(defaultsOf({ ...twice, definitions })).toEqual({ a: { from: "01:00" }, b: { from: "01:00" } })
  })

  it.each([
    ["itself", { $ref: "#/definitions/loop" }, { loop: { $ref: "#/definitions/loop" } }, {}],
    [
      "one another",
      { $ref: "#/definitions/a" },
      { a: { $ref: "#/definitions/b" }, b: { $ref: "#/definitions/a" } },
      {}
    ],
    [
      "itself further down",
      { $ref: "#/definitions/node" },
      { node: object({ name: { default: "n" }, next: { $ref: "#/definitions/node" } }) },
      { value: { name: "n" } }
    ],
    [
      "itself further down, in a part",
      { $ref: "#/definitions/node" },
      { node: { allOf: [object({ name: { default: "n" }, next: { allOf: [{ $ref: "#/definitions/node" }] } })] } },
      { value: { name: "n" } }
    ],
    [
      "itself in a list",
      { $ref: "#/definitions/list" },
      { list: { type: "array", minItems: 1, items: { $ref: "#/definitions/list" } } },
      { value: [null] }
    ]
  ])("to %s are not followed for ever", (_title, value, own, made) =>
    expect(defaultsOf(object({ value }, { definitions: own }))).toEqual(made)
  )

  it("to the whole are not either", () =>
    expect(defaultsOf(object({ a: { default: 1 }, whole: { $ref: "#" } }))).toEqual({
      a: 1,
      whole: { a: 1 }
    }))

  it("are looked up in the schema around", () =>
    expect(withDefaults({ $ref: "#/definitions/window" }, { until: 1 }, { definitions })).toEqual({
      from: "01:00",
      until: 1
    }))

  it("lead nowhere without one", () => expect(withDefaults({ $ref: "#" }, 5, null)).toBe(5))
})
