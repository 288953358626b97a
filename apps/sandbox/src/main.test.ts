import { type ChildProcess, spawn } from "node:child_process"
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const outDir = from("../dist/test")
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-"))
  await build({ configFile: from("../vite.config.ts"), logLevel: "error", build: { outDir, ssr: true } })
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await rm(outDir, { recursive: true })
})

interface Running {
  readonly child: ChildProcess
  readonly said: () => string
  /** Resolves when the process has said something that matches, rejects when it ended before. */
  readonly until: (pattern: RegExp) => Promise<RegExpExecArray>
  readonly code: Promise<number | null>
}

const startAt = (host: string, ...args: ReadonlyArray<string>): Running => {
  const env = { PATH: process.env["PATH"], SANDBOX_HOST: host }
  const child = spawn(process.execPath, [join(outDir, "main.js"), ...args], { env })
  let text = ""
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    text += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on("data", hear)
  child.stderr.on("data", hear)
  const code = new Promise<number | null>((ended) => child.once("close", ended))
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((found, failed) => {
      const look = () => {
        const match = pattern.exec(text)
        if (match !== null) found(match)
      }
      listeners.add(look)
      look()
      code.then(
        () => failed(new Error(`Ended with: ${text}`)),
        () => undefined
      )
    })
  return { child, said: () => text, until, code }
}

const start = (...args: ReadonlyArray<string>): Running => startAt("", ...args)

describe("the command", () => {
  it("writes the estate's schemas to a folder, as a deployer is handed theirs, and ends", async () => {
    const running = start("--write-static", join(folder, "static"))
    expect(await running.code).toBe(0)
    const manifest: { readonly profiles: ReadonlyArray<{ readonly file: string }> } = JSON.parse(
      await readFile(join(folder, "static", "schemas", "schemamanifest.json"), "utf8")
    )
    const first = await readFile(join(folder, "static", "schemas", manifest.profiles[0]?.file ?? ""), "utf8")
    expect(JSON.parse(first)).toHaveProperty("properties")
    expect(running.said()).toBe("")
  })

  it("says where it is and who can sign in, keeps its data, and stops cleanly on either signal", async () => {
    for (const [signal, host] of [
      ["SIGINT", ""],
      ["SIGTERM", "0.0.0.0"]
    ] as const) {
      const running = startAt(host, "--port", "0", "--data", join(folder, "estate"))
      const [, port] = await running.until(/Command Center is at http:\/\/localhost:(\d+)\n[^]*--fresh starts anew/u)
      // Where a container publishes it, it listens on all addresses, and yet is called by a name of this machine alone.
      const elsewhere = await fetch(`http://127.0.0.2:${port}/config.json`).then(
        ({ status }) => status,
        () => "refused"
      )
      expect(elsewhere).toBe(host === "" ? "refused" : 421)
      expect(running.said()).toContain("Operator: sees and edits everything, everywhere")
      const second = startAt(host, "--port", String(port), "--data", join(folder, "other"))
      expect(await second.code).toBe(1)
      expect(second.said()).toBe(
        `Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port ${Number(port) + 1}\n`
      )
      const third = start("--port", "0", "--data", join(folder, "estate"))
      expect(await third.code).toBe(1)
      expect(third.said()).toMatch(/^The data folder .* is in use by another sandbox \(process \d+\)\.\n$/u)
      running.child.kill(signal)
      expect(await running.code).toBe(0)
    }
  }, 300_000)

  it("looks for its port before it makes any data, and an interrupt meanwhile leaves no lock behind", async () => {
    const taken = createServer()
    await new Promise<void>((listening) => taken.listen(0, "127.0.0.1", () => listening()))
    const address = taken.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const data = join(folder, "not-made")
    const running = start("--port", String(port), "--data", data)
    expect(await running.code).toBe(1)
    expect(running.said()).toContain(`Port ${port} is taken.`)
    await expect(access(data)).rejects.toThrow("ENOENT")
    taken.close()
    const interrupted = start("--port", "0", "--data", data)
    const lock = join(data, "in-use")
    await expect
      .poll(() =>
        access(lock).then(
          () => true,
          () => false
        )
      )
      .toBe(true)
    interrupted.child.kill("SIGINT")
    expect(await interrupted.code).toBe(1)
    await expect(access(lock)).rejects.toThrow("ENOENT")
  }, 60_000)

  it("says in one sentence what is wrong with a folder or an argument", async () => {
    const file = join(folder, "file")
    await writeFile(file, "")
    const onFile = start("--port", "0", "--data", file)
    expect(await onFile.code).toBe(1)
    expect(onFile.said()).toMatch(/^The data folder .*\/file cannot be used: EEXIST\.\n$/u)
    const ontoFile = start("--write-static", file)
    expect(await ontoFile.code).toBe(1)
    expect(ontoFile.said()).toMatch(
      /^--write-static: .*\/file cannot be written \((?:ENOTDIR|EEXIST)\)\. Name another folder\.\n$/u
    )
    const wrongPort = start("--port", "many")
    expect(await wrongPort.code).toBe(2)
    expect(wrongPort.said()).toBe('The port must be a number from 0 to 65535, not "many".\n')
  }, 30_000)
})
