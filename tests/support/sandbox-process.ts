import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))
      )
    })
  })

const answers = async (address: string) => {
  try {
    return (await fetch(`${address}/config.json`)).ok
  } catch {
    return false
  }
}

export interface SandboxProcess {
  readonly origin: string
  readonly stop: () => Promise<void>
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode === null && child.signalCode === null) child.once("exit", () => resolve())
    else resolve()
  })

/**
 * The built sandbox with the built console in a process and a data folder of its own, as `npm start` runs it. Another
 * build than the repository's is taken from SANDBOX_MAIN and CONSOLE_DIST. `patience` in milliseconds: a large estate
 * takes its time to make.
 */
export const startSandboxProcess = async (
  env: Readonly<Record<string, string>> = {},
  args: ReadonlyArray<string> = [],
  patience = 120_000
): Promise<SandboxProcess> => {
  const data = mkdtempSync(join(tmpdir(), "command-center-data-"))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const output: Array<string> = []
  const child = spawn(process.execPath, [process.env["SANDBOX_MAIN"] ?? at("apps/sandbox/dist/main.js"), ...args], {
    env: {
      CONSOLE_DIST: at("apps/console/dist"),
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      SANDBOX_FAULTS: "1",
      ...env
    },
    stdio: ["ignore", "pipe", "pipe"]
  })
  child.stdout.on("data", (text: Buffer) => output.push(text.toString()))
  child.stderr.on("data", (text: Buffer) => output.push(text.toString()))
  const stop = async () => {
    child.kill("SIGTERM")
    await ended(child)
    rmSync(data, { recursive: true, force: true })
  }
  const deadline = Date.now() + patience
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`the sandbox did not start:\n${output.join("")}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin, stop }
}
