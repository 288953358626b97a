import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts({ ROLLOUTS_TOKEN_KEY: "" })
})
afterAll(() => estate.close())

it("a service that may keep no token needs a person at each wave, and says so", async () => {
  const before = await lastTaskId(estate.sandbox)
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 30, 1)
  const plan = planOf(targets, { businessEntityId: 1 })
  const waves = [10, 10, 10].flatMap((count) => plan.waves.map((wave) => ({ ...wave, size: { count } })))
  const id = await planned(estate, { ...plan, waves })
  const whole = await estate.ask(`/rollouts/${id}`)
  expect([whole.json(), (await estate.ask("/rollouts/terms")).json()]).toMatchObject([
    { isAttended: true },
    { isAttended: true }
  ])
  await step(estate, id, "start")
  for (const sent of [10, 20]) {
    const waiting = await until(estate, id, ({ waitingFor }) => waitingFor !== null)
    expect(waiting.waitingFor?.reason).toBe("person")
    expect((await tasksAfter(estate.sandbox, before)).size).toBe(sent)
    expect((await step(estate, id, "advance")).status).toBe(200)
  }
  await until(estate, id, ({ state }) => state === "done")
  const created = await tasksAfter(estate.sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([30, true])
})
