import { expect, it } from "vitest"
import { ownTimeZone } from "./own-time-zone.ts"

it("is Temporal's, and Intl's where there is no Temporal", () => {
  expect(ownTimeZone({ Temporal: { Now: { timeZoneId: () => "Asia/Tokyo" } } })).toBe("Asia/Tokyo")
  expect(ownTimeZone({})).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
