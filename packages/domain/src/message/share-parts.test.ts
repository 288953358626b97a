import { expect, it } from "vitest"
import { shareParts } from "./share-parts.ts"

it("a share that is neither none nor all is never told as such", () => {
  const parts = (value: number, of: number, digits: number) => {
    const { bound, share } = shareParts(value, of, digits)
    return `${bound ?? ""} ${share}`.trim()
  }
  expect([parts(0, 300, 0), parts(1, 300, 0), parts(150, 300, 0), parts(299, 300, 0), parts(300, 300, 0)]).toEqual([
    "0",
    "under 1",
    "50",
    "over 99",
    "100"
  ])
  expect([parts(1, 3000, 1), parts(1, 1200, 1), parts(2999, 3000, 1)]).toEqual(["under 0.1", "0.1", "over 99.9"])
})
