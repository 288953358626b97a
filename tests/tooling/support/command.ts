import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

/** The path of a file in the repository. */
export const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * Runs Node with some arguments, and what is piped in, to its end. Only the given environment is there, so the machine's
 * own cannot matter.
 */
export const runNode = (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
  input: string | Buffer = ""
): Promise<Ended> =>
  new Promise((ended, failed) => {
    const child = spawn(process.execPath, [...args], { env: { ...env }, stdio: ["pipe", "pipe", "pipe"] })
    const said = { out: "", err: "" }
    child.stdout.on("data", (chunk: Buffer) => {
      said.out += chunk.toString()
    })
    child.stderr.on("data", (chunk: Buffer) => {
      said.err += chunk.toString()
    })
    child.stdin.on("error", () => undefined)
    child.stdin.end(input)
    child.once("error", failed)
    child.once("close", (code) => ended({ code, ...said }))
  })
