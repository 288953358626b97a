import { describe, expect, it } from "vitest"
import { defaultsOf } from "./defaults.ts"

const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more })

describe("the value that a schema gives by default [B3-16]", () => {
  it.each([
    ["a default", { type: "string", default: "a" }, "a"],
    ["a default of null", { type: "string", default: null }, null],
    ["a constant, before the default", { const: 5, default: 6 }, 5],
    ["the first of what must be chosen", { enum: ["a", "b"] }, "a"],
    ["the first constant of what must be chosen", { oneOf: [{ const: 1, title: "One" }, { const: 2 }] }, 1],
    ["no where something must be said", { type: "boolean" }, false],
    ["no where what it offers is nothing", { type: "boolean", oneOf: [5] }, false],
    ["null where nothing else may be", { type: "null" }, null],
    ["an empty section", { type: "object" }, {}],
    ["a section without a type", { properties: { a: { default: 1 } } }, { a: 1 }],
    ["a section among other types", { type: ["null", "object"], properties: { a: { default: 1 } } }, null],
    ["an empty list", { type: "array" }, []],
    ["no text", { type: "string" }, undefined],
    ["no number", { type: "integer", minimum: 5 }, undefined],
    ["nothing", {}, undefined],
    ["nothing for what is no schema", "text", undefined],
    ["nothing for true", true, undefined]
  ])("is %s", (_title, schema, value) => expect(defaultsOf(schema)).toEqual(value))

  it("has the sections below, as far as they say something", () =>
    expect(
      defaultsOf(
        object(
          {
            utgGlobal: object({ logLevel: { enum: ["Error", "Debug"], default: "Debug" }, name: { type: "string" } }),
            proxy: object({ host: { type: "string" } }),
            needed: object({ host: { type: "string" } }),
            free: { enum: ["a"] },
            flag: { type: "boolean" },
            flags: object({ on: { type: "boolean" } }, { required: ["on"] }),
            list: { type: "array", items: { default: 1 } },
            lists: { type: "array", items: { default: 1 } }
          },
          { required: ["needed", "lists"] }
        )
      )
    ).toEqual({ utgGlobal: { logLevel: "Debug" }, needed: {}, flags: { on: false }, lists: [] }))

  it("completes what a default leaves out, and copies it", () => {
    const preset = { a: 1, list: [{}] }
    const schema = object(
      { a: { default: 2 }, b: { default: 3 }, list: { type: "array", items: object({ c: { default: 4 } }) } },
      { default: preset }
    )
    expect([defaultsOf(schema), preset]).toEqual([
      { a: 1, b: 3, list: [{ c: 4 }] },
      { a: 1, list: [{}] }
    ])
  })

  it.each([
    [{ items: object({ a: { default: 1 } }), minItems: 2 }, [{ a: 1 }, { a: 1 }]],
    [{ items: { type: "string" }, minItems: 1 }, [""]],
    [{ items: { type: "integer", minimum: 3 }, minItems: 1 }, [3]],
    [{ items: { type: "number" }, minItems: 1 }, [0]],
    [{ items: { type: "number", minimum: "3" }, minItems: 1 }, [0]],
    [{ items: { minimum: 3 }, minItems: 1 }, [null]],
    [{ minItems: 1 }, [null]],
    [{ items: [{ default: 1 }, { default: 2 }], minItems: 3 }, [1, 2, null]],
    [{ items: { default: 1 }, minItems: 3, default: [7] }, [7, 1, 1]],
    [{ items: { default: 1 }, minItems: "3" }, []],
    [{ items: { default: 1 }, allOf: [{ minItems: 2 }] }, [1, 1]],
    [{ items: { default: 1 }, minItems: -1 }, []]
  ])("fills a list %j as %j", (rules, list) => expect(defaultsOf({ type: "array", ...rules })).toEqual(list))

  it("fills a list that may be absent only where it must have items", () =>
    expect(
      defaultsOf(object({ a: { type: "array", items: { default: 1 }, minItems: 1 }, b: { type: "array" } }))
    ).toEqual({ a: [1] }))

  it("takes what every part of it says", () =>
    expect(
      defaultsOf(
        object(
          { a: { type: "string" } },
          {
            allOf: [
              { properties: { a: { default: "x" }, b: { enum: [3, 4] } } },
              { required: ["b"] },
              { allOf: [{ properties: { b: {}, c: { default: true } } }] }
            ]
          }
        )
      )
    ).toEqual({ a: "x", b: 3, c: true }))
})

describe("a hostile schema", () => {
  it("reaches behind no object", () => {
    const schema: unknown = JSON.parse(
      '{"properties":{"__proto__":{"default":{"bad":1}},"a":{"default":{"__proto__":{"bad":1},"good":[{"__proto__":1}]}},"constructor":{"default":2}}}'
    )
    const made = defaultsOf(schema)
    expect(JSON.stringify(made)).toBe('{"a":{"good":[{}]},"constructor":2}')
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
  })

  it("of endless breadth is followed to a limit", () => {
    const levels = Array.from({ length: 40 }, (_none, at) => {
      const next = { $ref: `#/definitions/d${at + 1}` }
      return [`d${at}`, object({ v: { default: at }, a: next, b: next }, { if: { required: ["never"] } })] as const
    })
    const made = defaultsOf({ $ref: "#/definitions/d0", definitions: Object.fromEntries(levels) })
    expect(made).toMatchObject({ v: 0, a: { v: 1, a: { v: 2 } } })
    expect(JSON.stringify(made).length).toBeLessThan(1_000_000)
  })

  it("of endless depth is followed to a limit", () => {
    const nested = (depth: number): object =>
      Array.from({ length: depth }).reduce<object>((inner) => object({ a: inner, v: { default: 1 } }), {
        default: "end"
      })
    const depthOf = (json: unknown): number => JSON.stringify(json).split('"a":').length - 1
    expect([depthOf(defaultsOf(nested(10))), depthOf(defaultsOf(nested(5000)))]).toEqual([10, 61])
  })

  it("with a default too deep has none there", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`)
    const made = JSON.stringify(defaultsOf({ default: deep }))
    expect(made).toBe(`${"[".repeat(63)}null${"]".repeat(63)}`)
  })

  it("with a list of a thousand million items has 256", () => {
    const made = defaultsOf({ type: "array", minItems: 1_000_000_000, items: { default: 1 } })
    expect(made).toEqual(Array.from({ length: 256 }, () => 1))
  })

  it.each([
    { properties: 5 },
    { properties: null, required: 5, allOf: {}, items: 3, enum: 4, oneOf: [5], dependencies: [], type: 5 },
    { if: 5, else: 6 },
    { allOf: [null, 5, { allOf: [true] }] },
    { type: "array", minItems: Number.NaN },
    { type: "array", minItems: 2.5 }
  ])("%j throws nothing", (schema) => expect(() => defaultsOf(schema)).not.toThrow())
})
