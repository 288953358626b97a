import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import type { Sandbox } from "@command-center/sandbox/src/server.ts"
import { startTestSandbox, tokenOf } from "@command-center/sandbox/src/testing.ts"
import { makeOwnDatabase, type OwnDatabase } from "@command-center/sandbox/src/testing-database.ts"
import { failTasksOf, lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startPostgres } from "../../scripts/tooling/postgres.mjs"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { someTargets } from "../rollouts/support/some-targets.ts"
import { cases, isWhole, seed } from "./support/budget.ts"
import { eachCase } from "./support/each-case.ts"
import { builtService, type RolloutProcess, startRolloutProcess } from "./support/rollout-process.ts"

let sandbox: Sandbox
let main = ""
let folder = ""
let own: OwnDatabase | null = null
let postgres: Awaited<ReturnType<typeof startPostgres>>
const targetCount = cases(1000, 120)
const waveCount = cases(250, 6)
const inWave = targetCount / waveCount
const kills = cases(20, 2)
/** Of the calls each so many'th is answered 504 after it acted. */
const lostEvery = cases(100, 4)
/** Milliseconds that a call takes, so that a kill finds some on their way. */
const callMs = 150
/** The wave in which a task fails, and whose gate allows none to. */
const gateWave = cases(25, 3)

const server = process.env["DATABASE_URL"]
beforeAll(async () => {
  sandbox = await startTestSandbox()
  main = await builtService("killed")
  folder = await mkdtemp(join(tmpdir(), "rollouts-killed-"))
  if (server === undefined || server === "") return
  // A server of its own can be restarted.
  postgres = isWhole ? await startPostgres() : undefined
  own = await makeOwnDatabase(postgres?.url ?? server)
})
afterAll(async () => {
  await sandbox.close()
  await own?.drop()
  postgres?.stop()
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

const none = { share: null, count: 0 } as const

const manyWaves = (plan: RolloutPlan): RolloutPlan => ({
  ...plan,
  waves: Array.from({ length: waveCount }, (_, at) => at + 1).flatMap((number) =>
    plan.waves.map((wave) => ({
      ...wave,
      size: { count: inWave },
      gate: number === gateWave ? { ...wave.gate, failed: none } : wave.gate
    }))
  )
})

const struck = (): number => sandbox.faults.list().reduce((sum, fault) => sum + fault.struck, 0)

/** At any moment, or in turn at any moment while a call is on its way. */
const untilKill = async (kill: number): Promise<void> => {
  if (kill % 2 === 0) return void (await pause(200 + random() * cases(6000, 2000)))
  const before = struck()
  for (const deadline = Date.now() + 5000; struck() === before && Date.now() < deadline; ) await pause(5)
  await pause(random() * callMs)
}

const kindsIn = (journal: Record<string, unknown>): ReadonlyArray<string> => {
  const { entries } = journal
  return (Array.isArray(entries) ? entries : []).map(
    ({ kind, wave }: { kind: string; wave: number }) => `${kind} ${wave}`
  )
}

it("each target has its task once and gates stop where the plan says, though the service is killed at any moment, its database restarts, and calls are answered 504 after they acted", async () => {
  const before = await lastTaskId(sandbox)
  const token = await tokenOf(sandbox)
  const targets = await someTargets(sandbox.origin, token, targetCount, 1)
  await failTasksOf(sandbox, targets[(gateWave - 1) * inWave]?.id ?? 0)
  sandbox.faults.add({ path: "/tasksbulk", kind: "none", delayMs: callMs })
  sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 504, acts: true, delayMs: callMs, every: lostEvery })
  const running = await Promise.all(Array.from({ length: own === null ? 1 : 2 }, start))
  const lines: Array<ReadonlyArray<string>> = running.map((each) => each.lines)
  const first = () => running[0]?.origin ?? ""
  const plan = manyWaves(planOf(targets, { businessEntityId: 1 }))
  const id = String((await ask(first(), token, "/rollouts", plan))["id"])
  await ask(first(), token, `/rollouts/${id}/start`, {})

  let stops = 0
  /** How it is now; a person goes on where a gate holds it, after a look at what was sent by then. */
  const look = async (): Promise<string> => {
    const { state, wave } = await ask(first(), token, `/rollouts/${id}`)
    if (state !== "paused") return String(state)
    stops += 1
    const created = await tasksAfter(sandbox, before)
    const later = targets.slice(gateWave * inWave).filter(({ id: each }) => created.has(each))
    if (wave !== gateWave || later.length > 0)
      throw new Error(`It is held in wave ${wave}, and ${later.length} targets of later waves have their task.`)
    await ask(first(), token, `/rollouts/${id}/advance`, {})
    return "paused"
  }

  for (let kill = 0; kill < kills; kill += 1) {
    await untilKill(kill)
    if (kill === kills / 2 && postgres !== undefined) {
      // Away for seconds, while both instances have calls on their way.
      postgres.crash()
      await pause(3000)
      postgres.recover()
    }
    const victim = Math.floor(random() * running.length)
    await running[victim]?.kill()
    const next = await start()
    running[victim] = next
    lines.push(next.lines)
    await look()
  }
  let state = ""
  for (
    const deadline = Date.now() + cases(1_200_000, 180_000);
    state !== "done" && Date.now() < deadline;
    await pause(300)
  )
    state = await look()
  const created = await tasksAfter(sandbox, before)
  // None of them ended but by being killed.
  expect(running.map(({ isAlive }) => isAlive())).toEqual(running.map(() => true))
  const journal = kindsIn(await ask(first(), token, `/rollouts/${id}/journal?limit=1000`))
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
  expect([state, stops]).toEqual(["done", 1])
  const numbers = Array.from({ length: waveCount }, (_, at) => at + 1)
  for (const kind of ["waveStarted", "waveSent"])
    expect(journal.filter((line) => line.startsWith(`${kind} `))).toEqual(numbers.map((wave) => `${kind} ${wave}`))
  expect(journal.filter((line) => line.startsWith("gateNotPassed"))).toEqual([`gateNotPassed ${gateWave}`])
  // What a killed process had on its way was taken over, and looked up before anything of it was sent again. The few kills
  // of the share may all come between two calls.
  const takenOver = lines.flat().filter((line) => line.includes('"isTakenOver":true'))
  expect(takenOver.length).toBeGreaterThanOrEqual(cases(1, 0))
})
