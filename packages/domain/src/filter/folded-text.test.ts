import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { folded, orderOfTexts } from "./folded-text.ts"

const wellFormed = fc.string({ unit: "binary", maxLength: 12 })

describe("a folded text", () => {
  it.each([
    ["Harbour COFFEE", "harbour coffee"],
    ["ÀÉÎ ЯЖ", "àéî яж"],
    ["ΣΊΣΥΦΟΣ", "σίσυφοσ"],
    ["ς", "ς"],
    ["İI", "ii"],
    ["ıß", "ıß"],
    ["ẞ\u212A", "ßk"],
    ["𐐀", "𐐨"],
    ["Ǆǅǆ", "ǆǆǆ"],
    ["", ""],
    [" % \\ _ ", " % \\ _ "]
  ])("of %j is %j", (text, expected) => {
    expect(folded(text)).toBe(expected)
  })

  it("folds each character by itself, into one character that stays", () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        const characters = Array.from(text).map(folded)
        expect(folded(text)).toBe(characters.join(""))
        expect(characters.filter((each) => Array.from(each).length !== 1)).toEqual([])
        expect(folded(folded(text))).toBe(folded(text))
      }),
      { numRuns: 2000 }
    )
  })
})

describe("the order of texts", () => {
  it.each([
    ["a", "b", -1],
    ["b", "a", 1],
    ["a", "a", 0],
    ["", "", 0],
    ["", "a", -1],
    ["ab", "a", 1],
    ["a", "ab", -1],
    ["a", "a\0", -1],
    ["a\0", "a", 1],
    ["Z", "a", -1],
    ["z", "é", -1],
    ["😀", "\uFFFD", 1],
    ["\uE000", "😀", -1]
  ])("of %j and %j is that of their code points", (left, right, expected) => {
    expect(Math.sign(orderOfTexts(left, right))).toBe(expected)
  })

  it("is that of their bytes in UTF-8, in which a database in the C locale compares", () => {
    fc.assert(
      fc.property(wellFormed, wellFormed, (left, right) => {
        expect(Math.sign(orderOfTexts(left, right))).toBe(Buffer.compare(Buffer.from(left), Buffer.from(right)))
      }),
      { numRuns: 2000 }
    )
  })
})
