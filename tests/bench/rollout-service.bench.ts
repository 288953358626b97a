import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { type Sandbox, startSandbox } from "@command-center/sandbox/src/server.ts"
import { tokenOf } from "@command-center/sandbox/src/testing.ts"
import { builtService, type RolloutProcess, startRolloutProcess } from "../long/support/rollout-process.ts"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { someTargets } from "../rollouts/support/some-targets.ts"
import { median } from "./figures.ts"

const count = 100_000
const waves = 50
const runs = 3

const withWaves = (plan: RolloutPlan): RolloutPlan => ({
  ...plan,
  order: { kind: "random", seed: 7 },
  waves: Array.from({ length: waves }, () =>
    plan.waves.map((wave) => ({ ...wave, size: { percent: 100 / waves } }))
  ).flat()
})

/** Megabytes of memory that the service holds, as its own figures tell. */
const memoryOf = async ({ origin }: RolloutProcess): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\d+)$/mu.exec(text)?.[1])
  return Math.round(bytes / 1024 / 1024)
}

/** The highest of readings that are taken until it is stopped. */
const watchMemory = (service: RolloutProcess) => {
  let most = 0
  const read = (): void => {
    memoryOf(service).then(
      (now) => {
        most = Math.max(most, now)
      },
      // The service plans, and answers later.
      () => undefined
    )
  }
  const timer = setInterval(read, 250)
  return async (): Promise<number> => {
    clearInterval(timer)
    return Math.max(most, await memoryOf(service))
  }
}

const parts = {
  bodyMs: "the body read, parsed and looked through",
  readMs: "the plan decoded",
  servicesMs: "the targets read anew from the management service",
  judgedMs: "the plan judged, its waves and times made",
  keptMs: "written to the database"
} as const

/** What the service's log tells of the parts of a request, in milliseconds: the medians of some runs. */
const partsOf = ({ lines }: RolloutProcess, event: string): ReadonlyArray<string> => {
  const told = lines.filter((line) => line.includes(`"event":"${event}"`))
  return Object.entries(parts).flatMap(([part, words]) => {
    const taken = told.flatMap((line) => new RegExp(`"${part}":(\\d+)`, "u").exec(line)?.[1] ?? []).map(Number)
    return taken.length === 0 ? [] : [`    ${words}: ${median(taken)} ms`]
  })
}

/** Milliseconds until a plan was answered as it should be. */
const posted = async (service: RolloutProcess, path: string, token: string, text: string, status: number) => {
  const start = performance.now()
  const answer = await fetch(`${service.origin}${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: text
  })
  const body = await answer.text()
  if (answer.status !== status) throw new Error(`${answer.status} ${body.slice(0, 300)}`)
  return performance.now() - start
}

const measure = async (sandbox: Sandbox, service: RolloutProcess, print: (line: string) => void): Promise<void> => {
  const token = await tokenOf(sandbox)
  const reading = performance.now()
  const targets = await someTargets(sandbox.origin, token, count, 1)
  const read = performance.now() - reading
  const plan = withWaves(planOf(targets, { businessEntityId: 1 }))
  const text = JSON.stringify(plan)
  const before = await memoryOf(service)
  const stop = watchMemory(service)
  const [judged, kept]: [Array<number>, Array<number>] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    judged.push(await posted(service, "/rollouts?dryRun=true", token, text, 200))
    kept.push(await posted(service, "/rollouts", token, text, 201))
  }
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1)
  const megabytes = (text.length / 1024 / 1024).toFixed(0)
  print(
    `\nThe rollout service, ${plan.targets.length} targets in ${waves} waves (${megabytes} MB), medians of ${runs} runs`
  )
  print(
    `  judged over HTTP, targets read anew from the sandbox: ${seconds(median(judged))} s (reading them alone: ${seconds(read)} s)`
  )
  print(`  kept (POST /rollouts): ${seconds(median(kept))} s, of which`)
  for (const line of partsOf(service, "planned")) print(line)
  print(`  memory of the process: ${before} MB before, ${await stop()} MB at most, the embedded database included`)
}

/** Measures a plan of 100,000 targets sent to the service in a process of its own, and hands its lines to `print`. */
export const benchRolloutService = async (print: (line: string) => void): Promise<void> => {
  const sandbox = await startSandbox({ database: { memory: true, utgs: count }, agents: false, log: () => undefined })
  const folder = await mkdtemp(join(tmpdir(), "rollouts-bench-"))
  const server = process.env["DATABASE_URL"]
  const service = await startRolloutProcess(await builtService("bench"), {
    COMMAND_CENTER_URL: sandbox.origin,
    ROLLOUTS_PORT: "0",
    ROLLOUTS_DATA_DIR: folder,
    ROLLOUTS_TOKEN_KEY: Buffer.alloc(32, 9).toString("base64"),
    ...(server === undefined ? {} : { DATABASE_URL: server })
  })
  try {
    await measure(sandbox, service, print)
  } finally {
    await service.kill()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}
