import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isJsonObject } from "./json-field.ts"
import { jsonIn } from "./json-text.ts"
import { isSameJson } from "./same-json.ts"
import { jsonWrittenAs } from "./written-numbers.ts"

const digits = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String)
const numbers = fc.oneof(digits, fc.constantFrom("1.10", "1E5", "-0", "1e400", "0.12345678901234567891", "7", "-3.5"))

type Json = ReadonlyArray<Json> | Readonly<{ [name: string]: Json }> | string

/** JSON whose leaves are the texts of numbers. */
const written = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    numbers,
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "__proto__", "d e"), tie("json"), {
      maxKeys: 4,
      noNullPrototype: true
    })
  )
})).json

const textOf = (json: Json): string => {
  if (typeof json === "string") return json
  if (Array.isArray(json)) return `[${json.map(textOf).join(", ")}]`
  return `{${Object.entries(json)
    .map(([name, each]) => `${JSON.stringify(name)}: ${textOf(each)}`)
    .join(", ")}}`
}

const spaceless = (text: string): string => text.replaceAll(/([,:]) /gu, "$1")

describe("JSON with numbers as they were written", () => {
  it("is the text that was read, where nothing was changed", () => {
    fc.assert(
      fc.property(written, (json) => {
        expect(jsonWrittenAs([textOf(json)], jsonIn(textOf(json)))).toBe(spaceless(textOf(json)))
      }),
      { numRuns: 300 }
    )
  })

  it("keeps all digits of what stands beside a change, and of the entries of a list that grew or shrank", () => {
    fc.assert(
      fc.property(fc.uniqueArray(digits, { minLength: 1, maxLength: 6 }), written, fc.nat(), (list, json, place) => {
        const text = `{"list": [${list.join(", ")}], "rest": ${textOf(json)}, "name": "A"}`
        const read = jsonIn(text)
        const entries: ReadonlyArray<unknown> = isJsonObject(read) && Array.isArray(read["list"]) ? read["list"] : []
        fc.pre(new Set(entries).size === entries.length)
        const at = place % list.length
        const rest = spaceless(textOf(json))
        const changed = { ...Object(read), name: "B", list: entries.toSpliced(at, 1) }
        expect(jsonWrittenAs([text], changed)).toBe(
          `{"list":[${list.toSpliced(at, 1).join(",")}],"rest":${rest},"name":"B"}`
        )
        const grown = { ...Object(read), list: entries.toSpliced(at, 0, 0.5) }
        expect(jsonWrittenAs([text], grown)).toBe(
          `{"list":[${list.toSpliced(at, 0, "0.5").join(",")}],"rest":${rest},"name":"A"}`
        )
      }),
      { numRuns: 300 }
    )
  })

  it("is any value's own JSON, whatever the texts are", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.array(fc.oneof(written.map(textOf), fc.string()), { maxLength: 2 }),
        (value, texts) => {
          expect(isSameJson(jsonIn(jsonWrittenAs(texts, value)), jsonIn(JSON.stringify(value)))).toBe(true)
        }
      ),
      { numRuns: 300 }
    )
  })

  it("goes along with the entries of a list, also where several were moved and one is new", () => {
    const read = '[{"a":1.10},{"b":2.20},{"c":3.30},{"d":4.40}]'
    const value = [{ d: 4.4 }, { c: 3.3 }, { n: 5.5 }, { b: 2.2 }, { a: 1.1 }]
    expect(jsonWrittenAs([read], value)).toBe('[{"d":4.40},{"c":3.30},{"n":5.5},{"b":2.20},{"a":1.10}]')
  })

  it("takes what was typed before what was read", () => {
    const value = { a: 9_007_199_254_740_992, b: [{ c: 1.1 }] }
    const typed = '{"a":9007199254740993}'
    const read = '{"b":[{"c":1.10}],"a":9007199254740992}'
    expect(jsonWrittenAs([typed, read], value)).toBe('{"a":9007199254740993,"b":[{"c":1.10}]}')
    const shorter = '{"a":9007199254740992}'
    expect(jsonWrittenAs([shorter, typed], { a: 9_007_199_254_740_992 })).toBe(shorter)
    expect(jsonWrittenAs(["{", ""], { a: undefined, b: [undefined] })).toBe('{"b":[null]}')
  })
})
