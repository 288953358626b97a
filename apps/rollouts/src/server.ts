import { randomUUID } from "node:crypto"
import { createServer, type Server } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { makeCallers } from "./access/caller.ts"
import { makeServices } from "./access/services.ts"
import { makeTokenVault } from "./access/token-vault.ts"
import type { Config } from "./config.ts"
import { openDatabase } from "./database/open.ts"
import { openQueue } from "./database/queue.ts"
import { makeApp } from "./http/app.ts"
import { causeText, type Log } from "./log.ts"
import { makeMetrics } from "./metrics.ts"
import { startRunner } from "./run/runner.ts"

export interface RolloutService {
  readonly origin: string
  /** Takes no more requests, finishes what is on its way, and leaves the rest to other instances or the next start. */
  readonly close: () => Promise<void>
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((listening, failed) => {
    server.once("error", (error) =>
      failed(
        new Error(
          `It cannot listen on port ${port} of ${host} (${causeText(error)}). Name others by ROLLOUTS_PORT and ROLLOUTS_HOST.`
        )
      )
    )
    server.listen(port, host, () => {
      const address = server.address()
      listening(typeof address === "object" && address !== null ? address.port : port)
    })
  })

const closeServer = (server: Server): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 2000).unref()
  })

/**
 * What slow clients may take: a request that does not come on is ended. A connection at rest is kept longer than proxies
 * keep it (60 s), so that none sends on one that closes just then.
 */
const limits = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  maxHeaderSize: 16_384
} as const

/** Starts the service: database, queue, runner and HTTP. Rejects where one of them can't be had. */
export const startRollouts = async (config: Config, log: Log, now = () => new Date()): Promise<RolloutService> => {
  const metrics = makeMetrics()
  const folder = config.dataDir === "" ? null : config.dataDir
  const database = await openDatabase(config.databaseUrl, folder, () => metrics.count("rollouts_statements_total"))
  const stopping = new AbortController()
  /** What has been begun, the last first. */
  const ends = [() => database.close()]
  const end = async () => {
    for (const each of ends.splice(0)) await each()
  }
  try {
    const queue = await openQueue(database, (error) => log("warn", "queue failed", { cause: causeText(error) }))
    ends.unshift(() => queue.close())
    const services = makeServices(config.consoleUrl)
    const callers = makeCallers(services)
    const vault = makeTokenVault(config.tokenKey)
    const { lookEveryMs, settleMs } = config
    const instance = randomUUID()
    const run = { database, queue, services, callers, vault, metrics, log, now, lookEveryMs, settleMs, instance }
    const app = makeApp({
      database,
      services,
      callers,
      vault,
      run,
      metrics,
      log,
      now,
      allowedOrigins: config.allowedOrigins,
      trustedProxies: config.trustedProxies,
      mostStreams: config.mostStreams,
      stopping: stopping.signal
    })
    const listener = getRequestListener((request, env) => app.fetch(request, env))
    const server = createServer(limits, (incoming, outgoing) => void listener(incoming, outgoing))
    // Nothing is sent by a service that cannot be reached.
    const port = await listen(server, config.port, config.host)
    ends.unshift(() => closeServer(server))
    const runner = await startRunner(run)
    // After the server, so that no request comes that it would not hear of.
    ends.splice(1, 0, () => runner.stop())
    log("info", "started", { port, database: database.isShared ? "postgresql" : "embedded" })
    return {
      origin: `http://127.0.0.1:${port}`,
      close: async () => {
        stopping.abort()
        await end()
        log("info", "stopped")
      }
    }
  } catch (error) {
    await end()
    throw error
  }
}
