import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { jsonErrorIn } from "./json-error.ts"

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe("where a text stops being JSON", () => {
  it.each([
    ['{\n  "a": 1,\n  "b": tru\n}', { line: 3, column: 8, found: "tru" }],
    ['{"a": 1,}', { line: 1, column: 9, found: "}" }],
    ["[1 2]", { line: 1, column: 4, found: "2" }],
    ['{"a" 1}', { line: 1, column: 6, found: "1" }],
    ["{a: 1}", { line: 1, column: 2, found: "a" }],
    ['{"a": 1', { line: 1, column: 8, found: null }],
    ["", { line: 1, column: 1, found: null }],
    [" \n ", { line: 2, column: 2, found: null }],
    ["{} {}", { line: 1, column: 4, found: "{" }],
    ["[1}", { line: 1, column: 3, found: "}" }],
    ["]", { line: 1, column: 1, found: "]" }],
    ["[,1]", { line: 1, column: 2, found: "," }],
    ["01", { line: 1, column: 2, found: "1" }],
    ['"a\nb"', { line: 1, column: 1, found: '"' }],
    ["[1,\r\n 'x']", { line: 2, column: 2, found: "'" }]
  ])("%j", (text, error) => expect(jsonErrorIn(text)).toEqual(error))

  it("is nowhere in what the browser writes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(jsonErrorIn(JSON.stringify(json, null, 2))).toBeNull()
      })
    )
  })

  it("is somewhere exactly where the browser cannot read it", () => {
    const parts = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"a"',
      "1",
      "-",
      "0",
      ".5",
      "e9",
      "true",
      "nul",
      " ",
      "\n",
      '"\\x"'
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
        const text = some.join("")
        expect([text, jsonErrorIn(text) === null]).toEqual([text, parses(text)])
      }),
      { numRuns: 2000 }
    )
  })
})
