import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readConfig } from "@command-center/rollouts/src/config.ts"
import { makeLog } from "@command-center/rollouts/src/log.ts"
import { startRollouts } from "@command-center/rollouts/src/server.ts"
import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollouts-started-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (
  dataDir: string,
  port: number,
  lines: Array<string> = [],
  env: Readonly<Record<string, string>> = {}
) => {
  const config = readConfig({ ROLLOUTS_PORT: String(port), ROLLOUTS_DATA_DIR: dataDir, ...env }, "")
  if (Result.isFailure(config)) throw new Error(config.failure.join("\n"))
  return startRollouts(
    config.success,
    makeLog((line) => lines.push(line)),
    () => new Date()
  )
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false
  )

it("where its port is taken it is not started: nothing of it goes on, and its folder is free", async () => {
  const other = createServer()
  const port = await new Promise<number>((listening) => {
    other.listen(0, "127.0.0.1", () => {
      const address = other.address()
      listening(typeof address === "object" && address !== null ? address.port : 0)
    })
  })
  const lines: Array<string> = []
  const dataDir = join(folder, "taken")
  await expect(start(dataDir, port, lines)).rejects.toThrow(
    `It cannot listen on port ${port} of 127.0.0.1 (listen EADDRINUSE: address already in use 127.0.0.1:${port}). Name others by ROLLOUTS_PORT and ROLLOUTS_HOST.`
  )
  // Twice as long as it waits between two sweeps.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(lines).toEqual([])
  expect(await exists(join(dataDir, "in-use"))).toBe(false)
  await new Promise((closed) => other.close(closed))
}, 120_000)

it("where its folder or its database server cannot be used, it says which and what to see to", async () => {
  const dataDir = join(folder, "file")
  await writeFile(dataDir, "")
  await expect(start(dataDir, 0)).rejects.toThrow(
    `The folder ${dataDir} cannot be used (EEXIST). Make it a folder that this user may write, or name another by ROLLOUTS_DATA_DIR.`
  )
  const env = { DATABASE_URL: "postgres://rollouts:secret@127.0.0.1:9/rollouts" }
  await expect(start(dataDir, 0, [], env)).rejects.toThrow(
    "The database server of DATABASE_URL cannot be used (connect ECONNREFUSED 127.0.0.1:9). See whether it runs, and whether address, user and password are right."
  )
})

it("a folder holds the embedded database of one service at a time, whatever a killed one of its number left", async () => {
  const dataDir = join(folder, "one")
  await mkdir(dataDir)
  // As in a container, where each process has the number of the one before it.
  await writeFile(join(dataDir, "in-use"), String(process.pid))
  const first = await start(dataDir, 0)
  await expect(start(dataDir, 0)).rejects.toThrow(
    `The folder ${dataDir} is in use by another rollout service (process ${process.pid}). Name another by ROLLOUTS_DATA_DIR, or a PostgreSQL server for both by DATABASE_URL.`
  )
  await first.close()
  expect(await exists(join(dataDir, "in-use"))).toBe(false)
}, 120_000)
