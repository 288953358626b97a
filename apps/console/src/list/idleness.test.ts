import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { tellIdleness } from "./idleness.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it("tells when nobody was there for five minutes, and when somebody is again, until it is stopped", () => {
  const told: Array<string> = []
  const page = document.implementation.createHTMLDocument()
  const stop = tellIdleness({ send: ({ type }) => told.push(type) }, page)
  vi.advanceTimersByTime(299_000)
  page.dispatchEvent(new Event("keydown"))
  vi.advanceTimersByTime(299_999)
  expect(told).toEqual(["user.active"])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(["user.active", "user.idle"])
  page.dispatchEvent(new Event("pointermove"))
  page.dispatchEvent(new Event("wheel"))
  expect(told).toEqual(["user.active", "user.idle", "user.active"])
  vi.advanceTimersByTime(300_000)
  expect(told.at(-1)).toBe("user.idle")
  stop()
  page.dispatchEvent(new Event("pointerdown"))
  vi.advanceTimersByTime(600_000)
  expect(told).toEqual(["user.active", "user.idle", "user.active", "user.idle"])
})
