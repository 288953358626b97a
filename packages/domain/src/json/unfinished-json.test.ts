import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isStorableText } from "./storable-text.ts"
import {
  draftText,
  isTypedAs,
  jsonTextOf,
  settledDraft,
  settledJson,
  typedJson,
  unfinishedIn
} from "./unfinished-json.ts"

const typed = (text: string, before?: unknown) => typedJson(text, before)

describe("a setting that is typed as JSON", () => {
  it.each<[string, unknown]>([
    ["", undefined],
    [" \n", undefined],
    ["12", 12],
    [' {"a": [null]} ', { a: [null] }],
    ["null", null]
  ])("%j is what it says", (text, value) => expect(typed(text, 5)).toEqual(value))

  it.each(["12x", '{"a": ', "[1,]", "\0", "9007199254740993", '{"n": 1e400}'])(
    "%j stands in the draft as it was typed, with what the setting was before",
    (text) => {
      const value = typed(text, { a: 1 })
      expect([unfinishedIn(value), jsonTextOf(value), settledJson(value)]).toEqual([
        { text, before: { a: 1 } },
        text,
        { a: 1 }
      ])
      expect(settledJson(typed(`${text}x`, value))).toEqual({ a: 1 })
      expect(unfinishedIn(typed(text))).toEqual({ text, before: undefined })
    }
  )

  it("is nothing that a service could have sent, and no text of a setting is one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 2 }), (text, before) => {
        const value = typed(text, before)
        expect(isStorableText(text) && unfinishedIn(text) !== null).toBe(false)
        expect(unfinishedIn(value) !== null && isStorableText(String(value))).toBe(false)
        expect([isTypedAs(text, value), JSON.parse(JSON.stringify({ value }))]).toEqual([true, { value }])
      })
    )
    expect(["\0", "\0[", "\0[1]", "\0{}", "12x", 12, null, undefined, [], {}].map(unfinishedIn)).toEqual(
      Array.from({ length: 10 }, () => null)
    )
  })

  it.each<[string, unknown, boolean]>([
    ["1.0", 1, true],
    ["", null, true],
    ["", undefined, true],
    ["12x", typed("12x", 12), true],
    ["12x", typed("12xy", 12), false],
    ["12x", 12, false],
    ["12", typed("12x", 12), false]
  ])("%j is shown for as long as it is what the draft has", (text, value, isShown) =>
    expect(isTypedAs(text, value)).toBe(isShown)
  )
})

describe("a draft with a text that is not finished", () => {
  const sound = { name: "A", list: [{ a: 1 }] }
  const draft = { ...sound, free: typed("12x", 12), unset: typed("{"), deep: [{ b: typed("[1") }, typed("nul", "x")] }

  it("is judged and kept by what was there before, the rest being the same", () => {
    const settled = settledDraft(draft)
    expect(settled).toEqual({ ...sound, free: 12, deep: [{}, "x"] })
    expect(Object.hasOwn(settled, "unset")).toBe(false)
    expect(settled["list"]).toBe(sound.list)
    expect(settledDraft(draft)).toBe(settled)
    expect(settledDraft(sound)).toBe(sound)
    expect(settledJson([typed("x")])).toEqual([null])
  })

  it("is one text in which they stand as they were typed", () => {
    expect(JSON.parse(draftText(sound))).toEqual(sound)
    const quoted = { note: 'a "\\u0000[" b', "\\u0000": 1, free: typed('{"a": "\n'), last: true }
    expect(draftText(quoted)).toBe(
      '{\n  "note": "a \\"\\\\u0000[\\" b",\n  "\\\\u0000": 1,\n  "free": {"a": "\n,\n  "last": true\n}'
    )
  })
})
