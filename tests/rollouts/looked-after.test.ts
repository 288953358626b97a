import { endTasksAfter, lastTaskId } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let ahead = 0
beforeAll(async () => {
  estate = await openRollouts({}, {}, () => new Date(Date.now() + ahead))
})
afterAll(() => estate.close())

const kept = async () => /rollouts_sign_ins_kept (\d+)/u.exec((await estate.ask("/metrics", { token: null })).text)?.[1]

it("what ends after its wave, and after the rollout, is told for a day; then its sign-in is forgotten", async () => {
  const before = await lastTaskId(estate.sandbox)
  const plan = planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), 4))
  const waves = [2, 1, 1].flatMap((count) => plan.waves.map((wave) => ({ ...wave, size: { count } })))
  const [first, second, third] = waves
  const id = await planned(estate, { ...plan, waves: [first, { ...second, then: "waitForPerson" }, third] })
  await step(estate, id, "start")
  const waiting = await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "person")
  expect(waiting.waves.map(({ unconfirmed }) => unconfirmed)).toEqual([2, 1, 0])
  // While it waits for a person, its tasks go on.
  await endTasksAfter(estate.sandbox, before, 30)
  const failed = await until(estate, id, ({ waves: [one, two] }) => one?.["failed"] === 2 && two?.["failed"] === 1)
  expect(failed.steps).toContain("retry")
  const last = await lastTaskId(estate.sandbox)
  await step(estate, id, "advance")
  const done = await until(estate, id, ({ state }) => state === "done")
  expect([done.waves[2]?.["unconfirmed"], await kept()]).toEqual([1, "1"])
  await endTasksAfter(estate.sandbox, last, 20)
  const ended = ({ waves: [, , three] }: { waves: ReadonlyArray<Readonly<Record<string, number>>> }) =>
    three?.["unconfirmed"] === 0
  const seen = await until(estate, id, ended)
  expect((seen.waves[2]?.["succeeded"] ?? 0) + (seen.waves[2]?.["silent"] ?? 0)).toBe(1)
  await expect.poll(kept, { timeout: 20_000 }).toBe("0")
})

it("a day after its end it is not looked at any more, whatever is open", async () => {
  const plan = planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2))
  const id = await planned(estate, plan)
  await step(estate, id, "start")
  await until(estate, id, ({ state }) => state === "done")
  expect(await kept()).toBe("1")
  ahead = 25 * 3_600_000
  await expect.poll(kept, { timeout: 20_000 }).toBe("0")
})
