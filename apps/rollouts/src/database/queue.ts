import { setTimeout as wait } from "node:timers/promises"
import { type SQL, sql } from "drizzle-orm"
import PgBoss from "pg-boss"
import type { OpenDatabase } from "./open.ts"
import { isPassingError } from "./passing-error.ts"
import type { Database } from "./schema.ts"

/** What waits to be done: a look at a rollout, or a call that was written down. */
type Job = ({ readonly rolloutId: string } | { readonly callId: number }) & {
  /** At once where none is given. */
  readonly startAfter?: Date
}
/**
 * What is found by looking for it again and again waits once for each rollout or call, however long the others take:
 * more of it than can be worked off would be added for ever.
 */
const queues = {
  look: { policy: "standard", retryLimit: 20 },
  call: { policy: "standard", retryLimit: 20 },
  wake: { policy: "short", retryLimit: 0 },
  takeOver: { policy: "short", retryLimit: 0 }
} as const
export type JobName = keyof typeof queues
export const jobNames: ReadonlyArray<JobName> = ["look", "call", "wake", "takeOver"]

const jobsSchema = "rollouts_jobs"

/** A text with $1, $2 … as a statement of drizzle, so that it may run within one of its transactions. */
const bound = (text: string, values: ReadonlyArray<unknown>): SQL =>
  sql.join(
    text.split(/\$(\d+)/u).map((part, at) => (at % 2 === 1 ? sql.param(values[Number(part) - 1]) : sql.raw(part)))
  )

const rowsOf = (result: unknown): Array<unknown> =>
  typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows) ? result.rows : []

/** pg-boss' own door to a database, here to a transaction. */
const executorOn = (db: Database): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: rowsOf(await db.execute(bound(text, values))) })
})

/** Jobs that have ended, and whose end cannot be written down. */
export interface LostOutcome {
  readonly name: JobName
  /** What the jobs are about, as they were added. */
  readonly jobs: ReadonlyArray<unknown>
  readonly error: unknown
}

export interface Queue {
  readonly boss: PgBoss
  /** Has somebody told of what time does not mend. */
  readonly whenLost: (tell: (lost: LostOutcome) => void) => void
  /** Writes a job in the transaction in which its reason is written. */
  readonly add: (tx: Database, name: JobName, jobs: ReadonlyArray<Job>) => Promise<void>
  /** Waits for the jobs under way; those that are left are taken up by another instance or the next start. */
  readonly close: () => Promise<void>
}

/** How long the jobs under way are waited for. */
const closingLimitMs = 10_000

/** Between two attempts to write what became of a job, while the database is away. */
const outcomeEveryMs = 500

/** What a job failed with stands in the log; it may hold what no column can. */
const withoutOutput = (values: ReadonlyArray<unknown>): Array<unknown> => [...values.slice(0, 2), null]

/** Whether a statement of pg-boss writes that jobs have ended: completed, or failed and to be tried again. */
const isOutcome = (text: string): boolean =>
  /UPDATE \S+\.job\s+SET completed_on|DELETE FROM \S+\.job\s+WHERE name = \$1/u.test(text)

const never = new Promise<never>(() => undefined)

const isJobName = (name: unknown): name is JobName => jobNames.some((each) => each === name)
const idsOf = (ids: unknown): ReadonlyArray<string> =>
  Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : []

/** Opens the queue on the same database. */
export const openQueue = async (
  { db, script, alone }: OpenDatabase,
  onError: (error: Error) => void
): Promise<Queue> => {
  const direct = executorOn(db)
  let isClosed = false
  const listeners = new Set<(lost: LostOutcome) => void>()
  const tellLost = async ([name, ids]: ReadonlyArray<unknown>, error: unknown): Promise<void> => {
    if (!isJobName(name)) return
    const found = await Promise.all(idsOf(ids).map((id) => boss.getJobById<unknown>(name, id)))
    const jobs = found.flatMap((job) => (job === null ? [] : [job.data]))
    for (const tell of listeners) tell({ name, jobs, error })
  }
  const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
  // pg-boss does not wait for what it writes of a job that has ended: a rejection would end the process, and a job whose
  // end was not written is taken for one under way. So it is written once the database is back; what time does not mend
  // is told, and gets no answer, like what comes after the end.
  const writeOutcome = async (text: string, values: Array<unknown>): Promise<{ rows: Array<unknown> }> => {
    for (let attempt = 1; !isClosed; attempt += 1) {
      try {
        return await direct.executeSql(text, withoutOutput(values))
      } catch (error) {
        if (attempt === 1) onError(asError(error))
        if (!isPassingError(error)) {
          await tellLost(values, error).catch((also: unknown) => onError(asError(also)))
          return never
        }
        await wait(outcomeEveryMs)
      }
    }
    return never
  }
  const boss = new PgBoss({
    schema: jobsSchema,
    schedule: false,
    archiveCompletedAfterSeconds: 600,
    deleteAfterHours: 1,
    db: {
      executeSql: (text, values: Array<unknown> | undefined) => {
        if (isClosed) return never
        if (values !== undefined && isOutcome(text)) return writeOutcome(text, values)
        return values === undefined || values.length === 0 ? script(text) : direct.executeSql(text, values)
      }
    }
  })
  boss.on("error", onError)
  // Two instances that make its tables at once would wait for each other.
  await alone(async () => {
    await boss.start()
    for (const name of jobNames)
      await boss.createQueue(name, { name, ...queues[name], retryDelay: 1, expireInSeconds: 300 })
  })
  return {
    boss,
    whenLost: (tell) => void listeners.add(tell),
    add: (tx, name, jobs) =>
      boss.insert(
        jobs.map(({ startAfter, ...data }) => ({
          name,
          data,
          singletonKey: String("rolloutId" in data ? data.rolloutId : data.callId),
          ...(startAfter === undefined ? {} : { startAfter })
        })),
        { db: executorOn(tx) }
      ),
    close: async () => {
      await boss.stop({ graceful: true, timeout: closingLimitMs })
      isClosed = true
    }
  }
}
