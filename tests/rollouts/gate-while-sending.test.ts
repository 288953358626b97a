import { endTasksAfter, lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
/** Ten minutes before it is 2 in Tokyo; the other sites follow hours later. */
const ahead = Date.UTC(2027, 1, 9, 16, 50) - Date.now()
beforeAll(async () => {
  estate = await openRollouts({}, {}, () => new Date(Date.now() + ahead))
})
afterAll(() => estate.close())

const none = { share: null, count: 0 } as const
const noLimit = { share: null, count: null } as const

it("a wave of sites' hours is held as soon as its first sites show that its gate is lost; the others get nothing", async () => {
  const before = await lastTaskId(estate.sandbox)
  const found = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 6)
  const zones = ["Tokyo Standard Time", "W. Europe Standard Time"]
  const plan = planOf(found.map((target, at) => ({ ...target, timeZone: zones[at % 2] ?? null })))
  const waves = plan.waves.map((wave) => ({
    ...wave,
    start: { kind: "siteHour", reading: "02:00" } as const,
    gate: { failed: none, unconfirmed: noLimit, silent: noLimit }
  }))
  const id = await planned(estate, { ...plan, waves })
  await step(estate, id, "start")
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, { timeout: 60_000 }).toBe(3)
  await endTasksAfter(estate.sandbox, before, 30)
  const held = await until(estate, id, ({ state }) => state === "paused")
  expect([held.waitingFor?.reason, held.waves[0]?.["failed"], held.waves[0]?.["sent"]]).toEqual(["gate", 3, 3])
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(3)
})
