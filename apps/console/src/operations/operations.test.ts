import { sampleOperation } from "@command-center/domain/operation/sample-operation"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { makeOperations } from "./operations.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("a browser that never answers keeps nothing: it is told once, and what is sent waits for it once", async () => {
  const tellNotKept = vi.fn<() => void>()
  const operations = makeOperations({
    userId: () => 5,
    now: () => new Date("2026-11-20T15:15:00.000Z"),
    open: () => new Promise(() => undefined),
    tellNotKept
  })
  operations.keep(sampleOperation(1))
  const settled = vi.fn<() => void>()
  void operations.kept().then(settled)
  await vi.advanceTimersByTimeAsync(4_999)
  expect([settled.mock.calls.length, tellNotKept.mock.calls.length]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([settled.mock.calls.length, tellNotKept.mock.calls.length]).toEqual([1, 1])
  operations.keep(sampleOperation(1))
  await operations.kept()
  expect(tellNotKept).toHaveBeenCalledTimes(1)
})
