import { samplePlan } from "@command-center/domain/rollout/sample-plan"
import { count } from "drizzle-orm"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type OpenDatabase, openDatabase } from "../database/open.ts"
import { openQueue, type Queue } from "../database/queue.ts"
import { schema } from "../database/schema.ts"
import { callsOf, writeCalls } from "./planned-calls.ts"

let database: OpenDatabase
let queue: Queue
beforeAll(async () => {
  database = await openDatabase(null, null)
  queue = await openQueue(database, () => undefined)
})
afterAll(async () => {
  await queue.close()
  await database.close()
})

it("more calls are written in one transaction than a statement has parameters for", async () => {
  const now = new Date("2026-11-21T10:00:00Z")
  const [rolloutId, many] = ["r1", 12_000]
  await database.script(`insert into rollouts.rollout (id, name, business_entity_id, created_by, created_by_id, created_at,
    state, plan, snapshot, target_count) values ('r1', 'n', 1, 'ann', 5, now(), 'running', '{}', '{}', 0)`)
  const calls = Array.from({ length: many }, (_, id) => ({ ids: [id], dueAt: new Date(now.getTime() + id * 1000) }))
  await database.db.transaction((tx) =>
    writeCalls({ queue }, tx, { rolloutId, wave: 1, businessEntityId: 1 }, calls, now)
  )
  const [written] = await database.db.select({ value: count() }).from(schema.call)
  const { rows } = await database.script("select count(*)::int as jobs from rollouts_jobs.job where name = 'call'")
  expect([written, rows]).toEqual([{ value: many }, [{ jobs: many }]])
})

it("a call has a hundred targets at most, and leaves a quarter of an hour before the first of them runs", () => {
  const now = new Date("2026-11-21T10:00:00Z")
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const sent = Array.from({ length: 202 }, (_, id) => ({ id, runAt: at(id === 201 ? 76 : 60).toISOString() }))
  const calls = callsOf({ plan: samplePlan(1) }, sent, now)
  expect(calls.map(({ ids, dueAt }) => [ids.length, dueAt])).toEqual([
    [100, at(45)],
    [100, at(45)],
    [1, at(45)],
    [1, at(61)]
  ])
})
