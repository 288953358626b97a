import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
beforeAll(async () => {
  // A night is longer than a sign-in lives: here a few seconds are.
  estate = await openRollouts({}, { tokenLifetimeMs: 10_000 })
})
afterAll(() => estate.close())

/** Each request with a sign-in of its own, since none lives long. */
const fresh = (): Pick<RolloutEstate, "ask"> => ({
  ask: async (path, asked = {}) => estate.ask(path, { ...asked, token: asked.token ?? (await estate.tokenOf()) })
})

const kept = async () => /rollouts_sign_ins_kept (\d+)/u.exec((await estate.ask("/metrics", { token: null })).text)?.[1]

it("a sign-in is kept alive for as long as its rollout lasts, and forgotten once nothing is to be done", async () => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 4)
  const plan = planOf(targets)
  const later = new Date(Date.now() + 26_000).toISOString()
  const waves = plan.waves.flatMap((wave) => [
    { ...wave, size: { count: 2 } },
    { ...wave, size: { count: 2 }, start: { kind: "at" as const, at: later } }
  ])
  const id = await planned(fresh(), { ...plan, waves })
  await step(fresh(), id, "start")
  const waiting = await until(fresh(), id, ({ waitingFor }) => waitingFor !== null)
  expect([waiting.waitingFor?.reason, await kept()]).toEqual(["time", "1"])
  // Two lives of a sign-in later the second wave begins by itself, without ever having waited for one.
  const done = await until(fresh(), id, ({ state }) => state === "done")
  expect(done.waves.map(({ sent }) => sent)).toEqual([2, 2])
  expect((await fresh().ask(`/rollouts/${id}/journal`)).text).not.toContain("sign-on service")
  await step(fresh(), await planned(fresh(), plan), "stop")
  // One was never started and is stopped; of the other tasks are still open, which are looked at for a day.
  await expect.poll(kept, { timeout: 30_000 }).toBe("1")
})
