import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { run } from "../../scripts/operator/rollout.ts"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { openRollouts, type RolloutEstate, until } from "../rollouts/support/rollout-service.ts"
import { someTargets } from "../rollouts/support/some-targets.ts"
import { inAYear } from "../support/in-a-year.ts"
import { freePort } from "../support/sandbox-process.ts"

let estate: RolloutEstate
let folder: string
let targets: Awaited<ReturnType<typeof someTargets>>

beforeAll(async () => {
  const rolloutPort = await freePort()
  estate = await openRollouts({ ROLLOUTS_PORT: String(rolloutPort) }, { rolloutPort })
  folder = await mkdtemp(join(tmpdir(), "operator-rollout-"))
  targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 5, 1)
})
afterAll(async () => {
  await estate.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => estate.sandbox.faults.clear())

const planFile = async (name: string, plan: unknown): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, JSON.stringify(plan))
  return path
}

const rollout = async (...args: ReadonlyArray<string>) => {
  const said = { out: "", err: "" }
  const code = await run(args, {
    out: (text) => {
      said.out += `${text}\n`
    },
    err: (text) => {
      said.err += `${text}\n`
    },
    input: () => Promise.resolve(""),
    whenStopped: () => undefined,
    env: { COMMAND_CENTER_URL: estate.sandbox.origin, COMMAND_CENTER_TOKEN: await estate.tokenOf() },
    now: () => new Date()
  })
  return { code, ...said }
}

const plan = (change: Parameters<typeof planOf>[1] = {}) => planOf(targets, { businessEntityId: 1, ...change })
const idIn = (text: string): string => /\(([\da-f-]{36})\)/u.exec(text)?.[1] ?? ""

it("checks a plan and shows its waves without planning anything; then plans, starts and follows it", async () => {
  const before = await lastTaskId(estate.sandbox)
  const file = await planFile("restart.json", plan())
  const shown = await rollout(file)
  expect([shown.code, shown.err]).toEqual([0, ""])
  expect(shown.out).toMatch(/^Wave\s+Targets\s+Left out\s+Begins/u)
  expect(shown.out).toMatch(/\nIn which order: As in the list\nAllowed hours: Any hour\n/u)
  expect(shown.out).toMatch(/ Has no limits that pause it\. Then the rollout is done\.\n/u)
  expect(shown.out).toMatch(/\nWave 1: 5 targets at .+: .+, .+, .+, .+, .+\n/u)
  const start = { kind: "siteHour", reading: "02:00" } as const
  const byClocks = plan({ waves: plan().waves.map((wave) => ({ ...wave, start })) })
  expect((await rollout(await planFile("clocks.json", byClocks))).out).toMatch(
    /\nTime zone\s+Targets\s+There\s+Here\n[\s\S]+ Standard Time\s+\d\s+\d{4}-\d{2}-\d{2} 2:00 AM\s/u
  )
  expect((await rollout(file, "--status")).err).toContain("No rollout was planned")

  const planned = await rollout(file, "--plan")
  expect(planned.out).toContain("Not started")
  expect((await rollout(file, "--advance")).err).toContain("be moved on. What can be done now: --start, --stop.\n")
  const started = await rollout(file, "--start", "--note", "as agreed")
  expect([started.code, idIn(started.out)]).toEqual([0, idIn(planned.out)])
  await until(estate, idIn(planned.out), ({ state }) => state === "done")
  expect((await rollout(file, "--status")).out).toContain("Done")
  const over = await rollout(file, "--resume")
  expect([over.code, over.err.slice(-50)]).toEqual([1, "cannot be resumed. No step can be taken any more.\n"])
  const status = await rollout(idIn(planned.out), "--status", "--json")
  expect(JSON.parse(status.out)).toMatchObject({ state: "done", targetCount: 5 })
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(5)
  const again = await rollout(file, "--start")
  expect([again.code, again.err.trim()]).toEqual([0, "It was started before. Nothing was done now."])
  expect(again.out).toContain("Done")
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(5)
})

it("plans once though the answer was lost, and refuses a plan that was changed since", async () => {
  const file = await planFile("changed.json", plan({ name: "First" }))
  const planned = await rollout(file, "--plan")
  const kept: unknown = JSON.parse(await readFile(`${file}.rollout.json`, "utf8"))
  expect(kept).toMatchObject({ id: idIn(planned.out) })
  // As a run that ended between sending and its answer leaves it.
  await writeFile(`${file}.rollout.json`, JSON.stringify({ ...Object(kept), id: null }))
  expect(idIn((await rollout(file, "--plan")).out)).toBe(idIn(planned.out))
  await planFile("changed.json", plan({ name: "Second" }))
  const refused = await rollout(file, "--start")
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("was changed after its rollout was planned")])
})

it("a plan that was refused can be mended in its file, and is planned then", async () => {
  const [target] = targets
  const gone = targets.map((each) => (each === target ? { ...each, id: 999_999 } : each))
  const file = await planFile("mended.json", plan({ name: "Mended", targets: gone }))
  const refused = await rollout(file, "--plan")
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("(999999) no longer exists")])
  await planFile("mended.json", plan({ name: "Mended" }))
  const planned = await rollout(file, "--plan")
  expect([planned.code, planned.out]).toEqual([0, expect.stringContaining("Not started")])
  const shouted = await rollout(idIn(planned.out).toUpperCase(), "--status")
  expect([shouted.code, idIn(shouted.out)]).toEqual([0, idIn(planned.out)])
})

it("a plan is read with a byte-order mark, and told where it is not JSON", async () => {
  const marked = join(folder, "marked.json")
  await writeFile(marked, `\ufeff${JSON.stringify(plan())}`)
  expect(await rollout(marked)).toMatchObject({ code: 0, err: "" })
  await writeFile(marked, '{"name": "Restart",}')
  expect(await rollout(marked)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^\S+ is not JSON \(.+ at position 19.*\)\. docs\/schemas\//u)
  })
  expect(await rollout("")).toMatchObject({
    code: 2,
    err: "<plan.json or id> is empty. --help says how it is called.\n"
  })
})

it("tells as JSON why a plan is refused, by the program or by the service", async () => {
  const refused = await rollout(await planFile("name.json", { name: "x" }), "--json")
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The plan cannot be run as it is: \d+ reasons in the JSON\.\n$/u)
  })
  expect(JSON.parse(refused.out)).toMatchObject({
    planned: false,
    problems: expect.arrayContaining([{ path: "targets", sentence: expect.any(String) }])
  })
  const [target] = targets
  const gone = targets.map((each) => (each === target ? { ...each, id: 999_999 } : each))
  const file = await planFile("gone.json", plan({ name: "Gone", targets: gone }))
  for (const step of [[], ["--plan"]]) {
    const { code, out } = await rollout(file, ...step, "--json")
    const problem = { path: expect.stringContaining("targets"), sentence: expect.any(String) }
    expect([code, JSON.parse(out)]).toEqual([1, { planned: false, problems: [problem] }])
  }
})

it("tells everything that is wrong with a plan, each with its place, and wrong calls", async () => {
  const [wave] = plan().waves
  const waves = [
    { ...wave, size: { percent: 80 } },
    { ...wave, size: { percent: 70 } }
  ]
  const bad = await planFile("bad.json", { ...plan(), name: " ", waves })
  const { code, err } = await rollout(bad, "--start")
  expect(code).toBe(1)
  expect(err).toContain("name: This field is required. Give the rollout a name.")
  expect(err).toContain("The waves take 150 percent together")
  expect((await rollout(bad, "--start", "--stop")).code).toBe(2)
  expect((await rollout("12345")).err).toBe(
    "There is no file 12345. Name a plan as JSON, or the id of a rollout; --help says more.\n"
  )
  expect((await rollout("00000000-0000-4000-8000-000000000000")).err).toContain("There is no rollout")
})

/** From now on the console names that rollout service, or none. */
const withService = async (rolloutServiceUrl?: string) => {
  estate.sandbox.faults.clear()
  const config: unknown = await (await fetch(`${estate.sandbox.origin}/config.json`)).json()
  const body = JSON.stringify({ ...(typeof config === "object" ? config : {}), rolloutServiceUrl })
  estate.sandbox.faults.add({ path: "/config.json", kind: "status", status: 200, body })
}

it("says that a console has no rollout service, and of a plan that was not confirmed what to do", async () => {
  const file = await planFile("lost.json", plan())
  await withService()
  const none =
    'The config.json of this console names no rollout service ("rolloutServiceUrl"), so nothing was asked. Ask whoever runs the console for it.\n'
  expect([(await rollout(file)).err, (await rollout(file, "--start")).err]).toEqual([
    `The plan was refused. ${none}`,
    `The plan was refused. ${none}`
  ])
  await withService("http://127.0.0.1:9")
  expect((await rollout(file, "--plan")).err).toMatch(
    /^The plan is not confirmed\. .* Run it again: it is planned once\.\n$/u
  )
  expect((await rollout(file, "--status")).err).toBe(
    `It is not confirmed whether ${file} was planned. --plan keeps it, --start starts it at once: either asks again and plans it once.\n`
  )
  estate.sandbox.faults.clear()
  expect((await rollout(file, "--plan")).code).toBe(0)
})

it("says what to do where what it keeps beside a plan cannot be read", async () => {
  const file = await planFile("folder.json", plan())
  await mkdir(`${file}.rollout.json`)
  const { code, out, err } = await rollout(file, "--plan")
  expect([code, out, err]).toEqual([
    1,
    "",
    `${file}.rollout.json cannot be read (EISDIR). It names the rollout of ${file}: make it readable, or move it away to plan the rollout anew.\n`
  ])
})

it("pauses, resumes, retries, goes on and stops a rollout, each with its note in the journal", async () => {
  const [wave] = plan().waves
  if (wave === undefined) throw new Error("the plan has a wave")
  const noneFailed = { ...wave.gate, failed: { share: null, count: 0 } }
  const waves = [
    { ...wave, size: { count: 2 }, gate: noneFailed, then: "waitForPerson" as const },
    { ...wave, start: { kind: "at" as const, at: inAYear() } }
  ]
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 400, times: 1 })
  const file = await planFile("steps.json", plan({ name: "Every step", waves }))
  const id = idIn((await rollout(file, "--start")).out)
  await until(estate, id, ({ state }) => state === "paused")
  expect((await rollout(id, "--status")).out).toContain("A gate was not passed, so it is paused")
  expect((await rollout(id, "--retry", "--note", "service was down")).code).toBe(0)
  await until(estate, id, ({ waitingFor }) => waitingFor !== null)
  expect((await rollout(id, "--advance")).code).toBe(0)
  await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "time" || waitingFor?.reason === "person")
  expect((await rollout(id, "--pause", "--note", "call from the shop")).out).toContain("Paused")
  expect((await rollout(id, "--resume")).code).toBe(0)
  expect((await rollout(id, "--delete-tasks")).code).toBe(2)
  expect((await rollout(id, "--stop", "--delete-tasks")).code).toBe(0)
  const stopped = await until(estate, id, ({ state }) => state === "stopped")
  expect(stopped.waves[1]?.["sent"]).toBe(0)
  const answer = await estate.ask(`/rollouts/${id}/journal`)
  expect(answer.text).toContain("service was down")
  expect(answer.text).toContain("call from the shop")
})

it("what the service alone can refuse is told with its place, tried out or kept", async () => {
  const action = { kind: "applyProfile", profileId: 999_999, profileBusinessEntityId: 1 } as const
  const file = await planFile("no-profile.json", plan({ action }))
  const told = "action.profileId: There is no profile 999999"
  for (const wish of [[], ["--plan"], ["--start"]]) {
    const { code, err } = await rollout(file, ...wish)
    expect([code, err.startsWith(told), err.split("There is no profile").length]).toEqual([1, true, 2])
  }
})

it("a start that no calendar reaches is told with its place before anything is asked", async () => {
  const start = { kind: "siteHour", reading: "9999-12-31T23:59" } as const
  const file = await planFile("far.json", plan({ waves: plan().waves.map((wave) => ({ ...wave, start })) }))
  const refused = await rollout(file)
  expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/^waves\[0\]\.start\.reading: Input exceeds/u)])
})
