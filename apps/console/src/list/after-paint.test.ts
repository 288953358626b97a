import { afterEach, expect, it, vi } from "vitest"
import { afterPaint } from "./after-paint.ts"

afterEach(() => vi.restoreAllMocks())

it("settles behind the next frame", async () => {
  const told: Array<string> = []
  requestAnimationFrame(() => told.push("frame"))
  await afterPaint()
  expect(told).toEqual(["frame"])
})

it("settles without a frame where nobody can see the page", async () => {
  vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0)
  await expect(afterPaint()).resolves.toBe(undefined)
})
