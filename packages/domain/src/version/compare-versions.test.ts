import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compareVersions } from "./compare-versions.ts"
import { fourPartVersion, versionParts } from "./four-part-version.ts"
import { type Product, sortProducts } from "./version-product.ts"

const parts = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(12), fc.nat(4000))
const texts = fc.oneof(
  parts.map((numbers) => numbers.join(".")),
  fc
    .tuple(fc.constantFrom("UTG ", "v", "track ga "), parts)
    .map(([before, numbers]) => `${before}${numbers.join(".")}`),
  fc.constantFrom("", "5.0.1", "5.0.0", "track ga")
)
const product = (version: string, generalAvailability = false): Product => ({
  version,
  downloadLocation: "https://downloads.example",
  generalAvailability
})

describe("the order of versions", () => {
  it.each([
    ["5.0.0.3018", "5.0.0.3018", 0],
    ["UTG 5.0.0.3018", "5.0.0.3018 beta", 0],
    ["05.0.0.1", "5.0.0.01", 0],
    ["5.0.0.900", "5.0.0.3018", -1],
    ["5.0.1.0", "5.0.0.3018", 1],
    ["4.9.9.9", "5.0.0.0", -1],
    ["5.1.0.0", "5.0.9.0", 1],
    ["", "0.0.0.0", -1],
    ["0.0.0.0", "9.9.9", 1],
    ["a", "b", -1],
    ["b", "a", 1],
    ["a", "a", 0]
  ])("of %j and %j is %i", (left, right, sign) => {
    expect(Math.sign(compareVersions(left, right))).toBe(sign)
  })

  it("is a total order of versions", () => {
    fc.assert(
      fc.property(texts, texts, texts, (a, b, c) => {
        const [ab, ba, bc, ac] = [
          compareVersions(a, b),
          compareVersions(b, a),
          compareVersions(b, c),
          compareVersions(a, c)
        ]
        expect(Math.sign(ab) + Math.sign(ba)).toBe(0)
        expect(ab === 0).toBe((fourPartVersion(a) ?? a) === (fourPartVersion(b) ?? b))
        expect(ab > 0 || bc > 0 || ac <= 0).toBe(true)
      }),
      { numRuns: 1000 }
    )
  })

  it("is that of the numbers, read one after the other", () => {
    fc.assert(
      fc.property(parts, parts, (left, right) => {
        const weight = ([a, b, c, d]: readonly [number, number, number, number]) =>
          ((a * 100 + b) * 100 + c) * 10_000 + d
        expect(Math.sign(compareVersions(left.join("."), right.join(".")))).toBe(
          Math.sign(weight(left) - weight(right))
        )
      }),
      { numRuns: 1000 }
    )
  })

  it("is that of what is offered: 'track ga' first, then newest to oldest, nothing lost [B7-39]", () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 8 }), (versions) => {
        const sorted = sortProducts(versions.map((version) => product(version))).map(({ version }) => version)
        expect(sorted.toSorted()).toEqual(versions.toSorted())
        const isTrack = (version: string) => version.includes("track ga")
        expect(sorted.map(isTrack)).toEqual(sorted.map(isTrack).toSorted((a, b) => Number(b) - Number(a)))
        const misplaced = sorted.filter((version, at) => {
          const next = sorted[at + 1]
          return next !== undefined && isTrack(version) === isTrack(next) && compareVersions(version, next) < 0
        })
        expect(misplaced).toEqual([])
      }),
      { numRuns: 1000 }
    )
  })
})

describe("the parts of a version", () => {
  it("are read back from its text [B5-58]", () => {
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom("", "UTG ", "version:"),
        fc.constantFrom("", " (ga)", ".7"),
        (numbers, before, after) => {
          expect(versionParts(`${before}${numbers.join(".")}${after}`)).toEqual(numbers)
        }
      ),
      { numRuns: 1000 }
    )
    expect([versionParts(""), versionParts("5.0.0")]).toEqual([null, null])
  })
})
