import { expect, it } from "vitest"
import { isDiskFull } from "./disk-full.ts"

/** As the embedded database throws it: no Error, with a number in place of a code. */
const errnoError = (errno: number) => ({ name: "ErrnoError", errno })

const withCode = (code: string) => Object.assign(new Error("write"), { code })

it.each([
  [withCode("ENOSPC"), true],
  [withCode("EDQUOT"), true],
  [withCode("53100"), true],
  [new Error("query", { cause: new Error("inner", { cause: withCode("53100") }) }), true],
  [errnoError(51), true],
  [errnoError(44), false],
  [withCode("EACCES"), false],
  [withCode("23505"), false],
  [new Error("no cause"), false],
  ["ENOSPC", false],
  [null, false]
])("%o is a full disk: %s", (error, expected) => {
  expect(isDiskFull(error)).toBe(expected)
})
