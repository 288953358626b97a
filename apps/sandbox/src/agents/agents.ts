import { setTimeout as wait } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { rowsOf } from "../database/query.ts"
import type { Database } from "../database/schema.ts"
import { finish } from "./finish.ts"
import { installDue } from "./install.ts"
import { momentOf } from "./moment.ts"
import { pickUp } from "./pick-up.ts"
import { reportIn } from "./report-in.ts"

export interface StepOptions {
  /** 2 makes agents twice as fast; 1 is a restart in ten seconds from request to completion */
  readonly speed?: number | undefined
  /** Share of tasks that fail by bad luck, 0 to 1 (0.04) */
  readonly failureRate?: number | undefined
  /** Whether machines drop off now and then (true) */
  readonly outages?: boolean | undefined
}

/**
 * One step of all agents at a moment: finish what is done, report in, pick up what is due.
 * Answers how many tasks ended. Another sandbox on the same database that is in a step makes this one do nothing.
 */
export const stepAgents = (db: Database, now: Date, options: StepOptions = {}): Promise<number> =>
  db.transaction(async (tx) => {
    const [lock] = await rowsOf(tx, sql`select pg_try_advisory_xact_lock(44002027) as taken`)
    if (lock?.["taken"] !== true) return 0
    const moment = momentOf(now, options.speed ?? 1)
    await installDue(tx, moment)
    await reportIn(tx, moment, options.outages ?? true)
    const ended = await finish(tx, moment, options.failureRate ?? 0.04)
    await pickUp(tx, moment)
    return ended
  })

export interface AgentClock {
  readonly now: () => Date
  /** Resolves after the time, or at once when the signal says stop; must not reject then. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** The clock of this machine. */
const systemClock: AgentClock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}

export interface AgentOptions extends StepOptions {
  readonly clock?: AgentClock | undefined
  readonly everyMilliseconds?: number | undefined
  /** A step that fails is reported here and the next one comes as usual. */
  readonly onError: (error: unknown) => void
}

export interface RunningAgents {
  /** Resolves when the step under way has ended, so that the database can be closed. */
  readonly stop: () => Promise<void>
}

/** Starts the loop of the simulated agents, a step every second. */
export const startAgents = (db: Database, options: AgentOptions): RunningAgents => {
  const { clock = systemClock, everyMilliseconds = 1000, onError } = options
  const stopping = new AbortController()
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await stepAgents(db, clock.now(), options).catch(onError)
      await clock.sleep(everyMilliseconds, stopping.signal)
    }
  }
  const running = loop()
  return {
    stop: () => {
      stopping.abort()
      return running
    }
  }
}
