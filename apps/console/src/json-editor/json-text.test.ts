import { json } from "@codemirror/lang-json"
import { indentUnit, syntaxTree } from "@codemirror/language"
import { EditorState } from "@codemirror/state"
import fc from "fast-check"
import { describe, expect, it, vi } from "vitest"
import { foundPlaces, mostPlaces, placeAfter } from "./found-places.ts"
import { keyChange, type PressedKey } from "./json-keys.ts"
import { changeBetween, placeAt, withPlainLines } from "./text-change.ts"

describe("finding", () => {
  it("takes a term to the letter, in any case, without overlaps", () => {
    expect(foundPlaces('{"a.b": "A.B", "axb": 1}', "a.b")).toEqual([
      { from: 2, to: 5 },
      { from: 9, to: 12 }
    ])
    expect(foundPlaces("aaaa", "aa")).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 4 }
    ])
    expect([foundPlaces("abc", ""), foundPlaces("abc", "x")]).toEqual([[], []])
    expect(foundPlaces("İx", "x")).toEqual([{ from: 1, to: 2 }])
  })

  it("finds no more than anybody looks through", () => {
    expect(foundPlaces("x".repeat(5000), "x")).toHaveLength(mostPlaces)
  })

  it("any term is found where it was put", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, term, after) => {
        const text = `${before}${term}${after}`
        expect(foundPlaces(text, term)).not.toEqual([])
      })
    )
  })

  it("begins at the caret, else again from the start", () => {
    const places = foundPlaces("a b a", "a")
    expect([placeAfter(places, 0), placeAfter(places, 1), placeAfter(places, 5), placeAfter([], 3)]).toEqual([
      0, 1, 0, 0
    ])
  })
})

describe("a change between two texts", () => {
  it("leads from the one to the other, and is none where they are the same", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (start, one, other, end) => {
        const [before, after] = [`${start}${one}${end}`, `${start}${other}${end}`]
        const change = changeBetween(before, after)
        expect(change === null).toBe(before === after)
        if (change === null) return
        expect(`${before.slice(0, change.from)}${change.insert}${before.slice(change.to)}`).toBe(after)
      })
    )
  })

  it("touches no more than what differs", () => {
    expect(changeBetween('{"a": 1, "b": 2}', '{"a": 1, "b": 3}')).toEqual({ from: 14, to: 15, insert: "3" })
    expect(changeBetween("aa", "aaa")).toEqual({ from: 2, to: 2, insert: "a" })
  })
})

it("lines end as in a text field, and places are counted in them", () => {
  expect(withPlainLines("a\r\nb\rc\n")).toBe("a\nb\nc\n")
  expect([placeAt("ab\ncd", { line: 2, column: 2 }), placeAt("ab\ncd", { line: 9, column: 9 })]).toEqual([4, 5])
})

describe("keys", () => {
  const plain: PressedKey = { key: "Enter", ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  const pressed = (doc: string, from: number, to: number, key: Partial<PressedKey>) =>
    keyChange(
      EditorState.create({ doc, selection: { anchor: from, head: to }, extensions: [json(), indentUnit.of("  ")] }),
      { ...plain, ...key }
    )

  it("Enter goes on in the line below, further in behind a bracket", () => {
    expect(pressed('{\n  "a": [', 10, 10, {})).toEqual({ from: 10, to: 10, insert: "\n    ", selection: [15, 15] })
    expect(pressed("{}", 1, 1, {})).toEqual({ from: 1, to: 1, insert: "\n  \n", selection: [4, 4] })
  })

  it("Enter indents also where a busy machine had no time to parse the text", () => {
    const clock = vi.spyOn(Date, "now").mockReturnValueOnce(0).mockReturnValueOnce(1000)
    const state = EditorState.create({
      doc: '{\n  "a": [',
      selection: { anchor: 10 },
      extensions: [json(), indentUnit.of("  ")]
    })
    clock.mockRestore()
    expect(syntaxTree(state).length).toBeLessThan(10)
    expect(keyChange(state, plain)?.insert).toBe("\n    ")
  })

  it("Control and a bracket move lines in and out", () => {
    expect(pressed("a\nb", 0, 3, { key: "]", ctrlKey: true })).toEqual({
      from: 0,
      to: 2,
      insert: "  a\n  ",
      selection: [2, 7]
    })
    expect(pressed("  a", 3, 3, { key: "[", metaKey: true })).toEqual({ from: 0, to: 2, insert: "", selection: [1, 1] })
  })

  it("all others are the browser's, Tab first of all", () => {
    const others = [{ key: "Tab" }, { key: "a" }, { key: "Enter", shiftKey: true }, { key: "Enter", altKey: true }]
    expect(others.map((key) => pressed("{}", 1, 1, key))).toEqual([null, null, null, null])
  })
})
