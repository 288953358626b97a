import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { type Sandbox } from "@command-center/sandbox/src/server.ts"
import { startTestSandbox, tokenOf } from "@command-center/sandbox/src/testing.ts"
import { makeOwnDatabase, type OwnDatabase } from "@command-center/sandbox/src/testing-database.ts"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, it } from "vitest"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { someTargets } from "../rollouts/support/some-targets.ts"
import { cases, seed } from "./support/budget.ts"
import { eachCase } from "./support/each-case.ts"
import { builtService, type RolloutProcess, startRolloutProcess } from "./support/rollout-process.ts"

let sandbox: Sandbox
let main = ""
let folder = ""
let own: OwnDatabase | null = null
const targetCount = cases(1000, 200)
const kills = cases(20, 3)

beforeAll(async () => {
  sandbox = await startTestSandbox()
  main = await builtService()
  folder = await mkdtemp(join(tmpdir(), "rollouts-killed-"))
  const server = process.env["DATABASE_URL"]
  own = server === undefined || server === "" ? null : await makeOwnDatabase(server)
})
afterAll(async () => {
  await sandbox.close()
  await own?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Numbers from 0 to 1 that follow from the seed of the run. */
const random = ((state: number) => () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
})(seed)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** On PostgreSQL two of them share the work; the embedded database belongs to one. */
const start = (): Promise<RolloutProcess> =>
  startRolloutProcess(main, {
    COMMAND_CENTER_URL: sandbox.origin,
    ROLLOUTS_PORT: "0",
    ROLLOUTS_DATA_DIR: folder,
    ROLLOUTS_TOKEN_KEY: Buffer.alloc(32, 9).toString("base64"),
    ROLLOUTS_SETTLE_MS: "1500",
    ROLLOUTS_LOOK_EVERY_MS: "200",
    ...(own === null ? {} : { DATABASE_URL: own.url })
  })

const ask = async (origin: string, token: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${origin}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": `${path}-once`
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  return answer.json()
}

const manyWaves = (plan: RolloutPlan): RolloutPlan => ({
  ...plan,
  waves: Array.from({ length: 10 }, () => plan.waves).flatMap((waves) =>
    waves.map((wave) => ({ ...wave, size: { percent: 10 } }))
  )
})

/** Every call takes its time, so that a kill finds some of them on their way, and some are answered 504 after they acted. */
const disturb = (): void => {
  sandbox.faults.clear()
  sandbox.faults.add({ path: "/tasksbulk", kind: "none", delayMs: 150 })
  sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 504, acts: true, times: 1 })
}

it("each target has its task once, though the service is killed at any moment and calls are answered 504 after they acted", async () => {
  const before = await lastTaskId(sandbox)
  const token = await tokenOf(sandbox)
  const targets = await someTargets(sandbox.origin, token, targetCount, 1)
  const running = await Promise.all(Array.from({ length: own === null ? 1 : 2 }, start))
  const first = () => running[0]?.origin ?? ""
  const rollout = await ask(first(), token, "/rollouts", manyWaves(planOf(targets, { businessEntityId: 1 })))
  const id = String(rollout["id"])
  await ask(first(), token, `/rollouts/${id}/start`, {})
  for (let kill = 0; kill < kills; kill += 1) {
    disturb()
    await pause(200 + random() * 2000)
    const victim = Math.floor(random() * running.length)
    await running[victim]?.kill()
    running[victim] = await start()
  }
  let state = ""
  for (const deadline = Date.now() + 180_000; state !== "done" && Date.now() < deadline; await pause(300))
    state = String((await ask(first(), token, `/rollouts/${id}`))["state"])
  const created = await tasksAfter(sandbox, before)
  await Promise.all(running.map(({ kill }) => kill()))
  await eachCase(
    "Rollouts, killed at any moment",
    targets,
    ({ name }) => name,
    (target) => {
      const tasks = created.get(target.id) ?? 0
      if (tasks !== 1) throw new Error(`has ${tasks} tasks; the rollout is ${state}`)
    }
  )
  if (state !== "done") throw new Error(`The rollout is ${state}.`)
})
