import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { patternProgram } from "./pattern-program.ts"
import { patternParts } from "./pattern-syntax.ts"
import { safePattern } from "./safe-pattern.ts"

const byProgram = (pattern: string, text: string): boolean | null => {
  const parts = patternParts(pattern)
  return parts === null ? null : (patternProgram(parts)?.(text) ?? null)
}

const atoms = fc.constantFrom(
  "a",
  "b",
  ".",
  "[ab]",
  "[^a]",
  "\\d",
  "\\w",
  "\\.",
  "[\\]-]",
  "\\u{61}",
  "é",
  "😀",
  "\\p{L}"
)
const ends = fc.constantFrom("^", "$", "\\b", "\\B")
const signs = fc.constantFrom("", "", "*", "+", "?", "{2}", "{1,2}", "{0,3}?", "{1,}", "+?")

const patterns = fc.letrec<{ pattern: string }>((tie) => {
  const group = fc.tuple(fc.constantFrom("(", "(?:", "(?<n>"), tie("pattern"), signs)
  const look = fc.tuple(fc.constantFrom("(?=", "(?!", "(?<=", "(?<!"), tie("pattern"))
  return {
    pattern: fc.oneof(
      { maxDepth: 3 },
      fc.tuple(atoms, signs).map((parts) => parts.join("")),
      ends,
      fc.array(tie("pattern"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("")),
      fc.tuple(tie("pattern"), tie("pattern")).map((parts) => parts.join("|")),
      group.map(([open, inner, sign]) => `${open}${inner})${sign}`),
      look.map(([open, inner]) => `${open}${inner})`)
    )
  }
}).pattern

const nativeOf = (pattern: string): RegExp | null => {
  try {
    return new RegExp(pattern, "u")
  } catch {
    return null
  }
}

const texts = fc
  .array(fc.constantFrom("a", "b", "1", ".", "-", " ", "é", "]"), { maxLength: 7 })
  .map((all) => all.join(""))

describe("a pattern", () => {
  it("says of any text what the browser says", () => {
    fc.assert(
      fc.property(patterns, fc.array(texts, { minLength: 1, maxLength: 5 }), (pattern, some) => {
        const native = nativeOf(pattern)
        fc.pre(native !== null)
        const verdicts = some.map((text) => native?.test(text))
        expect([pattern, some.map((text) => byProgram(pattern, text))]).toEqual([pattern, verdicts])
        expect([pattern, some.map((text) => safePattern(pattern)?.test(text))]).toEqual([pattern, verdicts])
      }),
      { numRuns: 3000 }
    )
  })

  it.each([
    ["^([01]\\d|2[0-3]):[0-5]\\d$", "23:59", "24:00"],
    ["^\\d+\\.\\d+\\.\\d+\\.\\d+$", "5.0.0.3018", "5.0.0"],
    ["^([1-2])(\\.(([1-9]\\d*)|0)){0,2}$", "1.0.10", "1.01"],
    ["^(?=.*[a-z])(?=.*\\d)[a-z\\d]{8,}$", "abcdefg1", "abcdefgh"],
    ["^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$", "a-b.example.com", "-a.example.com"],
    ["^(['\"])[^'\"]*\\1$", "'a'", "'a\""],
    ["\\uD83D\\uDE00", "😀", "a"]
  ])("%s takes %j and not %j", (pattern, taken, other) =>
    expect([safePattern(pattern)?.test(taken), safePattern(pattern)?.test(other)]).toEqual([true, false])
  )

  it.each([
    ["^(a|a)*$"],
    ["^(a|aa)+$"],
    ["^(a+)+$"],
    ["^(a*)*b?$"],
    ["^.*.*.*.*.*.*.*.*$"],
    ["^(\\w+\\s?)*$"],
    ["(a?){40}a{40}c"],
    ["^(?=(a+)+$)"]
  ])("%s does not hang on a text that is made for it", (pattern) => {
    expect(safePattern(pattern)?.test(`${"a".repeat(2000)}\n!`)).toBe(false)
    expect(safePattern(pattern)?.test(`${"a".repeat(200)}\n!`)).toBe(false)
  })

  it.each([["("], ["[b-a]"], ["a{2000}{2000}"], ["^(a+)(b+)(c+)(d+)\\1$"], ["(?<n>(a+)+)\\k<n>"]])(
    "%s is refused",
    (pattern) => expect(safePattern(pattern)).toBeNull()
  )

  it("that refers back to itself is not tried on long texts", () =>
    expect(safePattern("^(a)\\1*$")?.test("a".repeat(1000))).toBe(false))
})
