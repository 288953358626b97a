import { expect, it } from "vitest"
import { isAskedAnew, isKeptForGood } from "./caching.ts"

it.each<readonly [string | null, boolean, boolean]>([
  [null, false, false],
  ["", false, false],
  ["no-store", true, false],
  ["private, No-Cache", true, false],
  ["max-age=0", true, false],
  ["max-age=600", false, false],
  ["public, max-age=31536000", false, false],
  ["public, max-age=31535999, immutable", false, false],
  ["public, max-age=31536000, immutable", false, true],
  ["immutable", false, false],
  ["no-store, max-age=31536000, immutable", true, false]
])("%s: asked anew %s, kept for good %s", (cacheControl, asked, kept) =>
  expect([isAskedAnew(cacheControl), isKeptForGood(cacheControl)]).toEqual([asked, kept])
)
