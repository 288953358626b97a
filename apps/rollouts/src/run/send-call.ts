import { type ApiError, sentenceOf } from "@command-center/api/transport/api-error"
import type { InstructionTarget } from "@command-center/domain/operation/operation"
import { targetMessages } from "@command-center/domain/rollout/rollout-messages"
import { isNotConfirmed } from "@command-center/domain/write/write-error"
import { and, eq, inArray, lt, lte, ne, or, sql } from "drizzle-orm"
import { Result } from "effect"
import { schema } from "../database/schema.ts"
import { findRollout, type RolloutRow } from "../rollouts/rollout-rows.ts"
import { type Hindrance, keptToken, renewedToken } from "./acting-token.ts"
import { changeTargets, type TargetChange } from "./change-targets.ts"
import { countWave } from "./figures.ts"
import { tellHolding } from "./holding.ts"
import { lookUpCall } from "./look-up-call.ts"
import type { RunParts } from "./parts.ts"
import { lockRollout, takeStep } from "./step.ts"
import { type Confirmed, targetCalls } from "./target-calls.ts"

const { call, target, wave: waves } = schema
type CallRow = typeof call.$inferSelect

/** Looks at a call without an answer before it is given up: then its targets are told as not confirmed. */
const mostAttempts = 20

/** Calls that this process has on their way; no lease of theirs runs out, however slow it is. */
const underWay = new Set<number>()

/** Who takes over calls whose process is gone: the next handler may claim them. */
export const released = "released"

const leaseOf = ({ settleMs }: RunParts, now: Date): Date => new Date(now.getTime() + settleMs)

/** Writes down that a call leaves now, unless it has left or is not due: what comes after a crash then looks it up. */
const claim = (parts: RunParts, { id: callId, rolloutId }: CallRow, mayBegin: boolean): Promise<CallRow | null> => {
  const now = parts.now()
  const isFree = or(
    mayBegin ? and(eq(call.state, "written"), lte(call.dueAt, now)) : sql`false`,
    and(eq(call.state, "left"), or(eq(call.leaseBy, released), lt(call.leaseUntil, now)))
  )
  return parts.database.db.transaction(async (tx) => {
    // The rollout's row first, as everywhere: two transactions then never wait for each other.
    if ((await lockRollout(tx, rolloutId)) === null) return null
    const [row] = await tx
      .update(call)
      .set({
        state: "left",
        attempts: sql`${call.attempts} + 1`,
        leaseBy: parts.instance,
        leaseUntil: leaseOf(parts, now)
      })
      .where(and(eq(call.id, callId), isFree))
      .returning()
    if (row === undefined) return null
    if (row.attempts === 1)
      await changeTargets(
        tx,
        row.rolloutId,
        now,
        row.targetIds.map((id): TargetChange => ({ id, state: "sending", reason: null, call: "left" }))
      )
    return row
  })
}

const contentsOf = async ({ database }: RunParts, row: CallRow): Promise<ReadonlyArray<InstructionTarget>> => {
  const rows = await database.db
    .select({ id: target.id, name: target.name, content: target.content })
    .from(target)
    .where(and(eq(target.rolloutId, row.rolloutId), inArray(target.id, [...row.targetIds]), eq(target.call, "left")))
  const byId = new Map(rows.map((each) => [each.id, each]))
  return row.targetIds.flatMap((id) => byId.get(id) ?? [])
}

const confirmedChange = ({ id, taskId }: Confirmed): TargetChange => ({
  id,
  state: "scheduled",
  reason: null,
  call: "confirmed",
  taskId
})

/** Keeps what became of targets; with the last of a wave's calls the wave has been sent. */
const settle = (parts: RunParts, row: CallRow, changes: ReadonlyArray<TargetChange>, isDone: boolean): Promise<void> =>
  parts.database.db.transaction(async (tx) => {
    const locked = await lockRollout(tx, row.rolloutId)
    if (locked === null) return
    const now = parts.now()
    await changeTargets(tx, row.rolloutId, now, changes)
    if (!isDone) return
    await tx.update(call).set({ state: "settled", leaseUntil: null, leaseBy: null }).where(eq(call.id, row.id))
    const figures = await countWave(tx, row.rolloutId, row.wave, now)
    const own = and(eq(call.rolloutId, row.rolloutId), eq(call.wave, row.wave), ne(call.state, "settled"))
    const [open] = await tx.select({ id: call.id }).from(call).where(own).limit(1)
    if (locked.wave !== row.wave) return
    if (open !== undefined) {
      await takeStep(parts, tx, locked, { type: "FIGURES", at: now.toISOString(), figures })
      return
    }
    const [wave] = await tx
      .select({ lastRunAt: waves.lastRunAt })
      .from(waves)
      .where(and(eq(waves.rolloutId, row.rolloutId), eq(waves.wave, row.wave)))
    const lastRunAt = (wave?.lastRunAt ?? now).toISOString()
    await takeStep(parts, tx, locked, { type: "WAVE_SENT", at: now.toISOString(), lastRunAt, figures })
  })

/** Leaves a call for later: looked up first where it has left, sent where it has not. */
const putBack = async (parts: RunParts, row: CallRow, state: "left" | "written", waitMs: number): Promise<void> => {
  const at = new Date(parts.now().getTime() + waitMs)
  await parts.database.db.transaction(async (tx) => {
    await tx
      .update(call)
      .set({
        state,
        leaseBy: state === "left" ? released : null,
        leaseUntil: at,
        ...(state === "written" ? { dueAt: at } : {})
      })
      .where(eq(call.id, row.id))
    await parts.queue.add(tx, "call", [{ callId: row.id }], at)
  })
}

const hinder = (parts: RunParts, { rolloutId }: CallRow, reason: Hindrance): Promise<void> =>
  tellHolding(parts, rolloutId, reason, false)

const isPassing = (error: ApiError): boolean =>
  error._tag === "Refused" && (error.status === 429 || error.status >= 500)

const isForbidden = (error: ApiError): boolean => error._tag === "Refused" && error.status === 403

/** After an answer that does not confirm: what is there is confirmed, the rest is looked up again before it is sent. */
const settleLost = async (
  parts: RunParts,
  rollout: RolloutRow,
  row: CallRow,
  targets: ReadonlyArray<InstructionTarget>,
  token: string
) => {
  const found = await lookUpCall(parts, rollout, row, targets, token)
  const there = Result.isSuccess(found) ? found.success.filter(({ isThere }) => isThere) : []
  const isDone = there.length === targets.length
  await settle(parts, row, there.map(confirmedChange), isDone)
  if (!isDone) await putBack(parts, row, "left", parts.settleMs)
}

const send = async (
  parts: RunParts,
  rollout: RolloutRow,
  row: CallRow,
  targets: ReadonlyArray<InstructionTarget>,
  token: string
) => {
  const answer = await parts.services.run(targetCalls(rollout.plan.action).send(row.businessEntityId, targets), token)
  if (Result.isSuccess(answer)) {
    parts.metrics.count("rollouts_calls_total", { outcome: "answered" })
    const missing = answer.success.filter(({ isThere }) => !isThere)
    const there = answer.success.filter(({ isThere }) => isThere)
    await settle(parts, row, there.map(confirmedChange), missing.length === 0)
    if (missing.length > 0) await putBack(parts, row, "left", parts.settleMs)
    return
  }
  const { failure } = answer
  if (isNotConfirmed(failure)) {
    parts.metrics.count("rollouts_calls_total", { outcome: "unanswered" })
    return settleLost(parts, rollout, row, targets, token)
  }
  parts.metrics.count("rollouts_calls_total", { outcome: "refused" })
  if (failure._tag === "Unauthorized") {
    await putBack(parts, row, "left", parts.settleMs)
    return hinder(parts, row, "signOn")
  }
  if (isPassing(failure)) return putBack(parts, row, "left", parts.settleMs)
  const lost = isForbidden(failure) ? await renewedToken(parts, rollout) : null
  if (lost !== null && Result.isFailure(lost)) {
    // Nothing of the call was done: it waits with the rollout, and leaves anew with it.
    await putBack(parts, row, "left", parts.settleMs)
    return hinder(parts, row, lost.failure)
  }
  const reason = sentenceOf(failure)
  const refused = targets.map(({ id }): TargetChange => ({ id, state: "failed", reason, call: "refused" }))
  return settle(parts, row, refused, true)
}

const carryOut = async (parts: RunParts, rollout: RolloutRow, row: CallRow, token: string): Promise<void> => {
  let targets = await contentsOf(parts, row)
  if (row.attempts > 1) {
    const found = await lookUpCall(parts, rollout, row, targets, token)
    if (Result.isFailure(found)) {
      await putBack(parts, row, "left", parts.settleMs)
      return hinder(parts, row, found.failure._tag === "Unauthorized" ? "signOn" : "service")
    }
    const there = new Set(found.success.filter(({ isThere }) => isThere).map(({ id }) => id))
    targets = targets.filter(({ id }) => !there.has(id))
    const confirmed = found.success.filter(({ isThere }) => isThere).map(confirmedChange)
    if (targets.length === 0) return settle(parts, row, confirmed, true)
    const isGivenUp = row.attempts > mostAttempts || rollout.state === "stopped"
    const reason = targetMessages.notAnswered
    const given = isGivenUp ? targets.map(({ id }): TargetChange => ({ id, state: "unconfirmed", reason })) : []
    await settle(parts, row, [...confirmed, ...given], isGivenUp)
    if (isGivenUp) return
    if (rollout.state !== "running") return putBack(parts, row, "left", parts.settleMs)
  }
  return send(parts, rollout, row, targets, token)
}

/**
 * Sends a call that was written down, once: one that has left before is looked up first, and only what is not there is
 * sent. While it is on its way its lease is renewed, so that no other process takes it over.
 */
export const sendCall = async (parts: RunParts, callId: number): Promise<void> => {
  if (underWay.has(callId)) return
  const [known] = await parts.database.db.select().from(call).where(eq(call.id, callId))
  const rollout = known === undefined ? null : await findRollout(parts.database.db, known.rolloutId)
  if (known === undefined || rollout === null || known.state === "settled") return
  const token = await keptToken(parts, rollout.id)
  if (token === null) return hinder(parts, known, "signOn")
  underWay.add(callId)
  const renew = setInterval(() => {
    const lease = { leaseUntil: leaseOf(parts, parts.now()) }
    parts.database.db
      .update(call)
      .set(lease)
      .where(and(eq(call.id, callId), eq(call.leaseBy, parts.instance)))
      .then(
        () => undefined,
        () => undefined
      )
  }, parts.settleMs / 3)
  try {
    const row = await claim(parts, known, rollout.state === "running")
    if (row !== null) await carryOut(parts, rollout, row, token)
  } finally {
    clearInterval(renew)
    underWay.delete(callId)
  }
}
