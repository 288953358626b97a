import fc from "fast-check"
import { expect, it } from "vitest"
import { isInstallPath } from "./install-path.ts"

/** The rule said plainly, character by character. */
const plainly = (text: string): boolean => {
  const [drive = "", colon = "", ...rest] = text
  const letters = "abcdefghijklmnopqrstuvwxyz"
  if (!(letters.includes(drive) || letters.toUpperCase().includes(drive)) || drive === "" || colon !== ":") return false
  const segments: Array<string> = []
  for (const character of rest) {
    const last = segments.length - 1
    if (character === "\\" || character === "/") segments.push("")
    else if (last < 0) return false
    else segments[last] = `${segments[last] ?? ""}${character}`
  }
  if (segments.length > 1 && segments.at(-1) === "") segments.pop()
  const isName = (name: string) =>
    [...name].some((character) => character !== "." && character !== " ") &&
    [...name].every((character) => !'*?"<>|:'.includes(character) && (character.codePointAt(0) ?? 0) >= 32)
  return segments.length > 0 && segments.every(isName)
}

const pieces = fc.constantFrom("c", "D", "1", ":", "\\", "/", ".", " ", "ab", "é", "*", '"', "\u0001", "\n")
const likely = fc
  .tuple(
    fc.constantFrom("c:", "D:", "c", ":"),
    fc.array(fc.tuple(fc.constantFrom("\\", "/", ""), fc.string({ unit: pieces, maxLength: 3 })), { maxLength: 4 }),
    fc.constantFrom("", "\\", "/")
  )
  .map(([drive, segments, end]) => `${drive}${segments.map((each) => each.join("")).join("")}${end}`)

it("is a path where the rule said plainly says so", () => {
  fc.assert(
    fc.property(fc.oneof(likely, fc.string({ unit: pieces }), fc.string()), (text) => {
      expect(isInstallPath(text)).toBe(plainly(text))
    }),
    { numRuns: 5000 }
  )
})

it("is told of a text of any length", () => {
  const long = [`c:${"\\a".repeat(100_000)}*`, `c:\\${" ".repeat(100_000)}x`, `c:\\${". ".repeat(100_000)}`]
  expect(long.map(isInstallPath)).toEqual([false, true, false])
})
