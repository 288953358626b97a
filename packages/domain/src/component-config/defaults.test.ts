import { describe, expect, it } from "vitest"
import { defaultsOf, withDefaults } from "./defaults.ts"

const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more })

describe("the value that a schema gives by default [B3-16]", () => {
  it.each([
    ["a default", { type: "string", default: "a" }, "a"],
    ["a default of null", { type: "string", default: null }, null],
    ["a constant, before the default", { const: 5, default: 6 }, 5],
    ["the first of what must be chosen", { enum: ["a", "b"] }, "a"],
    ["the first constant of what must be chosen", { oneOf: [{ const: 1, title: "One" }, { const: 2 }] }, 1],
    ["no where something must be said", { type: "boolean" }, false],
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
    [{ $ref: "#/definitions/listed/0" }, undefined],
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
    expect(defaultsOf(JSON.parse('{"type":"object","then":{"properties":{"a":{"default":1}}}}'))).toEqual({}))

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
