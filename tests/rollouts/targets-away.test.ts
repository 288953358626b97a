import { targetMessages } from "@command-center/domain/rollout/rollout-messages"
import { call } from "@command-center/sandbox/src/testing.ts"
import { moveUtg } from "@command-center/sandbox/src/testing-estate.ts"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
/** Ten past one at night: calls for two leave half an hour later. */
let ahead = Date.UTC(2027, 1, 10, 1, 10) - Date.now()
beforeAll(async () => {
  estate = await openRollouts({}, {}, () => new Date(Date.now() + ahead))
})
afterAll(() => estate.close())

it("a UTG that is removed and one that is moved after their wave began are told; the others of their call get it once", async () => {
  const token = await estate.tokenOf()
  const found = await someTargets(estate.sandbox.origin, token, 400, 1)
  // One UTG a machine, so that removing one removes no other.
  const alone = [...new Map(found.map((target) => [target.machinePermanentId, target])).values()].slice(0, 40)
  const [gone, moved, ...others] = alone
  if (gone === undefined || moved === undefined) throw new Error("the estate has UTGs")
  const before = await lastTaskId(estate.sandbox)
  const plan = planOf(
    alone.map((target) => ({ ...target, timeZone: "UTC" })),
    { businessEntityId: 1 }
  )
  const waves = plan.waves.map((wave) => ({ ...wave, start: { kind: "siteHour", reading: "02:00" } as const }))
  const id = await planned(estate, { ...plan, waves })
  await step(estate, id, "start")
  await expect.poll(async () => (await estate.ask(`/rollouts/${id}/targets`)).text).toContain("02:00:00.000Z")
  const removal = `management/businessentities/${gone.businessEntityId}/machines/${gone.machinePermanentId}`
  expect((await call(estate.sandbox, { token, method: "DELETE", path: removal })).status).toBe(200)
  const elsewhere = others.find(({ businessEntityId }) => businessEntityId !== moved.businessEntityId)?.businessEntityId
  await moveUtg(estate.sandbox, moved.id, elsewhere ?? 0)
  ahead += 45 * 60_000
  const done = await until(estate, id, ({ waves: [only] }) => only?.["sent"] === others.length, 90_000)
  expect(done.waves[0]).toMatchObject({ skipped: 2, failed: 0 })
  // Counted as sent is also what is on its way just now.
  const patience = { timeout: 30_000 }
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, patience).toBe(others.length)
  const created = await tasksAfter(estate.sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([others.length, true])
  const told = (await estate.ask(`/rollouts/${id}/targets?state=skipped`)).text
  expect([told.includes(targetMessages.gone), told.includes(targetMessages.moved)]).toEqual([true, true])
  await step(estate, id, "stop", { body: { deleteTasks: true } })
})
