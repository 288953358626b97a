import { and, desc, eq, gt, lte, max, sql } from "drizzle-orm"
import type { Caller } from "../access/caller.ts"
import { type Database, schema } from "../database/schema.ts"
import type { Parts } from "../http/service-env.ts"
import type { OpenFeed } from "./event-stream.ts"
import { listRollouts, places, summariesOf } from "./rollout-rows.ts"
import { concernedBy, seenAt } from "./seen-rollout.ts"

const { event } = schema

/** Longer than any transaction takes: events get their numbers before others see them, and not in that order. */
const settledMs = 60_000

/** Of a rollout itself: what becomes of its targets is told by the figures of its waves. */
const ofRollouts = sql`${event.kind} <> 'target'`

/** The last event that concerns a list; 0 where there is none. */
export const lastListEvent = async (db: Database): Promise<number> => {
  const [last] = await db
    .select({ seq: max(event.seq) })
    .from(event)
    .where(ofRollouts)
  return last?.seq ?? 0
}

/** The last event of each rollout that has one after another. */
const changesAfter = async (db: Database, seq: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ rolloutId: event.rolloutId, last: max(event.seq) })
    .from(event)
    .where(and(gt(event.seq, seq), ofRollouts))
    .groupBy(event.rolloutId)
  return new Map(rows.map(({ rolloutId, last }) => [rolloutId, last ?? 0]))
}

/** The last event that nothing can come before any more, looked at from a later one; null where that one is gone. */
const settledBefore = async (db: Database, seq: number): Promise<number | null> => {
  const [seen] = await db.select({ at: event.at }).from(event).where(eq(event.seq, seq))
  if (seen === undefined) return null
  const settled = new Date(seen.at.getTime() - settledMs)
  const [last] = await db
    .select({ seq: event.seq })
    .from(event)
    .where(and(lte(event.seq, seq), lte(event.at, settled), ofRollouts))
    .orderBy(desc(event.seq))
    .limit(1)
  return last?.seq ?? 0
}

/**
 * The rollouts of an account and those below it: each that changed, as it is then. Without an event that was seen, all of
 * them first. What changed shortly before the event that was seen is told once more, which changes nothing.
 */
export const listFeed =
  ({ database: { db } }: Parts, caller: Caller, account: number, most: number): OpenFeed =>
  async (seen) => {
    const isSeen = seenAt(caller, account)
    const settled = seen === null ? null : await settledBefore(db, seen)
    let isWholeTold = settled !== null
    let last = await lastListEvent(db)
    let from = settled ?? (await settledBefore(db, last)) ?? 0
    let told: ReadonlyMap<string, number> = isWholeTold ? new Map() : await changesAfter(db, from)
    let mark = { at: Date.now(), seq: last }
    const whole = async () => {
      isWholeTold = true
      const { rollouts } = await listRollouts(db, isSeen, most)
      return rollouts.toReversed().map((data) => ({ event: "rollout", id: String(last), data }))
    }
    return {
      isSeenBy: async (now) => {
        const isSeenNow = seenAt(now, account)
        return (await places(db)).every((place) => isSeen(place) === isSeenNow(place))
      },
      news: async () => {
        if (!isWholeTold) return whole()
        const changes = await changesAfter(db, from)
        const changed = [...changes].filter(([id, seq]) => seq > (told.get(id) ?? 0))
        last = Math.max(last, ...changed.map(([, seq]) => seq))
        told = changes
        if (Date.now() - mark.at >= settledMs) {
          from = mark.seq
          mark = { at: Date.now(), seq: last }
        }
        const summaries = await summariesOf(
          db,
          changed.map(([id]) => id),
          (row) => isSeen({ businessEntityId: row.businessEntityId, kind: concernedBy(row).action.kind })
        )
        const seqOf = new Map(changed)
        return summaries
          .map((data) => ({ event: "rollout", seq: seqOf.get(data.id) ?? last, data }))
          .toSorted((one, other) => one.seq - other.seq)
          .map(({ seq, ...rest }) => ({ ...rest, id: String(seq) }))
      }
    }
  }
