import { newcomers } from "@command-center/domain/rollout/later-waves"
import { waitingMessages } from "@command-center/domain/rollout/rollout-messages"
import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import { wavePreview } from "@command-center/domain/rollout/rollout-preview"
import { byRollout } from "@command-center/domain/rollout/rollout-record"
import { waveFigures } from "@command-center/domain/rollout/target-progress"
import { waveRuns } from "@command-center/domain/rollout/wave-runs"
import { selectWaves } from "@command-center/machines/rollout/rollout.selectors"
import { openedRollout } from "@command-center/machines/rollout/rollout.steps"
import { and, desc, eq, sql } from "drizzle-orm"
import { Result } from "effect"
import { type Database, schema } from "../database/schema.ts"
import { insertTargets } from "../rollouts/create-rollout.ts"
import type { RolloutRow } from "../rollouts/rollout-rows.ts"
import { writeJournal } from "../rollouts/told.ts"
import { type Hindrance, renewedToken } from "./acting-token.ts"
import { countWave } from "./figures.ts"
import { hindranceOf } from "./holding.ts"
import { matchingNow } from "./matching-now.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, restingLooks, takeStep, tellRollout } from "./step.ts"

const { rollout, target, wave: waves, leftOut, journal } = schema

/** The rows of the open wave that those who joined belong to, which is begun for them, and of themselves. */
const addWave = async (tx: Database, row: RolloutRow, joined: ReadonlyArray<RolloutTarget>, now: Date) => {
  const made = selectWaves(openedRollout(row.snapshot)).findLast(({ kind }) => kind === "open")
  if (made === undefined) throw new Error("a rollout that grew has no open wave")
  const { wave, kind, plan } = made
  const begin = { wave, kind, begin: now, watchMinutes: plan.watchMinutes }
  const times = wavePreview(begin, joined, waveRuns(row.plan, plan, joined, now))
  const states = joined.map(() => "planned" as const)
  await tx
    .insert(waves)
    .values({ rolloutId: row.id, wave, kind, plan, times, figures: waveFigures(wave, states) })
    .onConflictDoUpdate({
      target: [waves.rolloutId, waves.wave],
      set: { times: sql`${waves.times} || excluded.times`, begunAt: null }
    })
  const [last] = await tx
    .select({ place: sql<number | null>`max(${target.place})` })
    .from(target)
    .where(eq(target.rolloutId, row.id))
  const records = joined.map((record) => ({ wave, record }))
  await insertTargets(tx, row.id, records, now, (last?.place ?? -1) + 1)
  await countWave(tx, row.id, wave, now)
  await tx
    .update(rollout)
    .set({ targetCount: row.targetCount + joined.length })
    .where(eq(rollout.id, row.id))
}

/** Says in the journal how many rows could not be read, once: what it said last of them holds until it says otherwise. */
const tellUnread = async (tx: Database, { id, wave }: RolloutRow, unread: number, now: Date): Promise<void> => {
  const [last] = await tx
    .select({ note: journal.note })
    .from(journal)
    .where(and(eq(journal.rolloutId, id), eq(journal.kind, "waiting")))
    .orderBy(desc(journal.seq))
    .limit(1)
  const note = waitingMessages.unreadRows(unread)
  if (last?.note === note) return
  await writeJournal(tx, id, { at: now.toISOString(), by: byRollout, kind: "waiting", wave, note, figures: null })
}

/**
 * Whoever matches the filter by now, and neither did when it was planned nor is in the rollout, becomes its open wave,
 * under the same gate and hours. Answers what stands against it, if anything does.
 */
export const joinNewcomers = async (parts: RunParts, row: RolloutRow): Promise<Hindrance | null> => {
  const token = await renewedToken(parts, row)
  if (Result.isFailure(token)) return token.failure
  const matching = await matchingNow(parts, row, token.success)
  if (Result.isFailure(matching)) return hindranceOf(matching.failure)
  const now = parts.now()
  await parts.database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, row.id)
    if (locked?.waiting?.reason !== "newTargets") return
    const taken = await tx
      .select({ id: target.id })
      .from(target)
      .where(eq(target.rolloutId, row.id))
      .unionAll(tx.select({ id: leftOut.id }).from(leftOut).where(eq(leftOut.rolloutId, row.id)))
    const { targets, unread } = matching.success
    if (unread > 0) await tellUnread(tx, locked, unread, now)
    const joined = newcomers(targets, new Set(taken.map(({ id }) => id)))
    const later = new Date(now.getTime() + restingLooks * parts.lookEveryMs)
    if (joined.length === 0) {
      await tx.update(rollout).set({ wakeAt: later }).where(eq(rollout.id, row.id))
      return
    }
    const after = await takeStep(parts, tx, locked, { type: "JOINED", at: now.toISOString(), targets: joined.length })
    await addWave(tx, after, joined, now)
    await tellRollout(tx, row.id, now)
  })
  return null
}
