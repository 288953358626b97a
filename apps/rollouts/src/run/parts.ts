import type { Callers } from "../access/caller.ts"
import type { Services } from "../access/services.ts"
import type { TokenVault } from "../access/token-vault.ts"
import type { OpenDatabase } from "../database/open.ts"
import type { Queue } from "../database/queue.ts"
import type { Log } from "../log.ts"
import type { Metrics } from "../metrics.ts"

/** What running rollouts needs. */
export interface RunParts {
  readonly database: OpenDatabase
  readonly queue: Queue
  readonly services: Services
  readonly callers: Callers
  readonly vault: TokenVault
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => Date
  readonly lookEveryMs: number
  readonly settleMs: number
  /** Tells this process from all others. */
  readonly instance: string
}
