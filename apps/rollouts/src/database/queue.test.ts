import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type OpenDatabase, openDatabase } from "./open.ts"
import { jobNames, openQueue } from "./queue.ts"

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabase(null, null)
})
afterAll(() => database.close())

it("what pg-boss writes of a job that outlasted the end is neither carried out nor answered", async () => {
  const queue = await openQueue(database, () => undefined)
  await queue.close()
  const outcome = Promise.race([
    queue.boss.fail("call", randomUUID(), { reason: "too late" }).then(
      () => "answered",
      (error: unknown) => String(error)
    ),
    new Promise((resolve) => setTimeout(() => resolve("nothing"), 200))
  ])
  expect(await outcome).toBe("nothing")
})

it("what is looked for again and again waits once for each, however slowly it is worked off; a step's job always", async () => {
  const queue = await openQueue(database, () => undefined)
  const sweep = () => queue.add(database.db, "wake", [{ rolloutId: "one" }, { rolloutId: "two" }])
  await sweep()
  await sweep()
  await queue.add(database.db, "takeOver", [{ callId: 7 }])
  await queue.add(database.db, "takeOver", [{ callId: 7 }])
  await queue.add(database.db, "look", [{ rolloutId: "one" }])
  await queue.add(database.db, "look", [{ rolloutId: "one" }])
  const waiting = () => Promise.all(jobNames.map((name) => queue.boss.getQueueSize(name)))
  expect(await waiting()).toEqual([2, 0, 2, 1])
  // One that is under way may have seen what was before, so another waits after it.
  await queue.boss.fetch("wake")
  expect(await waiting()).toEqual([2, 0, 1, 1])
  await sweep()
  expect(await waiting()).toEqual([2, 0, 2, 1])
  await queue.close()
})
