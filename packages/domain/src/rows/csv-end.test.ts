import fc from "fast-check"
import { expect, it } from "vitest"
import { makeCsvEnd } from "./csv-end.ts"
import { type CsvValue, csvLine } from "./row-csv.ts"

const isWhole = (...pieces: ReadonlyArray<Uint8Array | string>): boolean => {
  const end = makeCsvEnd()
  for (const piece of pieces) end.take(typeof piece === "string" ? new TextEncoder().encode(piece) : piece)
  return end.isWhole()
}

it.each([
  ["a,b\r\n1,2\r\n", true],
  ["a,b\n1,2", true],
  ["a,b\n1,", true],
  ["a,b\n1", false],
  ["a,b\n\n", true],
  ["a,b", true],
  ["", true],
  ["a\n1\n2", true],
  ['a,b\n1,"x', false],
  ['a,b\n1,"x\n', false],
  ['a,b\n1,"x"', true],
  ['a,b\n1,"x""', false],
  ['a,b\n1,"x,y"', true],
  ['a,b\n"1,2"', false],
  ['a,b\n5" pipe,2', true],
  ["a,b,c\n1,2,3\n4,5", false],
  ["a,b,c\r4,5\r", true],
  ['\uFEFF"a,b"\n1', true],
  ["\uFEFFé,b\n1", false]
])("%j is whole: %j", (text, expected) => {
  expect(isWhole(text)).toBe(expected)
})

it("does not judge text of two bytes a character", () => {
  expect(isWhole(Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x2c, 0, 0x62, 0, 0x0a, 0, 0x31, 0))).toBe(true)
  expect(isWhole(Uint8Array.of(0x61, 0, 0x2c, 0, 0x62, 0, 0x0a, 0, 0x31, 0))).toBe(true)
})

it("comes to the same however the bytes are cut, and takes every file of ours as whole", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "=", "\r", "\n", '"', ",", "é", " ") })
  const value: fc.Arbitrary<CsvValue> = fc.oneof(text, fc.integer(), fc.constant(null))
  const table = fc.array(fc.tuple(value, value, value), { minLength: 1 })
  fc.assert(
    fc.property(table, fc.nat(), (rows, seed) => {
      const bytes = new TextEncoder().encode(rows.map(csvLine).join(""))
      const cut = seed % (bytes.length + 1)
      expect(isWhole(bytes)).toBe(true)
      expect(isWhole(bytes.slice(0, cut), bytes.slice(cut))).toBe(true)
      expect(isWhole(bytes.slice(0, cut))).toBe(
        isWhole(...Array.from(bytes.slice(0, cut), (byte) => Uint8Array.of(byte)))
      )
    }),
    { numRuns: 500 }
  )
})
