import { describe, expect, it } from "vitest"
import { defaultsOf, withDefaults } from "./defaults.ts"

const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more })

describe("conditions", () => {
  const mode = (preset: string) =>
    object(
      { mode: { enum: ["a", "b", "c"], default: preset } },
      {
        if: { properties: { mode: { const: "a" } }, required: ["mode"] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
        then: { properties: { forA: { default: 1 } } },
        else: { properties: { notA: { default: 2 } } }
      }
    )

  it("hold by the default itself", () =>
    expect([defaultsOf(mode("a")), defaultsOf(mode("b"))]).toEqual([
      { mode: "a", forA: 1 },
      { mode: "b", notA: 2 }
    ]))

  it("hold by what is given", () =>
    expect(withDefaults(mode("a"), { mode: "b", own: [1] }, {})).toEqual({ mode: "b", own: [1], notA: 2 }))

  it("stand in parts, and one may lead to another", () => {
    const when = (name: string, value: unknown, properties: object) =>
      Object.fromEntries([
        ["if", { properties: { [name]: { const: value } }, required: [name] }],
        ["then", { properties }]
      ])
    const schema = object(
      { a: { default: 1 } },
      {
        allOf: [
          when("c", 3, { d: { default: 4 } }),
          when("b", 2, { c: { default: 3 } }),
          when("a", 1, { b: { default: 2 } }),
          when("a", 2, { never: { default: 0 } })
        ]
      }
    )
    expect(defaultsOf(schema)).toEqual({ a: 1, b: 2, c: 3, d: 4 })
  })

  it("require what they say is required", () => {
    const schema = object(
      { a: { default: 1 }, b: { enum: [7] } },
      {
        allOf: [
          Object.fromEntries([
            ["if", { required: ["a"] }],
            ["then", { required: ["b"] }]
          ])
        ]
      }
    )
    expect(defaultsOf(schema)).toEqual({ a: 1, b: 7 })
  })

  it("that contradict each other end all the same", () => {
    const schema = object(
      {},
      {
        if: { required: ["a"] },
        else: { properties: { a: { default: 1 } } }
      }
    )
    expect(defaultsOf(schema)).toEqual({})
  })

  it("that contradict each other keep nothing else from being built", () => {
    const restless = object(
      {},
      {
        if: { required: ["a"] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
        then: { properties: { b: { default: 2 } } },
        else: { properties: { a: { default: 1 } } }
      }
    )
    expect(defaultsOf(object({ restless, after: { default: 3 } }))).toEqual({ restless: { b: 2 }, after: 3 })
  })

  it("stand deep below one another", () => {
    const leaf: object = { default: "deep" }
    const nested = Array.from({ length: 14 }).reduce<object>(
      (inner) =>
        object({ a: { default: 1 }, inner }, { if: { required: ["a"] }, else: { properties: { no: { default: 0 } } } }),
      leaf
    )
    expect(JSON.stringify(defaultsOf(nested)).split('"inner":').length).toBe(15)
  })

  it("are not met by a section that is not there", () => {
    const section = { if: { required: ["a"] }, else: { properties: { b: { default: 2 } } } }
    expect([
      defaultsOf({ properties: { section: { type: "object", ...section } } }),
      defaultsOf({ properties: { section: { properties: { a: {} }, ...section } } }),
      defaultsOf({ properties: { section } })
    ]).toEqual([{ section: { b: 2 } }, { section: { b: 2 } }, {}])
  })

  it("say nothing without the condition", () =>
    expect(
      defaultsOf(JSON.parse('{"type":"object","dependencies":{},"then":{"properties":{"a":{"default":1}}}}'))
    ).toEqual({}))

  it("hold by what a property depends on", () => {
    const schema = object(
      { a: { default: 1 }, c: { enum: [3] } },
      {
        dependencies: { a: { properties: { b: { default: 2 } } }, b: ["c"], x: { properties: { y: { default: 0 } } } }
      }
    )
    expect([defaultsOf(schema), defaultsOf({ default: 5, dependencies: { a: { default: 6 } } })]).toEqual([
      { a: 1, b: 2, c: 3 },
      5
    ])
  })
})
