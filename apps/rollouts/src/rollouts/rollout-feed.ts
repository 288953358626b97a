import { and, asc, desc, eq, gt } from "drizzle-orm"
import { maySee } from "../access/caller.ts"
import { type Database, schema } from "../database/schema.ts"
import type { Parts } from "../http/service-env.ts"
import { inOneLook, type OpenFeed } from "./event-stream.ts"
import { findRollout, type RolloutRow, summaryOf, wavesOf } from "./rollout-rows.ts"
import { concernedBy } from "./seen-rollout.ts"

const { event } = schema

const lastOf = async (db: Database, rolloutId: string): Promise<number> => {
  const [last] = await db
    .select({ seq: event.seq })
    .from(event)
    .where(eq(event.rolloutId, rolloutId))
    .orderBy(desc(event.seq))
    .limit(1)
  return last?.seq ?? 0
}

/** All that happens to one rollout; without an event that was seen, the rollout as it is and what follows. */
export const rolloutFeed =
  ({ database: { db } }: Parts, row: RolloutRow): OpenFeed =>
  async (seen) => {
    let after = seen ?? (await lastOf(db, row.id))
    let isWholeTold = seen !== null
    const whole = async () => {
      const now = await findRollout(db, row.id)
      const figures = (await wavesOf(db, row.id)).map((wave) => wave.figures)
      return { event: "rollout", id: String(after), data: summaryOf(now ?? row, figures) }
    }
    return {
      isSeenBy: (caller) => maySee(caller, concernedBy(row)),
      news: async () => {
        if (!isWholeTold) {
          isWholeTold = true
          return [await whole()]
        }
        const rows = await db
          .select()
          .from(event)
          .where(and(eq(event.rolloutId, row.id), gt(event.seq, after)))
          .orderBy(asc(event.seq))
          .limit(inOneLook)
        after = rows.at(-1)?.seq ?? after
        return rows.map(({ seq, kind, data }) => ({ event: kind, id: String(seq), data }))
      }
    }
  }
