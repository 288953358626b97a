import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { openDatabase } from "./open.ts"
import { openQueue } from "./queue.ts"

it("what pg-boss writes of a job that outlasted the end is neither carried out nor answered", async () => {
  const database = await openDatabase(null, null)
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
  await database.close()
})
