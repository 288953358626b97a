import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lostNumberIssue, lostNumberIssueIn } from "./kept-number.ts"

const digits = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const runs = { numRuns: 500 }

/** What the browser writes for a whole number, which may be other digits than those it holds. */
const shortest = (whole: bigint): bigint => {
  const [mantissa = "", exponent = "0"] = String(Number(whole)).split("e+")
  const [before = "", after = ""] = mantissa.split(".")
  return BigInt(`${before}${after}`) * 10n ** BigInt(Number(exponent) - after.length)
}

describe("a number that is typed", () => {
  it("is refused exactly where the browser would write another whole number, and named then", () => {
    fc.assert(
      fc.property(fc.oneof(digits, fc.maxSafeInteger().map(BigInt)), (whole) => {
        const issue = lostNumberIssue(String(whole))
        const isKept = shortest(whole) === whole
        expect(issue ?? "").toContain(isKept ? "" : `${whole} has more digits than can be kept here`)
        expect(issue === null).toBe(isKept)
      }),
      runs
    )
  })

  it("is taken with fifteen digits wherever its point stands, with zeros that say nothing, and as the browser writes it", () => {
    const fifteen = fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 })
    fc.assert(
      fc.property(fifteen, fc.integer({ min: -200, max: 200 }), fc.nat({ max: 9 }), (number, place, zeros) => {
        expect(lostNumberIssue(`${number}e${place}`)).toBeNull()
        expect(lostNumberIssue(`${number}.${"0".repeat(zeros)}E+0`)).toBeNull()
      }),
      runs
    )
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (number) => {
        expect(lostNumberIssue(String(number))).toBeNull()
        expect(lostNumberIssueIn(JSON.stringify([{ a: number }]))).toBeNull()
      }),
      runs
    )
  })

  it("is told what it would become, beyond all numbers that it is, and other text is none", () => {
    expect(lostNumberIssue("12345678901234567890")).toBe(
      "Bad input. 12345678901234567890 has more digits than can be kept here: it would become 12345678901234567000. Use at most 15 digits."
    )
    expect(lostNumberIssue(" -0.12345678901234567891 ")).toContain("it would become -0.12345678901234568.")
    const beyond = "is beyond the numbers that can be kept here."
    expect([lostNumberIssue("1e400"), lostNumberIssue("-1e-400")]).toEqual([
      expect.stringContaining(`1e400 ${beyond}`),
      expect.stringContaining(`-1e-400 ${beyond}`)
    ])
    expect(["", "-", ".", "abc", "1.2.3", "0x10", "-0", "0e999", "1.10"].map(lostNumberIssue)).toEqual(
      Array.from({ length: 9 }, () => null)
    )
    expect(lostNumberIssueIn('{"a": "9007199254740993", "b": [1.10, true]}')).toBeNull()
    expect(lostNumberIssueIn('{"b": [1.10, 9007199254740993]}')).toContain("it would become 9007199254740992.")
  })
})
