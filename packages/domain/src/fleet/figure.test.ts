import { expect, it } from "vitest"
import { shareOf } from "./figure.ts"

it("a share is no larger than the limit that it equals, whatever its binary fraction", () => {
  const wrong = Array.from({ length: 101 }, (_, share) => share).filter((share) =>
    [100, 1_000, 100_000].some((whole) => shareOf((share * whole) / 100, whole) !== share)
  )
  expect(wrong).toEqual([])
})
