import fc from "fast-check"
import { expect, it } from "vitest"
import { runToEnd } from "./resumable.ts"
import { ordering } from "./text-order.ts"

const all = (texts: ReadonlyArray<string>) => Uint32Array.from(texts.keys())
const orderOf = (texts: ReadonlyArray<string>, chosen: Uint32Array) => runToEnd(ordering(texts, chosen))
const ordered = (texts: ReadonlyArray<string>) => Array.from(orderOf(texts, all(texts)), (index) => texts[index])
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

it("orders texts by their code units, each once", () => {
  const unit = fc.constantFrom("a", "b", "\0", "z", "é", "\uFFFF", "\uD83D", "\u{1F600}")
  const long = fc.string({ unit, maxLength: 6 }).map((text) => `till-till-${text}`)
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit, maxLength: 5 }), long), { maxLength: 60 }), (texts) => {
      expect(ordered(texts)).toEqual(texts.toSorted(compare))
      expect(orderOf(texts, all(texts)).toSorted()).toEqual(all(texts))
    }),
    { numRuns: 1000 }
  )
})

it("orders only those that are chosen, and leaves the choice as it was", () => {
  const chosen = Uint32Array.of(3, 1, 0)
  expect([orderOf(["c", "b", "x", "a"], chosen), chosen]).toEqual([Uint32Array.of(3, 1, 0), Uint32Array.of(3, 1, 0)])
  expect(orderOf(["a", "b", "x", "c"], chosen)).toEqual(Uint32Array.of(0, 1, 3))
  expect(chosen).toEqual(Uint32Array.of(3, 1, 0))
  expect(orderOf(["a"], new Uint32Array(0))).toEqual(new Uint32Array(0))
})

it("orders many that are equal, many that differ late and those in order already", () => {
  const long = "x".repeat(3000)
  const texts = Array.from(
    { length: 300 },
    (_, index) => `${long}${index % 7 === 0 ? "" : String(index).padStart(3, "0")}`
  )
  expect(ordered(texts)).toEqual(texts.toSorted(compare))
  expect(ordered(texts.toSorted(compare))).toEqual(texts.toSorted(compare))
  expect(ordered(texts.toSorted(compare).toReversed())).toEqual(texts.toSorted(compare))
})
