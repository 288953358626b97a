import { type ChildProcess, spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { build } from "vite"

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Builds the service for a test; answers the file that is run. Not in dist, which a build beside this test empties. */
export const builtService = async (test: string): Promise<string> => {
  const outDir = at(`apps/rollouts/node_modules/.cache/${test}`)
  await build({ configFile: at("apps/rollouts/vite.config.ts"), logLevel: "error", build: { outDir, ssr: true } })
  return `${outDir}/main.js`
}

export interface RolloutProcess {
  readonly origin: string
  /** As a power cut ends it: nothing of it runs any more, whatever it was at. */
  readonly kill: () => Promise<void>
  /** Asks it to end, as a deployment does; resolves with its exit code. */
  readonly terminate: () => Promise<number | null>
  readonly isAlive: () => boolean
  /** What it has written to its log. */
  readonly lines: ReadonlyArray<string>
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode === null && child.signalCode === null) child.once("exit", () => resolve())
    else resolve()
  })

const portIn = (line: string): number | null => {
  const [, port] = /"event":"started","port":(\d+)/u.exec(line) ?? []
  return port === undefined ? null : Number(port)
}

/** Starts the built service in a process of its own; resolves once it listens. */
export const startRolloutProcess = (main: string, env: NodeJS.ProcessEnv): Promise<RolloutProcess> =>
  new Promise((started, failed) => {
    const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] })
    const said: Array<string> = []
    const kill = () => {
      child.kill("SIGKILL")
      return ended(child)
    }
    const isAlive = () => child.exitCode === null && child.signalCode === null
    const terminate = async () => {
      child.kill("SIGTERM")
      await ended(child)
      return child.exitCode
    }
    createInterface(child.stdout).on("line", (line) => {
      said.push(line)
      const port = portIn(line)
      if (port !== null) started({ origin: `http://127.0.0.1:${port}`, kill, terminate, isAlive, lines: said })
    })
    child.stderr.on("data", (text: Buffer) => said.push(text.toString()))
    child.once("exit", () => failed(new Error(`The rollout service ended: ${said.slice(-20).join("\n")}`)))
  })
