import { type ApiError, isForbidden, sentenceOf } from "@command-center/api/transport/api-error"
import type { InstructionTarget } from "@command-center/domain/operation/operation"
import { targetMessages } from "@command-center/domain/rollout/rollout-messages"
import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import { isNotConfirmed } from "@command-center/domain/write/write-error"
import { and, eq, inArray } from "drizzle-orm"
import { Result } from "effect"
import { schema } from "../database/schema.ts"
import { type Hindrance, keptToken, renewedToken } from "./acting-token.ts"
import type { TargetChange } from "./change-targets.ts"
import { type CallRow, type Claimed, claimCall, leaseOf } from "./claim-call.ts"
import { hindranceOf, tellHolding } from "./holding.ts"
import { lookUpCall } from "./look-up-call.ts"
import type { RunParts } from "./parts.ts"
import { skipped } from "./planned-calls.ts"
import { giveBack, leaveOpen, settleCall } from "./settle-call.ts"
import { type Confirmed, targetCalls } from "./target-calls.ts"
import { targetsAway } from "./targets-there.ts"

const { call, target } = schema

/** Sendings of a call before it is given up: then its targets are told as not confirmed. */
const mostAttempts = 20

/** Calls that this process has on their way; no lease of theirs runs out, however slow it is. */
const underWay = new Set<number>()

interface SentTarget extends InstructionTarget {
  readonly record: RolloutTarget
}

const sentTargets = async ({ database }: RunParts, row: CallRow): Promise<ReadonlyArray<SentTarget>> => {
  const rows = await database.db
    .select({ id: target.id, name: target.name, content: target.content, record: target.record })
    .from(target)
    .where(
      and(
        eq(target.rolloutId, row.rolloutId),
        inArray(target.id, [...row.targetIds]),
        inArray(target.call, ["none", "left"])
      )
    )
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

const idsOf = (targets: ReadonlyArray<{ readonly id: number }>): ReadonlyArray<number> => targets.map(({ id }) => id)

const hinder = (parts: RunParts, { rolloutId }: Pick<CallRow, "rolloutId">, reason: Hindrance): Promise<void> =>
  tellHolding(parts, rolloutId, reason, false)

interface OnItsWay extends Claimed {
  readonly targets: ReadonlyArray<SentTarget>
  readonly token: string
}

/** The outcomes of a call, for figures and log. */
type Outcome = "answered" | "unanswered" | "refused" | "looked_up" | "look_up_failed"

const told = (
  { metrics, log }: RunParts,
  { row, targets, isLookedUp }: OnItsWay,
  outcome: Outcome,
  open: number
): void => {
  metrics.count("rollouts_calls_total", { outcome })
  const facts = { rollout: row.rolloutId, wave: row.wave, call: row.id, attempt: row.attempts }
  log("info", "call", { ...facts, outcome, targets: targets.length, open, isTakenOver: isLookedUp })
}

/**
 * Looks a call up: what is there is confirmed. The rest surely has nothing: it is sent, given up after many sendings, or
 * never sent where the rollout was stopped. Where two targets' tasks cannot be told apart and one is there, neither is
 * confirmed nor sent again. `isFresh`: its answer was lost just now, so that it may still come to be.
 */
const settleLost = async (parts: RunParts, sent: OnItsWay, isFresh: boolean): Promise<void> => {
  const { rollout, row, targets, token } = sent
  const found = await lookUpCall(parts, rollout, row, targets, token)
  if (Result.isFailure(found)) {
    told(parts, sent, "look_up_failed", targets.length)
    await leaveOpen(parts, row)
    return hinder(parts, row, hindranceOf(found.failure))
  }
  const confirmed = found.success.filter(({ isThere }) => isThere)
  const unclear = isFresh ? [] : found.success.filter(({ isUnclear }) => isUnclear)
  const settled = new Set(idsOf([...confirmed, ...unclear]))
  const open = targets.filter(({ id }) => !settled.has(id))
  told(parts, sent, "looked_up", open.length)
  const state = await settleCall(parts, row, (now) => {
    const isGivenUp = !isFresh && (row.attempts >= mostAttempts || now.state === "stopped")
    const reason = targetMessages.notAnswered
    const given = [...unclear, ...(isGivenUp ? open : [])].map(
      ({ id }): TargetChange => ({ id, state: "unconfirmed", reason })
    )
    return { changes: [...confirmed.map(confirmedChange), ...given], isDone: isGivenUp || open.length === 0 }
  })
  const isDone = open.length === 0 || (!isFresh && (row.attempts >= mostAttempts || state === "stopped"))
  if (isDone || state === null) return
  if (isFresh || state !== "running") return leaveOpen(parts, row)
  return giveBack(parts, row, idsOf(open), 0)
}

/** Calls are done whole or not at all: whoever is gone or was moved is left out, and the others are sent again. */
const settleRefused = async (parts: RunParts, sent: OnItsWay, failure: ApiError): Promise<void> => {
  const { rollout, row, targets, token } = sent
  const { plan, businessEntityId } = rollout
  const records = targets.map(({ record }) => record)
  const isAboutThem = failure._tag === "Refused" && (failure.status === 404 || failure.status === 400)
  const away = isAboutThem
    ? await parts.services.run(targetsAway(plan.action, businessEntityId, records), token)
    : Result.succeed(new Map<number, string>())
  if (Result.isFailure(away)) {
    await leaveOpen(parts, row)
    return hinder(parts, row, hindranceOf(away.failure))
  }
  if (away.success.size === 0) {
    const reason = sentenceOf(failure)
    const refused = targets.map(({ id }): TargetChange => ({ id, state: "failed", reason, call: "refused" }))
    await settleCall(parts, row, () => ({ changes: refused, isDone: true }))
    return
  }
  const changes = [...away.success].map(([id, reason]) => skipped(id, reason))
  const isDone = changes.length === targets.length
  await settleCall(parts, row, () => ({ changes, isDone }))
  if (!isDone) await leaveOpen(parts, row, 0)
}

const send = async (parts: RunParts, sent: OnItsWay): Promise<void> => {
  const { rollout, row, targets, token } = sent
  const answer = await parts.services.run(targetCalls(rollout.plan.action).send(row.businessEntityId, targets), token)
  if (Result.isSuccess(answer)) {
    const there = answer.success.filter(({ isThere }) => isThere)
    const open = answer.success.length - there.length
    told(parts, sent, "answered", open)
    await settleCall(parts, row, () => ({ changes: there.map(confirmedChange), isDone: open === 0 }))
    return open > 0 ? leaveOpen(parts, row) : undefined
  }
  const { failure } = answer
  if (isNotConfirmed(failure)) {
    told(parts, sent, "unanswered", targets.length)
    return settleLost(parts, sent, true)
  }
  told(parts, sent, "refused", targets.length)
  if (failure._tag === "Refused" && failure.status === 429) return giveBack(parts, row, idsOf(targets), parts.settleMs)
  const lost = isForbidden(failure) ? await renewedToken(parts, rollout) : null
  const hindrance = lost !== null && Result.isFailure(lost) ? lost.failure : null
  if (failure._tag !== "Unauthorized" && hindrance === null) return settleRefused(parts, sent, failure)
  // Nothing of the call was done: it waits with the rollout, and leaves anew with it.
  await giveBack(parts, row, idsOf(targets), parts.settleMs)
  return hinder(parts, row, hindrance ?? "signOn")
}

/** While a call is on its way its lease is renewed, so that no other process takes it over. */
const renewing = (parts: RunParts, callId: number): NodeJS.Timeout =>
  setInterval(() => {
    parts.database.db
      .update(call)
      .set({ leaseUntil: leaseOf(parts, parts.now()) })
      .where(and(eq(call.id, callId), eq(call.leaseBy, parts.instance)))
      .then(
        () => undefined,
        () => undefined
      )
  }, parts.settleMs / 3)

/** Sends a call that was written down, once: one that has left before is looked up, and only what is not there is sent. */
export const sendCall = async (parts: RunParts, callId: number): Promise<void> => {
  if (underWay.has(callId)) return
  const [known] = await parts.database.db
    .select({ rolloutId: call.rolloutId, state: call.state })
    .from(call)
    .where(eq(call.id, callId))
  if (known === undefined || known.state === "settled") return
  const token = await keptToken(parts, known.rolloutId)
  if (token === null) return hinder(parts, known, "signOn")
  underWay.add(callId)
  const renew = renewing(parts, callId)
  try {
    const claimed = await claimCall(parts, callId, known.rolloutId)
    if (claimed === null) return
    const sent = { ...claimed, targets: await sentTargets(parts, claimed.row), token }
    if (sent.targets.length === 0) await settleCall(parts, sent.row, () => ({ changes: [], isDone: true }))
    else if (sent.isLookedUp) await settleLost(parts, sent, false)
    else await send(parts, sent)
  } finally {
    clearInterval(renew)
    underWay.delete(callId)
  }
}
