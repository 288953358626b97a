import { makeLog } from "@command-center/rollouts/src/log.ts"
import { startRollouts } from "@command-center/rollouts/src/server.ts"
import { makeOwnDatabase } from "@command-center/sandbox/src/testing-database.ts"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const server = process.env["DATABASE_URL"]

it.runIf(server !== undefined && server !== "")(
  "instances that start at once on an empty database share it, and one goes on with what another was stopped at",
  async () => {
    const empty = await makeOwnDatabase(server ?? "")
    const quiet = makeLog(() => undefined)
    const estate = await openRollouts()
    const config = { ...estate.config, databaseUrl: empty.url }
    const together = await Promise.all([1, 2, 3].map(() => startRollouts(config, quiet)))
    await Promise.all(together.map(({ close }) => close()))
    const others = await Promise.all([1, 2].map(() => startRollouts(estate.config, quiet)))
    const before = await lastTaskId(estate.sandbox)
    const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 150, 1)
    const id = await planned(estate, planOf(targets, { businessEntityId: 1 }))
    await step(estate, id, "start")
    await others[0]?.close()
    await until(estate, id, ({ state }) => state === "done")
    const created = await tasksAfter(estate.sandbox, before)
    expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([150, true])
    await Promise.all(others.slice(1).map(({ close }) => close()))
    await estate.close()
    await empty.drop()
  }
)
