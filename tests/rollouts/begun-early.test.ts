import { lastTaskId, runTimesAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts()
})
afterAll(() => estate.close())

it("a wave that has a day of its own runs at once where somebody goes on now", async () => {
  const before = await lastTaskId(estate.sandbox)
  const plan = planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3))
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const waves = plan.waves.map((wave) => ({ ...wave, start: { kind: "at", at: nextWeek } as const }))
  const id = await planned(estate, { ...plan, waves })
  await step(estate, id, "start")
  await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "time")
  const begun = Date.now()
  expect((await step(estate, id, "advance", { body: { note: "The shops asked for it." } })).status).toBe(200)
  await expect.poll(async () => (await runTimesAfter(estate.sandbox, before)).size, { timeout: 30_000 }).toBe(3)
  const times = [...(await runTimesAfter(estate.sandbox, before)).values()].map((at) => Date.parse(at))
  expect(times.every((at) => at >= begun - 1_000 && at <= Date.now())).toBe(true)
  await step(estate, id, "stop", { body: { deleteTasks: true } })
})
