import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { longUnseen, tellConnection } from "./connection.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const listen = (isOnline = true) => {
  const told: Array<string> = []
  return { told, stop: tellConnection(({ type }) => told.push(type), { isOnline: () => isOnline }) }
}

it("tells what the browser tells of the connection, at once where there is none, until it is stopped", () => {
  const { told, stop } = listen(false)
  window.dispatchEvent(new Event("online"))
  window.dispatchEvent(new Event("offline"))
  stop()
  window.dispatchEvent(new Event("online"))
  window.dispatchEvent(new Event("offline"))
  expect(told).toEqual(["connection.lost", "connection.returned", "connection.lost"])
})

it("tells that the machine slept, and not that time passed", () => {
  const { told, stop } = listen()
  vi.advanceTimersByTime(3 * longUnseen)
  expect(told).toEqual([])
  vi.setSystemTime(Date.now() + longUnseen)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual(["page.woken"])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

it("tells that nobody saw the page for long when it is seen again, and not that somebody looked away", () => {
  const { told, stop } = listen()
  const hidden = vi.spyOn(document, "hidden", "get")
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(new Event("visibilitychange"))
  }
  turn(true)
  vi.advanceTimersByTime(60_000)
  turn(false)
  expect(told).toEqual([])
  turn(true)
  vi.advanceTimersByTime(longUnseen + 60_000)
  expect(told).toEqual([])
  turn(false)
  stop()
  vi.advanceTimersByTime(longUnseen + 60_000)
  turn(false)
  hidden.mockRestore()
  expect(told).toEqual(["page.woken"])
})
