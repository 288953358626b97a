import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
/** The service stands a little before three at night, so that both rollouts run at that very second. */
const ahead = Date.UTC(2027, 1, 10, 2, 50) - Date.now()
beforeAll(async () => {
  estate = await openRollouts({}, {}, () => new Date(Date.now() + ahead))
})
afterAll(() => estate.close())

it("two rollouts of one name that ask the same of a UTG at one second give it a task each, though an answer is lost", async () => {
  const before = await lastTaskId(estate.sandbox)
  const found = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 5)
  const plan = planOf(found.map((target) => ({ ...target, timeZone: "UTC" })))
  const waves = plan.waves.map((wave) => ({ ...wave, start: { kind: "siteHour", reading: "03:00" } as const }))
  const first = await planned(estate, { ...plan, waves })
  await step(estate, first, "start")
  await until(estate, first, (read) => read.waves[0]?.["sent"] === 5)
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 504, acts: false, times: 1 })
  const second = await planned(estate, { ...plan, waves })
  await step(estate, second, "start")
  const scheduled = async () => {
    const { text } = await estate.ask(`/rollouts/${second}/targets?state=scheduled`)
    return text.split('"scheduled"').length - 1
  }
  await expect.poll(scheduled, { timeout: 30_000 }).toBe(5)
  const created = await tasksAfter(estate.sandbox, before)
  expect(found.map(({ id }) => created.get(id))).toEqual([2, 2, 2, 2, 2])
  await step(estate, second, "stop", { body: { deleteTasks: true } })
  const left = async () => [...(await tasksAfter(estate.sandbox, before)).values()]
  await expect.poll(left, { timeout: 30_000 }).toEqual([1, 1, 1, 1, 1])
  await step(estate, first, "stop", { body: { deleteTasks: true } })
})
