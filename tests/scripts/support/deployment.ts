import { rm } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { contentPolicy, contentPolicyText } from "@command-center/domain/deployment/security-policy"
import { readConfig } from "@command-center/rollouts/src/config.ts"
import { makeLog } from "@command-center/rollouts/src/log.ts"
import { type RolloutService, startRollouts } from "@command-center/rollouts/src/server.ts"
import { startTestSandbox } from "@command-center/sandbox/src/testing.ts"
import { Result } from "effect"
import { makeLeastDist } from "../../support/least-dist.ts"

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

interface Asked {
  readonly method: string
  readonly path: string
}

/** Makes another answer of what is right, as a server that is set up wrongly would; null never answers. */
export type Change = (reply: Reply, asked: Asked) => Reply | null

interface Proxy {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** A web server whose answers come from elsewhere and may be changed on their way. */
const startProxy = async (answer: (asked: Asked, headers: Headers) => Promise<Reply | null>): Promise<Proxy> => {
  const server: Server = createServer((request, response) => {
    const given = Object.entries(request.headers).filter(([name]) => name !== "host" && name !== "connection")
    const headers = new Headers(given.map(([name, value]) => [name, String(value)]))
    void answer({ method: request.method ?? "GET", path: request.url ?? "/" }, headers).then(
      (reply) => {
        if (reply !== null) response.writeHead(reply.status, { ...reply.headers }).end(reply.text)
      },
      () => response.destroy()
    )
  })
  const port = await new Promise<number>((listening, failed) => {
    server.once("error", failed)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      listening(typeof address === "object" && address !== null ? address.port : 0)
    })
  })
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** Headers that are about the connection and not about the answer. */
const ofConnection = new Set(["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"])

const forwarded = async (target: string, { method, path }: Asked, headers: Headers): Promise<Reply> => {
  const answer = await fetch(target + path, { method, headers, redirect: "manual" })
  const kept = [...answer.headers].filter(([name]) => !ofConnection.has(name))
  return { status: answer.status, headers: Object.fromEntries(kept), text: await answer.text() }
}

export interface TestDeployment {
  /** The console and its services at one origin. */
  readonly together: string
  /** The console whose services have another origin. */
  readonly console: string
  readonly services: string
  readonly rollouts: string
  /** Sets up the console's web server, or the services, in another way from now on. */
  readonly breakConsole: (change: Change) => void
  readonly breakServices: (change: Change) => void
  readonly breakRollouts: (change: Change) => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

const asItIs: Change = (reply) => reply

/** The service of rollouts, which lets the console's page call it. */
const startService = (sandbox: string, origin: string): Promise<RolloutService> => {
  const config = readConfig(
    {
      ROLLOUTS_PORT: "0",
      ROLLOUTS_ORIGINS: origin,
      ROLLOUTS_TOKEN_KEY: Buffer.alloc(32, 7).toString("base64"),
      COMMAND_CENTER_URL: sandbox
    },
    ""
  )
  if (Result.isFailure(config)) throw new Error(config.failure.join("\n"))
  return startRollouts(
    config.success,
    makeLog(() => undefined),
    () => new Date()
  )
}

/** The sandbox as a deployment, twice: by itself, and behind two web servers of different origins. */
export const openDeployment = async (): Promise<TestDeployment> => {
  const dist = await makeLeastDist()
  let [sandbox, service] = ["", ""]
  let changed = { console: asItIs, services: asItIs, rollouts: asItIs }
  const services = await startProxy(async (asked, headers) =>
    changed.services(await forwarded(sandbox, asked, headers), asked)
  )
  const rollouts = await startProxy(async (asked, headers) =>
    changed.rollouts(await forwarded(service, asked, headers), asked)
  )
  const policy = contentPolicyText(
    contentPolicy({ connect: [services.origin, rollouts.origin], signOn: services.origin })
  )
  const configOf = (text: string): string => {
    const own: unknown = JSON.parse(text.replaceAll(sandbox, services.origin))
    return JSON.stringify({ ...Object(own), rolloutServiceUrl: rollouts.origin })
  }
  const front = await startProxy(async (asked, headers) => {
    const reply = await forwarded(sandbox, asked, headers)
    const text = asked.path === "/config.json" ? configOf(reply.text) : reply.text
    const right = { ...reply, text, headers: { ...reply.headers, "content-security-policy": policy } }
    return changed.console(right, asked)
  })
  const started = await startTestSandbox({ consoleDist: dist, allowedOrigins: [front.origin] })
  sandbox = started.origin
  const running = await startService(started.origin, front.origin)
  service = running.origin
  return {
    together: started.origin,
    console: front.origin,
    services: services.origin,
    rollouts: rollouts.origin,
    breakConsole: (change) => {
      changed = { ...changed, console: change }
    },
    breakServices: (change) => {
      changed = { ...changed, services: change }
    },
    breakRollouts: (change) => {
      changed = { ...changed, rollouts: change }
    },
    mend: () => {
      changed = { console: asItIs, services: asItIs, rollouts: asItIs }
    },
    close: async () => {
      await front.stop()
      await services.stop()
      await rollouts.stop()
      await running.close()
      await started.close()
      await rm(dist, { recursive: true, force: true })
    }
  }
}
