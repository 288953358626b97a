import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { startRolloutProcess } from "../long/support/rollout-process.ts"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { someTargets } from "../rollouts/support/some-targets.ts"
import { test as base, expect } from "./browser.ts"
import { elsewhereOrigin } from "./elsewhere.ts"
import type { Person } from "./people.ts"
import { freePort, type SandboxProcess, startSandboxProcess } from "./sandbox-process.ts"

const main = fileURLToPath(new URL("../../apps/rollouts/dist/main.js", import.meta.url))
const tokenKey = Buffer.alloc(32, 7).toString("base64")

/** The built rollout service for a sandbox, on a database of its own or that of the sandbox, as `npm start` runs it. */
export const startBeside = async (sandbox: string, port: number, env: Readonly<Record<string, string>> = {}) => {
  const data = mkdtempSync(join(tmpdir(), "command-center-rollouts-"))
  const { origin, kill } = await startRolloutProcess(main, {
    ...process.env,
    ROLLOUTS_PORT: String(port),
    ROLLOUTS_DATA_DIR: data,
    ROLLOUTS_TOKEN_KEY: tokenKey,
    ROLLOUTS_ORIGINS: sandbox,
    ROLLOUTS_LOOK_EVERY_MS: "100",
    ROLLOUTS_SETTLE_MS: "300",
    COMMAND_CENTER_URL: sandbox,
    ...env
  })
  const stop = async () => {
    await kill()
    rmSync(data, { recursive: true, force: true })
  }
  return { origin, stop }
}

/** What a test reads of a rollout. */
export interface ReadRollout {
  readonly state: string
  readonly waves: ReadonlyArray<Readonly<Record<string, number>>>
  /** All but its targets. */
  readonly plan: object
  readonly targetCount: number
}

/** The service, as a person's token reaches it. */
export interface RolloutService {
  readonly origin: string
  /** Plans one as a person, by the service's own interface; gives its id. */
  readonly read: (person: Person, id: string) => Promise<ReadRollout>
  readonly plan: (person: Person, count: number, change?: Partial<RolloutPlan>) => Promise<string>
}

interface RolloutFixtures {
  readonly estate: { readonly sandbox: SandboxProcess; readonly origin: string }
  readonly sandbox: SandboxProcess
  readonly rollouts: RolloutService
}

const isRollout = (json: unknown): json is ReadRollout =>
  typeof json === "object" && json !== null && "state" in json && "waves" in json && "plan" in json

const idOf = (json: unknown): string => {
  if (typeof json === "object" && json !== null && "id" in json && typeof json.id === "string") return json.id
  throw new Error(`no rollout was planned: ${JSON.stringify(json)}`)
}

const posted = async (service: string, path: string, token: string, body: object): Promise<unknown> => {
  const answer = await fetch(`${service}${path}`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID()
    },
    body: JSON.stringify(body)
  })
  return answer.json()
}

export interface RolloutOrigins {
  readonly sandbox: string
  readonly service: string
  readonly token: string
}

/** Plans a rollout to some UTGs by the service's own interface; gives its id. */
export const planRollout = async (
  { sandbox, service, token }: RolloutOrigins,
  count: number,
  change: Partial<RolloutPlan> = {}
): Promise<string> => {
  const businessEntityId = change.businessEntityId ?? 1
  const targets = await someTargets(sandbox, token, count, businessEntityId)
  return idOf(await posted(service, "/rollouts", token, planOf(targets, { businessEntityId, ...change })))
}

/** A step of a rollout, taken elsewhere. */
export const stepElsewhere = ({ service, token }: RolloutOrigins, id: string, step: string): Promise<unknown> =>
  posted(service, `/rollouts/${id}/${step}`, token, {})

/** Where the console that a sandbox serves finds the service, with a token for both. */
export const rolloutOrigins = async (sandbox: string, token: string): Promise<RolloutOrigins> => {
  const config: unknown = await (await fetch(`${sandbox}/config.json`)).json()
  if (typeof config === "object" && config !== null && "rolloutServiceUrl" in config)
    return { sandbox, token, service: String(config.rolloutServiceUrl) }
  throw new Error("config.json names no rollout service")
}

/** A browser page on a sandbox with the rollout service beside it. */
export const test = base.extend<object, RolloutFixtures>({
  estate: [
    async ({ databaseUrl }, use) => {
      const env = { DATABASE_URL: databaseUrl }
      const port = await freePort()
      const sandbox = await startSandboxProcess({
        SANDBOX_ORIGINS: elsewhereOrigin,
        ROLLOUTS_PORT: String(port),
        ...env
      })
      const service = await startBeside(sandbox.origin, port, env)
      await use({ sandbox, origin: service.origin })
      await service.stop()
      await sandbox.stop()
    },
    { scope: "worker", timeout: 180_000 }
  ],
  sandbox: [async ({ estate }, use) => use(estate.sandbox), { scope: "worker" }],
  rollouts: [
    async ({ estate, tokens }, use) => {
      await use({
        origin: estate.origin,
        read: async (person, id) => {
          const answer = await fetch(`${estate.origin}/rollouts/${id}`, {
            headers: { Authorization: `Bearer ${await tokens(person)}` }
          })
          const json: unknown = await answer.json()
          if (!isRollout(json)) throw new Error(`${answer.status} ${JSON.stringify(json)}`)
          return json
        },
        plan: async (person, count, change = {}) =>
          planRollout(
            { sandbox: estate.sandbox.origin, service: estate.origin, token: await tokens(person) },
            count,
            change
          )
      })
    },
    { scope: "worker" }
  ]
})

export { expect }
