import fc from "fast-check"
import { expect, it } from "vitest"
import { countText } from "./count-text.ts"

it("writes every count as the platform does", () => {
  const byPlatform = new Intl.NumberFormat("en-US")
  fc.assert(
    fc.property(fc.oneof(fc.nat(2000), fc.maxSafeNat()), (count) => {
      expect(countText(count)).toBe(byPlatform.format(count))
    })
  )
})
