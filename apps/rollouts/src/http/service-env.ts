import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { Caller, Callers } from "../access/caller.ts"
import type { Services } from "../access/services.ts"
import type { TokenVault } from "../access/token-vault.ts"
import type { OpenDatabase } from "../database/open.ts"
import type { Log } from "../log.ts"
import type { Metrics } from "../metrics.ts"
import type { RunParts } from "../run/parts.ts"

/** What a request is answered with. */
export interface Parts {
  readonly database: OpenDatabase
  readonly services: Services
  readonly callers: Callers
  readonly vault: TokenVault
  readonly run: RunParts
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => Date
  readonly allowedOrigins: ReadonlyArray<string>
  /** Proxies of ours, as addresses or networks: what they say of whom they forward is believed. */
  readonly trustedProxies: ReadonlyArray<string>
  /** How many clients may follow rollouts at once. */
  readonly mostStreams: number
  /** Aborted when the service stops: streams end then. */
  readonly stopping: AbortSignal
}

export interface ServiceEnv {
  Bindings: HttpBindings
  Variables: { caller: Caller }
}

export type ServiceContext = Context<ServiceEnv>
