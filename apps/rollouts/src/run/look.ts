import { selectDeletesTasks, selectIsStopping } from "@command-center/machines/rollout/rollout.selectors"
import { openedRollout } from "@command-center/machines/rollout/rollout.steps"
import type { RolloutEvent } from "@command-center/machines/rollout/rollout.types"
import { and, eq, ne } from "drizzle-orm"
import { Result } from "effect"
import { schema } from "../database/schema.ts"
import { findRollout, type RolloutRow, wavesOf } from "../rollouts/rollout-rows.ts"
import { renewedToken } from "./acting-token.ts"
import { beginWave } from "./begin-wave.ts"
import { deleteOwnTasks } from "./delete-own-tasks.ts"
import { countWave } from "./figures.ts"
import { hindranceOf, tellHolding } from "./holding.ts"
import { joinNewcomers } from "./join-newcomers.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, takeStep } from "./step.ts"
import { watchWave } from "./watch-wave.ts"

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
  const failure = await watchWave(parts, row)
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

const waiting = async (parts: RunParts, row: RolloutRow): Promise<void> => {
  const at = parts.now().toISOString()
  const { waiting: wait } = row
  if (wait?.reason === "time" && wait.until !== null && wait.until <= at)
    return happen(parts, row.id, { type: "WAKE", at })
  if (wait?.reason === "newTargets") {
    const hindrance = await joinNewcomers(parts, row)
    if (hindrance !== null) await tellHolding(parts, row.id, hindrance, false)
    return
  }
  if (wait?.reason !== "rights" && wait?.reason !== "signOn" && wait?.reason !== "service") return
  const token = await renewedToken(parts, row)
  if (Result.isSuccess(token)) return tellHolding(parts, row.id, wait.reason, true)
}

/** Nothing more is sent: what has left is waited for, and what has not begun deleted where that was asked for. */
const stopping = async (parts: RunParts, row: RolloutRow): Promise<void> => {
  const left = and(eq(call.rolloutId, row.id), eq(call.state, "left"))
  const [open] = await parts.database.db.select({ id: call.id }).from(call).where(left).limit(1)
  if (open !== undefined) return
  if (selectDeletesTasks(openedRollout(row.snapshot)) && !(await deleteOwnTasks(parts, row))) return
  await happen(parts, row.id, { type: "STOPPED", at: parts.now().toISOString() })
}

const sleep = async ({ database }: RunParts, { id, state }: RolloutRow): Promise<void> => {
  await database.db
    .update(rollout)
    .set({ wakeAt: null })
    .where(and(eq(rollout.id, id), eq(rollout.state, state)))
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
      return selectIsStopping(openedRollout(row.snapshot)) ? stopping(parts, row) : sleep(parts, row)
    case "planned":
    case "paused":
    case "failed":
    case "done":
      return sleep(parts, row)
  }
}
