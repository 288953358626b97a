import { createServer, type Server } from "node:http"
import { fileURLToPath } from "node:url"
import { getRequestListener, type HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import { compress } from "hono/compress"
import { cors } from "hono/cors"
import { type AgentOptions, type RunningAgents, startAgents } from "./agents/agents.ts"
import { type OpenOptions, openDatabase } from "./database/open.ts"
import type { Database } from "./database/schema.ts"
import { type Faults, makeFaults, serveFaultSwitches, sufferFaults } from "./faults.ts"
import { withMethodOverride } from "./services/http/contract-headers.ts"
import { loopbackHostOnly } from "./services/http/loopback.ts"
import { answerError } from "./services/http/refusal.ts"
import { plainAddress } from "./services/http/request-text.ts"
import type { Services } from "./services/http/service.ts"
import { managementService } from "./services/management/management.ts"
import { serveReferenceGuide } from "./services/pages/reference-guide.ts"
import { serveStandIns } from "./services/pages/stand-ins.ts"
import { securityService } from "./services/security/security.ts"
import { listPeople, type Person } from "./services/sign-on/people.ts"
import { signOnService } from "./services/sign-on/sign-on.ts"
import { makeTokens, type Tokens } from "./services/sign-on/tokens.ts"
import { serveConsole } from "./services/static/console-files.ts"
import { serveInstaller } from "./services/static/installer.ts"
import { rolloutServiceAt, runtimeConfig } from "./services/static/runtime-config.ts"
import { serveSchemaFiles } from "./services/static/schema-files.ts"
import { securityHeaders } from "./services/static/security-headers.ts"
import { serveVersions } from "./services/static/versions.ts"
import { openUploadStore } from "./services/uploads/upload-store.ts"

export interface SandboxOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number | undefined
  /** The address to listen on; loopback unless a container publishes it there. Requests must name a loopback host anyhow. */
  readonly host?: string | undefined
  readonly database?: OpenOptions | undefined
  /** The folder of uploaded files, kept as long as the database is; a temporary one when none is named. */
  readonly uploadsDir?: string | undefined
  /** The folder of the console's built files. */
  readonly consoleDist?: string | undefined
  /** The folder of the operator's guide as it is built. */
  readonly guideDist?: string | undefined
  /** The simulated agents; false leaves the estate as it is. */
  readonly agents?: false | Omit<AgentOptions, "onError"> | undefined
  /** Whether POST /faults is there. */
  readonly faults?: boolean | undefined
  /** Other origins of this machine whose pages may call the services. */
  readonly allowedOrigins?: ReadonlyArray<string> | undefined
  readonly tokenLifetimeMs?: number | undefined
  /** Where the rollout service listens that runs beside it; the console has no rollouts without. */
  readonly rolloutPort?: number | undefined
  readonly now?: (() => Date) | undefined
  readonly log?: ((line: string) => void) | undefined
}

export interface Sandbox {
  readonly origin: string
  readonly db: Database
  readonly tokens: Tokens
  readonly faults: Faults
  readonly people: ReadonlyArray<Person>
  readonly close: () => Promise<void>
}

const emptyConsole = fileURLToPath(new URL("../../console/dist", import.meta.url))
const builtGuide = fileURLToPath(new URL("../../../docs/guide/dist", import.meta.url))
const eightHours = 8 * 60 * 60 * 1000

/** The services and the console behind one address. */
const makeApp = (services: Services, faults: Faults, options: SandboxOptions): Hono<{ Bindings: HttpBindings }> => {
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false })
  app.onError(answerError(options.log ?? console.error))
  app.use(loopbackHostOnly)
  const origin = [...(options.allowedOrigins ?? [])]
  if (origin.length > 0) app.use(cors({ origin, credentials: false, exposeHeaders: ["Retry-After"], maxAge: 600 }))
  app.use(compress())
  if (options.faults === true) {
    serveFaultSwitches(app, faults, services.tokens)
    app.use(sufferFaults(faults))
  }
  app.use(securityHeaders(options.rolloutPort))
  for (const service of ["/sso/*", "/security/*", "/management/*"]) app.use(service, plainAddress)
  app.route("/sso", signOnService(services))
  app.route("/security", securityService(services))
  app.route("/management", managementService(services))
  app.get("/config.json", (context) =>
    context.json(
      runtimeConfig(new URL(context.req.url).origin, rolloutServiceAt(context.req.url, options.rolloutPort)),
      200,
      { "Cache-Control": "no-store" }
    )
  )
  const pages = new Hono()
  serveVersions(pages, services.db)
  serveStandIns(pages)
  serveReferenceGuide(pages, options.guideDist ?? builtGuide)
  serveInstaller(pages)
  serveSchemaFiles(pages)
  serveConsole(pages, options.consoleDist ?? emptyConsole)
  app.route("/", pages)
  return app
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((listening, failed) => {
    server.once("error", failed)
    server.listen(port, host, () => {
      const address = server.address()
      listening(typeof address === "object" && address !== null ? address.port : port)
    })
  })

const closeServer = (server: Server): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })

const causeText = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error.name) : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** Starts the sandbox: database, agents, services and console on one loopback port. Rejects when either can't be had. */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const now = options.now ?? (() => new Date())
  const log = options.log ?? console.error
  const faults = makeFaults()
  const opened = await openDatabase(options.database ?? { memory: true })
  const { db } = opened
  const tokens = makeTokens({ db, now, lifetimeMs: options.tokenLifetimeMs ?? eightHours })
  const uploads = await openUploadStore(options.uploadsDir, opened.prepared === "kept")
  const app = makeApp({ db, tokens, uploads, now }, faults, options)
  const listener = getRequestListener((request, env) => app.fetch(withMethodOverride(request), env))
  const server = createServer({ keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    void listener(incoming, outgoing)
  })
  let agents: RunningAgents | null = null
  try {
    const port = await listen(server, options.port ?? 0, options.host ?? "127.0.0.1")
    if (options.agents !== false) {
      agents = startAgents(db, {
        ...options.agents,
        onError: (error) => log(`An agent step failed: ${causeText(error)}`)
      })
    }
    const people = await listPeople(db)
    const close = async (): Promise<void> => {
      await closeServer(server)
      await agents?.stop()
      await opened.close()
      await uploads.close()
    }
    return { origin: `http://127.0.0.1:${port}`, db, tokens, faults, people, close }
  } catch (error) {
    await agents?.stop()
    await opened.close()
    await uploads.close()
    throw error
  }
}
