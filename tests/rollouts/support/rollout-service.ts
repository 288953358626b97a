import { randomUUID } from "node:crypto"
import type { Waiting } from "@command-center/domain/rollout/rollout-record"
import { type Config, readConfig } from "@command-center/rollouts/src/config.ts"
import { makeLog } from "@command-center/rollouts/src/log.ts"
import { type RolloutService, startRollouts } from "@command-center/rollouts/src/server.ts"
import type { Sandbox, SandboxOptions } from "@command-center/sandbox/src/server.ts"
import { startTestSandbox, tokenOf } from "@command-center/sandbox/src/testing.ts"
import { makeOwnDatabase } from "@command-center/sandbox/src/testing-database.ts"
import { Result } from "effect"

interface Asked {
  /** Null sends none; the operator's where none is named. */
  readonly token?: string | null | undefined
  readonly method?: "GET" | "POST" | "OPTIONS" | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // What a test reads of an answer it asserts on, field by field.
  readonly json: () => unknown
}

/** The service of rollouts beside the sandbox that it works for, each on a database of its own. */
export interface RolloutEstate {
  readonly sandbox: Sandbox
  readonly service: RolloutService
  readonly config: Config
  /** What the service wrote to its log. */
  readonly lines: Array<string>
  readonly ask: (path: string, asked?: Asked) => Promise<Answer>
  readonly tokenOf: (username?: string) => Promise<string>
  readonly close: () => Promise<void>
}

const serverUrl = (): string | undefined => process.env["DATABASE_URL"] || undefined

/** A configuration as the environment gives it, with what a test changes of it. */
const testConfig = (env: Readonly<Record<string, string>>): Config => {
  const read = readConfig({ ROLLOUTS_PORT: "0", ROLLOUTS_LOOK_EVERY_MS: "100", ROLLOUTS_SETTLE_MS: "300", ...env }, "")
  if (Result.isFailure(read)) throw new Error(read.failure.join("\n"))
  return read.success
}

const tokenKey = Buffer.alloc(32, 7).toString("base64")

/** On the embedded database, or on a server's where DATABASE_URL names one. */
export const openRollouts = async (
  env: Readonly<Record<string, string>> = {},
  options: SandboxOptions = {},
  now: () => Date = () => new Date()
): Promise<RolloutEstate> => {
  const server = serverUrl()
  const own = server === undefined ? null : await makeOwnDatabase(server)
  const sandbox = await startTestSandbox(options)
  const lines: Array<string> = []
  const config = testConfig({
    COMMAND_CENTER_URL: sandbox.origin,
    ROLLOUTS_TOKEN_KEY: tokenKey,
    ...(own === null ? {} : { DATABASE_URL: own.url }),
    ...env
  })
  const service = await startRollouts(
    config,
    makeLog((line) => lines.push(line)),
    now
  )
  const operator = await tokenOf(sandbox)
  return {
    sandbox,
    service,
    config,
    lines,
    tokenOf: (username) => tokenOf(sandbox, username),
    ask: async (path, { token = operator, method = "GET", body, headers = {} } = {}) => {
      const answer = await fetch(`${service.origin}${path}`, {
        method,
        headers: {
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
      })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) }
    },
    close: async () => {
      await service.close()
      await sandbox.close()
      await own?.drop()
    }
  }
}

/** What a test reads of a rollout. */
interface Read {
  readonly id: string
  readonly state: string
  readonly wave: number | null
  readonly waitingFor: Waiting | null
  readonly waves: ReadonlyArray<Readonly<Record<string, number>>>
  readonly steps: ReadonlyArray<string>
  readonly rules?: ReadonlyArray<{ readonly gate: unknown }>
}

const isRead = (json: unknown): json is Read =>
  typeof json === "object" && json !== null && "id" in json && "state" in json && "waves" in json

const readOf = (answer: Answer): Read => {
  const json = answer.json()
  if (!isRead(json)) throw new Error(`${answer.status} ${answer.text}`)
  return json
}

/** Keeps a plan as a rollout. */
export const planned = async ({ ask }: Pick<RolloutEstate, "ask">, plan: unknown): Promise<string> =>
  readOf(await ask("/rollouts", { method: "POST", body: plan })).id

/** A step of a rollout, under a key of its own. */
export const step = (
  { ask }: Pick<RolloutEstate, "ask">,
  id: string,
  name: string,
  { body, token, key = randomUUID() }: { body?: unknown; token?: string; key?: string } = {}
): Promise<Answer> =>
  ask(`/rollouts/${id}/${name}`, { method: "POST", token, body, headers: { "Idempotency-Key": key } })

/** The rollout once it is as a test waits for it; fails with what it is when that takes too long. */
export const until = async (
  { ask }: Pick<RolloutEstate, "ask">,
  id: string,
  isThere: (rollout: Read) => boolean,
  patience = 120_000
): Promise<Read> => {
  const deadline = Date.now() + patience
  for (;;) {
    const read = readOf(await ask(`/rollouts/${id}`))
    if (isThere(read)) return read
    if (Date.now() > deadline)
      throw new Error(`The rollout is still ${JSON.stringify({ ...read, plan: null, times: null })}.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The kinds of a journal's entries, in their order. */
export const journalOf = async ({ ask }: Pick<RolloutEstate, "ask">, id: string): Promise<ReadonlyArray<string>> => {
  const json = (await ask(`/rollouts/${id}/journal?limit=1000`)).json()
  const entries = typeof json === "object" && json !== null && "entries" in json ? json.entries : []
  return (Array.isArray(entries) ? entries : []).map(({ kind }: { kind: string }) => kind)
}
