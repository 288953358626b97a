import { randomUUID } from "node:crypto"
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { run } from "../../scripts/operator/rollout.ts"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { openRollouts, type RolloutEstate, step, until } from "../rollouts/support/rollout-service.ts"
import { someTargets } from "../rollouts/support/some-targets.ts"
import { freePort } from "../support/sandbox-process.ts"

let estate: RolloutEstate
let folder: string
/** Before the service: as if its database went away while it kept what was done, so many times. */
let before: Server
let lost = 0
/** As if it were away, so many times. */
let dropped = 0

const problem = JSON.stringify({ title: "Service Unavailable", status: 503, detail: "The database is away." })

const forwarding = () =>
  createServer((request, response) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const { method = "GET", url = "/" } = request
      if (method === "POST" && dropped > 0) {
        dropped -= 1
        response.writeHead(503, { "Content-Type": "application/problem+json" })
        response.end(problem)
        return
      }
      const given = Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" && /^(authorization|content-type|idempotency-key|accept)$/u.test(name)
          ? [[name, value] as const]
          : []
      )
      const body = method === "POST" ? { body: Buffer.concat(parts) } : {}
      void fetch(`${estate.service.origin}${url}`, { method, headers: Object.fromEntries(given), ...body }).then(
        async (answer) => {
          const isLost = method === "POST" && lost > 0
          if (isLost) lost -= 1
          const type = isLost ? "application/problem+json" : (answer.headers.get("content-type") ?? "text/plain")
          response.writeHead(isLost ? 503 : answer.status, { "Content-Type": type })
          response.end(isLost ? problem : await answer.text())
        }
      )
    })
  })

beforeAll(async () => {
  estate = await openRollouts()
  folder = await mkdtemp(join(tmpdir(), "operator-rollout-"))
  before = forwarding()
  const port = await freePort()
  await new Promise<void>((resolve) => before.listen(port, "127.0.0.1", resolve))
  const config: unknown = await (await fetch(`${estate.sandbox.origin}/config.json`)).json()
  const rolloutServiceUrl = `http://127.0.0.1:${port}`
  const body = JSON.stringify({ ...(typeof config === "object" ? config : {}), rolloutServiceUrl })
  estate.sandbox.faults.add({ path: "/config.json", kind: "status", status: 200, body })
})
afterAll(async () => {
  before.close()
  await estate.close()
  await rm(folder, { recursive: true, force: true })
})

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

const waitsIn = (wave: number) => (read: { wave: number | null; waitingFor: { reason: string } | null }) =>
  read.wave === wave && read.waitingFor?.reason === "person"
const sentOf = ({ waves }: Awaited<ReturnType<typeof until>>) => waves.map(({ sent }) => sent)

/** The file of a plan in three waves of one, each of which waits for a person. */
const planFile = async (name: string): Promise<string> => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3, 1)
  const one = planOf(targets, { businessEntityId: 1 })
  const waves = [1, 1, 1].flatMap((count) =>
    one.waves.map((wave) => ({ ...wave, size: { count }, then: "waitForPerson" as const }))
  )
  const file = join(folder, name)
  await writeFile(file, JSON.stringify({ ...one, waves }))
  return file
}

const idIn = (text: string): string => /([\da-f]{8}-[\da-f-]{27})/u.exec(text)?.[1] ?? ""

it("what the service answers with 503 is not confirmed: a plan and a step keep their keys, and each is done once", async () => {
  const file = await planFile("waves.json")
  lost = 2
  const unsure = await rollout(file, "--plan")
  expect([unsure.code, unsure.err]).toEqual([
    1,
    expect.stringMatching(/^The plan is not confirmed\. .+planned once\.\n$/u)
  ])
  expect((await rollout(file, "--plan")).code).toBe(0)
  const id = idIn((await rollout(file, "--start")).out)
  await until(estate, id, waitsIn(1))
  lost = 2
  const advanced = await rollout(file, "--advance", "--note", "as agreed")
  expect([advanced.code, advanced.err]).toEqual([
    1,
    expect.stringMatching(/^--advance is not confirmed\. .+ Run it again: it is done once\.\n$/u)
  ])
  expect(sentOf(await until(estate, id, waitsIn(2)))).toEqual([1, 1, 0])
  // Another step would leave it open whether the first was taken; a pause does not wait for that.
  const other = await rollout(file, "--retry")
  expect([other.code, other.err]).toEqual([
    1,
    expect.stringMatching(
      /^It is not confirmed whether --advance was done\. Run that again: it is done once\. .+\.step\.json away\.\n$/u
    )
  ])
  expect((await rollout(file, "--pause")).code).toBe(0)
  expect((await estate.ask(`/rollouts/${id}/resume`, resumed())).status).toBe(200)
  await until(estate, id, waitsIn(2))
  const again = await rollout(file, "--advance")
  expect([again.code, again.err]).toEqual([
    0,
    expect.stringMatching(/^--advance of \S+, which was not confirmed, is done, once\. Nothing else was done now\.\n$/u)
  ])
  expect(sentOf(await until(estate, id, waitsIn(2)))).toEqual([1, 1, 0])
  // What was confirmed is forgotten: the next is a step of its own.
  expect((await rollout(file, "--advance")).code).toBe(0)
  expect(sentOf(await until(estate, id, ({ waves }) => waves[2]?.["sent"] === 1))).toEqual([1, 1, 1])
})

const resumed = () => ({ method: "POST" as const, body: {}, headers: { "Idempotency-Key": randomUUID() } })

it("a step by id that never arrived is not taken for a later wave", async () => {
  const id = idIn((await rollout(await planFile("by-id.json"), "--start")).out)
  await until(estate, id, waitsIn(1))
  const here = vi.spyOn(process, "cwd").mockReturnValue(folder)
  dropped = 2
  expect((await rollout(id, "--advance")).err).toContain("--advance is not confirmed.")
  expect((await step(estate, id, "advance")).status).toBe(200)
  await until(estate, id, waitsIn(2))
  const late = await rollout(id, "--advance")
  expect([late.code, late.err]).toEqual([1, `--advance was refused. ${refusalMessages.movedOn}\n`])
  expect(sentOf(await until(estate, id, waitsIn(2)))).toEqual([1, 1, 0])
  expect((await readdir(folder)).filter((name) => name.endsWith(".step.json"))).toEqual([])
  here.mockRestore()
})

it("what was never confirmed within a day, or was not written by the program, is left to whoever runs it", async () => {
  const id = idIn((await rollout(await planFile("old.json"), "--start")).out)
  await until(estate, id, waitsIn(1))
  const kept = join(folder, `${id}.step.json`)
  const at = new Date(Date.now() - 25 * 60 * 60_000).toISOString()
  await writeFile(kept, JSON.stringify({ key: randomUUID(), at, sent: { step: "advance" } }))
  const file = join(folder, "old.json")
  expect(await rollout(file, "--advance")).toMatchObject({
    code: 1,
    err: expect.stringContaining("It was never confirmed whether --advance was done, a day ago. See --status")
  })
  await writeFile(kept, "{}")
  expect((await rollout(file, "--advance")).err).toContain("is not what this program wrote. See --status")
  await rm(kept)
  await mkdir(kept)
  expect((await rollout(file, "--advance")).err).toContain("cannot be read (EISDIR)")
  expect(sentOf(await until(estate, id, waitsIn(1)))).toEqual([1, 0, 0])
})
