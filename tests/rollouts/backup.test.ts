import { execFileSync } from "node:child_process"
import { makeLog } from "@command-center/rollouts/src/log.ts"
import { startRollouts } from "@command-center/rollouts/src/server.ts"
import { makeOwnDatabase } from "@command-center/sandbox/src/testing-database.ts"
import { expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const server = process.env["DATABASE_URL"]

it.runIf(server !== undefined && server !== "")(
  "what was backed up as the README says is there after it was restored, and goes on",
  async () => {
    const [own, other] = [await makeOwnDatabase(server ?? ""), await makeOwnDatabase(server ?? "")]
    const estate = await openRollouts({ DATABASE_URL: own.url })
    const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3)
    const id = await planned(estate, planOf(targets))
    const dump = execFileSync("pg_dump", ["--schema=rollouts", "--schema=rollouts_jobs", own.url])
    execFileSync("psql", ["--quiet", "--set=ON_ERROR_STOP=1", other.url], {
      input: dump,
      stdio: ["pipe", "ignore", "pipe"]
    })
    const restored = await startRollouts(
      { ...estate.config, databaseUrl: other.url },
      makeLog(() => undefined)
    )
    const token = await estate.tokenOf()
    const there: Pick<typeof estate, "ask"> = {
      ask: async (path, { method = "GET", headers = {} } = {}) => {
        const answer = await fetch(`${restored.origin}${path}`, {
          method,
          headers: { ...headers, Authorization: `Bearer ${token}` }
        })
        const text = await answer.text()
        return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) }
      }
    }
    expect((await step(there, id, "start")).status).toBe(200)
    expect((await until(there, id, ({ state }) => state === "done")).waves[0]?.["sent"]).toBe(3)
    await restored.close()
    await estate.close()
    await own.drop()
    await other.drop()
  }
)
