import { expect, it } from "vitest"
import { ageText } from "./age-text.ts"

it.each([
  [-5, "just now"],
  [29, "just now"],
  [30, "1 min ago"],
  [89, "1 min ago"],
  [90, "2 min ago"],
  [59 * 60, "59 min ago"],
  [3600 - 29, "1 h ago"],
  [2 * 3600 - 1, "1 h ago"],
  [24 * 3600 - 1, "23 h ago"],
  [49 * 3600, "2 d ago"]
])("%s seconds ago is %s", (seconds, text) => {
  const now = new Date("2026-11-24T09:00:00.000Z")
  expect(ageText(new Date(now.getTime() - seconds * 1000).toISOString(), now)).toBe(text)
})
