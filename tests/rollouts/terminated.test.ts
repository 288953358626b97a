import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startTestSandbox, tokenOf } from "@command-center/sandbox/src/testing.ts"
import { makeOwnDatabase } from "@command-center/sandbox/src/testing-database.ts"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { expect, it } from "vitest"
import { builtService, startRolloutProcess } from "../long/support/rollout-process.ts"
import { planOf } from "./support/rollout-plans.ts"
import { planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const server = process.env["DATABASE_URL"] || undefined
/** Milliseconds that a call takes: the end is asked for in the middle of one. */
const callMs = 2000

const askAt =
  (origin: string, token: string): RolloutEstate["ask"] =>
  async (path, { method = "GET", body, headers = {} } = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) }
  }

it("asked to end in the middle of a wave, the process waits for the call on its way, ends well, and the next goes on", async () => {
  const sandbox = await startTestSandbox()
  const own = server === undefined ? null : await makeOwnDatabase(server)
  const folder = await mkdtemp(join(tmpdir(), "rollouts-terminated-"))
  const main = await builtService("terminated")
  const start = () =>
    startRolloutProcess(main, {
      COMMAND_CENTER_URL: sandbox.origin,
      ROLLOUTS_PORT: "0",
      ROLLOUTS_DATA_DIR: folder,
      ROLLOUTS_TOKEN_KEY: Buffer.alloc(32, 9).toString("base64"),
      ROLLOUTS_LOOK_EVERY_MS: "200",
      ...(own === null ? {} : { DATABASE_URL: own.url })
    })
  const before = await lastTaskId(sandbox)
  const token = await tokenOf(sandbox)
  const targets = await someTargets(sandbox.origin, token, 40, 1)
  const plan = planOf(targets, { businessEntityId: 1 })
  const waves = [20, 20].flatMap((count) => plan.waves.map((wave) => ({ ...wave, size: { count } })))
  sandbox.faults.add({ path: "/tasksbulk", kind: "none", delayMs: callMs })

  const first = await start()
  const there = { ask: askAt(first.origin, token) }
  const id = await planned(there, { ...plan, waves })
  await step(there, id, "start")
  // Somebody follows it meanwhile: their connection does not hold the end up.
  const following = await fetch(`${first.origin}/rollouts/${id}/events`, {
    headers: { Authorization: `Bearer ${token}` }
  })
  await expect.poll(() => sandbox.faults.list()[0]?.struck, { timeout: 60_000, interval: 10 }).toBe(1)
  const code = await first.terminate()
  await following.text()
  expect([code, first.lines.at(-1)]).toEqual([0, expect.stringContaining('"event":"stopped"')])
  const calls = first.lines.filter((line) => line.includes('"event":"call"'))
  expect(calls).toEqual([expect.stringContaining('"outcome":"answered"')])
  expect((await tasksAfter(sandbox, before)).size).toBe(20)

  const second = await start()
  await until({ ask: askAt(second.origin, token) }, id, ({ state }) => state === "done")
  const created = await tasksAfter(sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([40, true])
  // Nothing had to be looked up: the first left nothing unanswered.
  expect(second.lines.filter((line) => line.includes("looked_up"))).toEqual([])
  expect(await second.terminate()).toBe(0)
  await sandbox.close()
  await own?.drop()
  await rm(folder, { recursive: true, force: true })
})
