import type { OperationRecord } from "@command-center/domain/operation/operation"
import { sampleOperation } from "@command-center/domain/operation/sample-operation"
import { expect, it } from "vitest"
import type { KeyValueStore } from "./indexed-db-store.ts"
import type { Locks } from "./locks.ts"
import { makeOperationStore } from "./operation-store.ts"
import { makeOperations } from "./operations.ts"

/** A browser with this in its database, and these ids locked by another tab. */
const browser = (entries: ReadonlyArray<readonly [string, unknown]>, elsewhere: ReadonlyArray<string> = []) => {
  const values = new Map(entries)
  const own = new Set<string>()
  const database: KeyValueStore = {
    put: (id, value) => Promise.resolve(void values.set(id, value)),
    remove: (id) => Promise.resolve(void values.delete(id)),
    all: () => Promise.resolve([...values].map(([id, value]) => ({ id, value })))
  }
  const locks: Locks = {
    lock: (id) => {
      if (elsewhere.includes(id) || own.has(id)) return Promise.resolve(false)
      own.add(id)
      return Promise.resolve(true)
    },
    // As a lock is: not free at once.
    release: async (id) => {
      await Promise.resolve()
      own.delete(id)
    },
    locked: () => Promise.resolve(new Set([...elsewhere, ...own]))
  }
  return { values, own, database, store: makeOperationStore(database, locks) }
}

const reader = { userId: 5, now: new Date("2026-11-21T10:00:00.000Z") }
const record = (id: string, change: Partial<OperationRecord> = {}) =>
  [id, sampleOperation(2, { id, ...change })] as const

it("offers what the user began here within 30 days, the latest first, and drops the rest with a reason where broken", async () => {
  const { store, values } = browser(
    [
      record("early", { startedAt: "2026-11-01T10:00:00.000Z" }),
      record("late", { startedAt: "2026-11-20T10:00:00.000Z" }),
      record("old", { startedAt: "2026-10-01T10:00:00.000Z" }),
      record("theirs", { userId: 6 }),
      // Its tab was closed between the last answer and the end.
      record("done", { results: { 1: { status: "accepted" }, 2: { status: "accepted" } } }),
      ["broken", { version: 1 }],
      record("running")
    ],
    ["running"]
  )
  const { records, unreadable } = await store.load(reader)
  expect(records.map(({ id }) => id)).toEqual(["late", "early"])
  expect(unreadable).toEqual(["It is not what this console writes."])
  expect([...values.keys()]).toEqual(["early", "late", "running"])
})

it("does not offer what runs in this tab, and gives an operation to one tab at a time", async () => {
  const { store, own } = browser([record("a"), record("b"), record("c", { userId: 6 })], ["b"])
  await store.begin("a")
  expect((await store.load(reader)).records).toEqual([])
  await store.close("a")
  expect(await store.take("a", reader)).toMatchObject({ id: "a" })
  expect([await store.take("b", reader), await store.take("c", reader), await store.take("gone", reader)]).toEqual([
    null,
    null,
    null
  ])
  expect([...own]).toEqual(["a"])
})

it("keeps every change in order before it says that it is kept", async () => {
  const { store, values } = browser([])
  const operations = makeOperations({
    userId: () => 5,
    now: () => reader.now,
    open: () => Promise.resolve(store),
    tellNotKept: () => undefined
  })
  const start = await operations.begin()
  expect(start).toMatchObject({ userId: 5, startedAt: "2026-11-21T10:00:00.000Z" })
  expect(start.id).toMatch(/^[0-9a-f]{32}$/u)
  for (const status of ["sending", "notSent"] as const) {
    operations.keep(sampleOperation(1, { ...start, results: { 1: { status } } }))
  }
  await operations.kept()
  expect([...values.values()]).toMatchObject([{ ...start, results: { 1: { status: "notSent" } } }])
  expect((await operations.load()).records).toEqual([])
  operations.close(start.id)
  expect((await operations.load()).records).toMatchObject([start])
  expect(await operations.take(start.id)).toMatchObject(start)
  operations.forget(start.id)
  await operations.kept()
  expect(values.size).toBe(0)
})

it("goes on where the browser keeps nothing, and says so once", async () => {
  let told = 0
  const operations = makeOperations({
    userId: () => null,
    now: () => reader.now,
    open: () => Promise.reject(new Error("denied")),
    tellNotKept: () => {
      told += 1
    }
  })
  const start = await operations.begin()
  operations.keep(sampleOperation(1, start))
  await operations.kept()
  expect([start.userId, told]).toEqual([0, 1])
})
