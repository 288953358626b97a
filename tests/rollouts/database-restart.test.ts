import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { expect, it } from "vitest"
import { startPostgres } from "../../scripts/tooling/postgres.mjs"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const server = process.env["DATABASE_URL"]

it.runIf(server !== undefined && server !== "")(
  "a database that crashes and starts anew in the middle of a rollout costs nothing and doubles nothing",
  async () => {
    const postgres = await startPostgres()
    if (postgres === undefined)
      throw new Error("PostgreSQL is not installed here; DATABASE_URL names a server elsewhere")
    const estate = await openRollouts({ DATABASE_URL: postgres.url })
    const before = await lastTaskId(estate.sandbox)
    const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 250, 1)
    const plan = planOf(targets, { businessEntityId: 1 })
    const waves = [50, 50, 50, 100].flatMap((count) => plan.waves.map((wave) => ({ ...wave, size: { count } })))
    const id = await planned(estate, { ...plan, waves })
    // Each call takes its time, so that every restart finds some on their way.
    estate.sandbox.faults.add({ path: "/tasksbulk", kind: "none", delayMs: 400 })
    await step(estate, id, "start")
    for (const wave of [1, 2, 3]) {
      await until(estate, id, (rollout) => (rollout.wave ?? 0) >= wave || rollout.state === "done")
      postgres.restart()
      await expect
        .poll(async () => (await estate.ask(`/rollouts/${id}`)).status, { timeout: 60_000, interval: 200 })
        .toBe(200)
    }
    await until(estate, id, ({ state }) => state === "done", 120_000)
    const created = await tasksAfter(estate.sandbox, before)
    expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([250, true])
    expect((await estate.ask("/health/ready", { token: null })).status).toBe(200)
    await estate.close()
    postgres.stop()
  }
)

it.runIf(server !== undefined && server !== "")(
  "a database that is away for seconds costs a look, and never the process",
  async () => {
    const postgres = await startPostgres()
    if (postgres === undefined)
      throw new Error("PostgreSQL is not installed here; DATABASE_URL names a server elsewhere")
    const rejected: Array<unknown> = []
    const note = (reason: unknown) => void rejected.push(reason)
    process.on("unhandledRejection", note)
    const estate = await openRollouts({ DATABASE_URL: postgres.url })
    const before = await lastTaskId(estate.sandbox)
    const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 20, 1)
    const plan = planOf(targets, { businessEntityId: 1 })
    const waves = [10, 10].flatMap((count) => plan.waves.map((wave) => ({ ...wave, size: { count } })))
    const id = await planned(estate, { ...plan, waves })
    estate.sandbox.faults.add({ path: "/tasksbulk", kind: "none", delayMs: 1500 })
    await step(estate, id, "start")
    // A call is on its way, and a look under way or about to be, while nothing can be written.
    await expect.poll(() => estate.sandbox.faults.list()[0]?.struck, { timeout: 30_000, interval: 20 }).toBe(1)
    postgres.crash()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const meanwhile = await estate.ask(`/rollouts/${id}`)
    expect([meanwhile.status, meanwhile.headers.get("Retry-After"), meanwhile.text]).toEqual([
      503,
      "5",
      expect.stringContaining("The database of the rollout service does not answer. Try again in a moment")
    ])
    await new Promise((resolve) => setTimeout(resolve, 2000))
    postgres.recover()
    await until(estate, id, ({ state }) => state === "done", 120_000)
    process.off("unhandledRejection", note)
    const created = await tasksAfter(estate.sandbox, before)
    expect(rejected.map(String)).toEqual([])
    expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([20, true])
    await estate.close()
    postgres.stop()
  }
)
