import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse } from "csv-parse/sync"
import type { Io, Run } from "../../../scripts/operator/command/io.ts"
import { type Estate, openEstate } from "../../contract/support/estate.ts"

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Where an operator works: the services, and a folder for files. */
export interface Desk {
  readonly estate: Estate
  readonly at: (file: string) => string
  readonly write: (file: string, ...lines: ReadonlyArray<string>) => Promise<string>
  /** The rows of an outcome file, by its whole path. */
  readonly outcomes: (path: string) => Promise<ReadonlyArray<Readonly<Record<string, string>>>>
  /** Runs a program as the operator; `env` is laid over the environment that signs them in. */
  readonly run: (run: Run, args: ReadonlyArray<string>, env?: Io["env"], at?: Date, input?: string) => Promise<Ended>
  /** What is needed to sign in as somebody. */
  readonly as: (username: string) => Promise<Io["env"]>
  readonly close: () => Promise<void>
}

/** The moment at which the programs run, before every run time that a test asks for. */
export const now = new Date("2026-11-20T15:00:00.000Z")

export const openDesk = async (): Promise<Desk> => {
  const estate = await openEstate({ now: () => now })
  const folder = await mkdtemp(join(tmpdir(), "operator-"))
  const at = (file: string) => join(folder, file)
  return {
    estate,
    at,
    write: async (file, ...lines) => {
      await writeFile(at(file), `${lines.join("\n")}\n`)
      return at(file)
    },
    outcomes: async (path) => parse(await readFile(path, "utf8"), { columns: true }),
    run: async (run, args, env = {}, moment = now, input = "") => {
      const said = { out: "", err: "" }
      const code = await run(args, {
        out: (text) => {
          said.out += `${text}\n`
        },
        err: (text) => {
          said.err += `${text}\n`
        },
        input: () => Promise.resolve(input),
        whenStopped: () => undefined,
        env: { COMMAND_CENTER_URL: estate.origin, COMMAND_CENTER_TOKEN: estate.token, ...env },
        now: () => moment
      })
      return { code, ...said }
    },
    as: async (username) => ({ COMMAND_CENTER_TOKEN: await estate.tokenOf(username) }),
    close: async () => {
      await estate.close()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
