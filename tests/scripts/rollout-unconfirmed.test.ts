import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { run } from "../../scripts/operator/rollout.ts"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { openRollouts, type RolloutEstate, until } from "../rollouts/support/rollout-service.ts"
import { someTargets } from "../rollouts/support/some-targets.ts"
import { freePort } from "../support/sandbox-process.ts"

let estate: RolloutEstate
let folder: string
/** Before the service: as if its database went away while it kept what was done, so many times. */
let before: Server
let lost = 0

const problem = JSON.stringify({ title: "Service Unavailable", status: 503, detail: "The database is away." })

const forwarding = () =>
  createServer((request, response) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const { method = "GET", url = "/" } = request
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

it("what the service answers with 503 is not confirmed: a plan keeps its key and is planned once, a step says so", async () => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3, 1)
  const one = planOf(targets, { businessEntityId: 1 })
  const waves = [1, 1, 1].flatMap((count) =>
    one.waves.map((wave) => ({ ...wave, size: { count }, then: "waitForPerson" as const }))
  )
  const file = join(folder, "waves.json")
  await writeFile(file, JSON.stringify({ ...one, waves }))
  lost = 2
  const unsure = await rollout(file, "--plan")
  expect([unsure.code, unsure.err]).toEqual([
    1,
    expect.stringMatching(/^The plan is not confirmed\. .+planned once\.\n$/u)
  ])
  expect((await rollout(file, "--plan")).code).toBe(0)
  const listed: unknown = (await estate.ask("/rollouts?businessEntityId=1")).json()
  expect(listed).toMatchObject({ rollouts: [{ id: expect.any(String) }] })
  const id = /"id":"([\da-f-]{36})"/u.exec(JSON.stringify(listed))?.[1] ?? ""
  expect((await rollout(file, "--start")).code).toBe(0)
  const waitsIn = (wave: number) => (read: { wave: number | null; waitingFor: { reason: string } | null }) =>
    read.wave === wave && read.waitingFor?.reason === "person"
  await until(estate, id, waitsIn(1))
  // Both times it was taken once, by its key.
  lost = 2
  const advanced = await rollout(file, "--advance")
  expect([advanced.code, advanced.err]).toEqual([
    1,
    expect.stringMatching(/^--advance is not confirmed\. .+ See --status before you run it again\.\n$/u)
  ])
  const waiting = await until(estate, id, waitsIn(2))
  expect(waiting.waves.map(({ sent }) => sent)).toEqual([1, 1, 0])
})
