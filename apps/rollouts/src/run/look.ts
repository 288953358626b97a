import { selectDeletesTasks, selectIsStopping } from "@command-center/machines/rollout/rollout.selectors"
import { openedRollout } from "@command-center/machines/rollout/rollout.steps"
import type { RolloutEvent } from "@command-center/machines/rollout/rollout.types"
import { and, eq, ne } from "drizzle-orm"
import { Result } from "effect"
import { schema } from "../database/schema.ts"
import { findRollout, type RolloutRow, wavesOf } from "../rollouts/rollout-rows.ts"
import { renewedToken, stoppersToken } from "./acting-token.ts"
import { beginWave } from "./begin-wave.ts"
import { deleteOwnTasks } from "./delete-own-tasks.ts"
import { countWave } from "./figures.ts"
import { hindranceOf, tellHolding } from "./holding.ts"
import { joinNewcomers } from "./join-newcomers.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, restingLooks, takeStep } from "./step.ts"
import { hasOpenTargets, watchWaves } from "./watch-wave.ts"

const { call, rollout } = schema

const happen = (parts: RunParts, id: string, event: RolloutEvent): Promise<void> =>
  parts.database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, id)
    if (locked !== null) await takeStep(parts, tx, locked, event)
  })

/** A wave whose calls were all answered while it was paused; answers whether it was one. */
const sentMeanwhile = (parts: RunParts, id: string, wave: number, lastRunAt: Date): Promise<boolean> =>
  parts.database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, id)
    const open = and(eq(call.rolloutId, id), eq(call.wave, wave), ne(call.state, "settled"))
    const [left] = await tx.select({ id: call.id }).from(call).where(open).limit(1)
    if (locked === null || left !== undefined || locked.wave !== wave || locked.state !== "running") return false
    const now = parts.now()
    const figures = await countWave(tx, id, wave, now)
    const sent = { type: "WAVE_SENT", at: now.toISOString(), lastRunAt: lastRunAt.toISOString(), figures } as const
    await takeStep(parts, tx, locked, sent)
    return true
  })

const watching = async (parts: RunParts, row: RolloutRow): Promise<void> => {
  const failure = await watchWaves(parts, row)
  if (failure === null) return
  await tellHolding(parts, row.id, failure === "signOn" ? failure : hindranceOf(failure), false)
}

const running = async (parts: RunParts, row: RolloutRow): Promise<void> => {
  const wave = (await wavesOf(parts.database.db, row.id)).find((each) => each.wave === row.wave)
  if (wave === undefined) return
  if (wave.begunAt !== null) {
    const isSent = await sentMeanwhile(parts, row.id, wave.wave, wave.lastRunAt ?? wave.begunAt)
    // Its first sites may have run hours before its last ones are sent.
    return isSent ? undefined : watching(parts, row)
  }
  const hindrance = await beginWave(parts, row, wave)
  if (hindrance !== null) await tellHolding(parts, row.id, hindrance, false)
}

const dayMs = 86_400_000

const sleep = async ({ database, vault }: RunParts, { id, state }: RolloutRow): Promise<void> => {
  await database.db
    .update(rollout)
    .set({ wakeAt: null })
    .where(and(eq(rollout.id, id), eq(rollout.state, state)))
  if (state === "done" || state === "stopped") await vault.forget(database.db, id)
}

/** Tasks that are still open are looked at while a rollout rests, and for a day after its end; then its sign-in goes. */
const resting = async (parts: RunParts, row: RolloutRow): Promise<void> => {
  const { database, now, lookEveryMs } = parts
  const hasEnded = row.state === "done" || row.state === "stopped"
  const isOld = now().getTime() > Date.parse(row.snapshot.context.since) + dayMs
  if (hasEnded && (isOld || !(await hasOpenTargets(database.db, row)))) return sleep(parts, row)
  const failure = (await hasOpenTargets(database.db, row)) ? await watchWaves(parts, row) : null
  if (hasEnded && failure === "signOn") return sleep(parts, row)
  const next = now().getTime() + restingLooks * lookEveryMs
  const until = row.waiting?.until ?? null
  await database.db
    .update(rollout)
    .set({ wakeAt: new Date(Math.min(next, until === null ? next : Date.parse(until))) })
    .where(and(eq(rollout.id, row.id), eq(rollout.state, row.state)))
}

const waiting = async (parts: RunParts, row: RolloutRow): Promise<void> => {
  const at = parts.now().toISOString()
  const { waiting: wait } = row
  if (wait?.reason === "time" && wait.until !== null && wait.until <= at)
    return happen(parts, row.id, { type: "WAKE", at })
  if (wait?.reason === "newTargets") {
    await resting(parts, row)
    const hindrance = await joinNewcomers(parts, row)
    if (hindrance !== null) await tellHolding(parts, row.id, hindrance, false)
    return
  }
  if (wait?.reason !== "rights" && wait?.reason !== "signOn" && wait?.reason !== "service") return resting(parts, row)
  const token = await renewedToken(parts, row)
  if (Result.isSuccess(token)) return tellHolding(parts, row.id, wait.reason, true)
}

/**
 * Nothing more is sent: what has left is waited for, and what has not begun deleted where that was asked for, with the
 * sign-in of whoever stopped it.
 */
const stopping = async (parts: RunParts, row: RolloutRow): Promise<void> => {
  const { db } = parts.database
  const left = and(eq(call.rolloutId, row.id), eq(call.state, "left"))
  const [open] = await db.select({ id: call.id }).from(call).where(left).limit(1)
  const deletes = selectDeletesTasks(openedRollout(row.snapshot))
  if (open !== undefined || deletes) {
    const token = await stoppersToken(parts, row, deletes)
    if (Result.isFailure(token)) return tellHolding(parts, row.id, token.failure, false)
    const told = row.waiting?.reason
    if (told === "signOn" || told === "rights") await tellHolding(parts, row.id, told, true)
    if (open !== undefined) return
    const hindrance = await deleteOwnTasks(parts, row, token.success)
    if (hindrance !== null) return tellHolding(parts, row.id, hindrance, false)
  }
  await happen(parts, row.id, { type: "STOPPED", at: parts.now().toISOString() })
}

/** Does what is to be done next of a rollout. Twice the same look does nothing twice. */
export const lookAt = async (parts: RunParts, rolloutId: string): Promise<void> => {
  parts.metrics.count("rollouts_looks_total")
  const row = await findRollout(parts.database.db, rolloutId)
  if (row === null) return
  switch (row.state) {
    case "running":
      return running(parts, row)
    case "watching":
      return watching(parts, row)
    case "waiting":
      return waiting(parts, row)
    case "stopped":
      return selectIsStopping(openedRollout(row.snapshot)) ? stopping(parts, row) : resting(parts, row)
    case "paused":
    case "done":
      return resting(parts, row)
    case "planned":
    case "failed":
      return sleep(parts, row)
  }
}
