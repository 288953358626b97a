import { waitingText } from "@command-center/domain/rollout/waiting"
import { displayUtc } from "@command-center/domain/time/display-date"
import { switchRights } from "@command-center/sandbox/src/testing-rights.ts"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { journalOf, openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const creator = "marta.oyelaran"
const account = 12

let estate: RolloutEstate
let token = ""

beforeAll(async () => {
  estate = await openRollouts()
  token = await estate.tokenOf(creator)
})
afterAll(() => estate.close())
afterEach(() => mayEdit(true))

const mayEdit = (isEnabled: boolean): Promise<void> => switchRights(estate.sandbox, creator, isEnabled)

const planOfCreator = async (count: number, sizes: ReadonlyArray<number>) => {
  const targets = await someTargets(estate.sandbox.origin, token, count, account)
  const plan = planOf(targets, { businessEntityId: account })
  const waves = sizes.flatMap((size) => plan.waves.map((wave) => ({ ...wave, size: { count: size } })))
  return { ...plan, waves }
}

/** Everything about the rollout is asked as its creator. */
const asCreator = (): Pick<RolloutEstate, "ask"> => ({
  ask: (path, asked = {}) => estate.ask(path, { token, ...asked, ...(asked.token === undefined ? { token } : {}) })
})

it("a right that is lost between two waves holds the rollout, which says so, and it goes on with the right", async () => {
  const before = await lastTaskId(estate.sandbox)
  const plan = await planOfCreator(8, [2, 6])
  const [canary, rest] = plan.waves
  if (canary === undefined || rest === undefined) throw new Error("the plan has two waves")
  const id = await planned(asCreator(), { ...plan, waves: [{ ...canary, then: "waitForPerson" }, rest] })
  await step(asCreator(), id, "start")
  await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "person")
  await mayEdit(false)
  expect([403, 404]).toContain((await step(asCreator(), id, "advance")).status)
  expect((await step(estate, id, "advance")).status).toBe(200)
  const held = await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "rights")
  expect(held.waitingFor).toMatchObject({ since: expect.any(String) })
  expect(held.waitingFor === null ? "" : waitingText(held.waitingFor, displayUtc)).toMatch(
    /^Its creator no longer has the rights that it needs here, since .+\. .+ can end it/u
  )
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(2)
  await mayEdit(true)
  await until(estate, id, ({ state }) => state === "done")
  const created = await tasksAfter(estate.sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([8, true])
  expect(await journalOf(estate, id)).toContain("waiting")
})

it("a right that is lost while a wave is sent fails no target: what was not done waits for the right", async () => {
  const before = await lastTaskId(estate.sandbox)
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "none", delayMs: 1_500 })
  const id = await planned(asCreator(), await planOfCreator(60, [60]))
  await step(asCreator(), id, "start")
  // The call is on its way, and reaches the service after the right has gone.
  await expect
    .poll(async () => (await estate.ask(`/rollouts/${id}/targets?state=sending`)).text, { timeout: 30_000 })
    .toContain('"sending"')
  await mayEdit(false)
  await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "rights")
  estate.sandbox.faults.clear()
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(0)
  await mayEdit(true)
  const done = await until(estate, id, ({ state }) => state === "done", 90_000)
  expect(done.waves[0]).toMatchObject({ sent: 60, failed: 0 })
  const created = await tasksAfter(estate.sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([60, true])
})
