// @vitest-environment node
import { Result } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type KeptRows, makeKeptLists } from "./kept-lists.ts"

const rows: KeptRows = { find: () => [], facets: () => [] }
const at = (businessEntityId: number) => ({ list: "utgs", businessEntityId, predicates: [] }) as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("rows that arrived are kept for a while, by list and account, and those of a failed or overtaken load are not", async () => {
  const kept = makeKeptLists(1000)
  await kept.expect(at(12), Promise.resolve(Result.succeed(rows)))
  await kept.expect(at(13), Promise.resolve(null))
  expect(await kept.expect(at(14), Promise.reject(new Error("left")))).toBeNull()
  expect([kept.rows(at(12)), kept.rows(at(13)), kept.rows(at(14)), kept.coming(at(12))]).toEqual([
    rows,
    null,
    null,
    null
  ])
  expect(kept.rows({ ...at(12), list: "tasks" })).toBeNull()
  vi.advanceTimersByTime(999)
  expect(kept.rows(at(12))).toBe(rows)
  vi.advanceTimersByTime(1)
  expect(kept.rows(at(12))).toBeNull()
})

it("another account, or none, lets go of what was kept, and what still arrives of the one before is not kept", async () => {
  const kept = makeKeptLists(1000)
  await kept.expect(at(12), Promise.resolve(Result.succeed(rows)))
  const late = kept.expect(at(12), Promise.resolve(Result.succeed(rows)))
  kept.keepOnly(12)
  expect(kept.rows(at(12))).toBe(rows)
  kept.keepOnly(null)
  expect(kept.rows(at(12))).toBeNull()
  expect(await late).toEqual(Result.succeed(rows))
  expect(kept.rows(at(12))).toBeNull()
  kept.keepOnly(12)
  await kept.expect(at(12), Promise.resolve(Result.succeed(rows)))
  expect(kept.rows(at(12))).toBe(rows)
})
