import { afterEach, expect, it, vi } from "vitest"
import { takeTurn } from "./take-turn.ts"

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

it.each([
  ["has no locks", {}],
  ["denies them", { locks: { request: () => Promise.reject(new DOMException("denied", "SecurityError")) } }]
])("nobody waits for a browser that %s", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator)
  const endTurn = await takeTurn("alerts.1", signal)
  expect(endTurn()).toBeUndefined()
})

it("the turn is kept until it is ended", async () => {
  let isHeld = false
  const request = async (_name: string, _options: LockOptions, hold: () => Promise<void>) => {
    isHeld = true
    await hold()
    isHeld = false
  }
  vi.stubGlobal("navigator", { locks: { request } })
  const endTurn = await takeTurn("alerts.1", signal)
  expect(isHeld).toBe(true)
  endTurn()
  await vi.waitFor(() => expect(isHeld).toBe(false))
})
