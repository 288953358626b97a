import { isJsonObject } from "@command-center/domain/json/json-field"
import { retryWave } from "@command-center/domain/rollout/later-waves"
import { stepMessages, targetMessages } from "@command-center/domain/rollout/rollout-messages"
import { wavePreview } from "@command-center/domain/rollout/rollout-preview"
import { approvalRefusal } from "@command-center/domain/rollout/waiting"
import { waveRuns } from "@command-center/domain/rollout/wave-runs"
import { and, asc, eq, inArray } from "drizzle-orm"
import type { Hono } from "hono"
import { mayChange } from "../access/caller.ts"
import { type Database, schema } from "../database/schema.ts"
import { jsonOf } from "../http/body.ts"
import { requestMessages } from "../http/messages.ts"
import { Problem } from "../http/problem.ts"
import type { Parts, ServiceContext, ServiceEnv } from "../http/service-env.ts"
import { changeTargets } from "../run/change-targets.ts"
import { countWave } from "../run/figures.ts"
import type { FlowEvent, FlowWave, StepBy, StepName } from "../run/flow.ts"
import { lockRollout, takeStep } from "../run/step.ts"
import { once } from "./idempotency.ts"
import { type RolloutRow, wavesOf, wholeRollout } from "./rollout-rows.ts"
import { concernedBy, seenRollout } from "./seen-rollout.ts"

const { rollout, target, wave: waves, call } = schema

/** Megabytes of what is said with a step. */
const largestStep = 1
const longestNote = 2000

const stepNames: ReadonlyArray<StepName> = ["start", "pause", "resume", "stop", "advance", "retry"]
const participles: Readonly<Record<StepName, string>> = {
  start: "started",
  pause: "paused",
  resume: "resumed",
  stop: "stopped",
  advance: "gone on with",
  retry: "retried"
}

interface Said {
  readonly note: string | null
  readonly deleteTasks: boolean
}

const saidIn = (body: unknown): Said => {
  const note = isJsonObject(body) ? (body["note"] ?? null) : undefined
  const deleteTasks = isJsonObject(body) ? (body["deleteTasks"] ?? false) : undefined
  if (note !== null && (typeof note !== "string" || note.length > longestNote))
    throw new Problem(400, requestMessages.body("note"))
  if (typeof deleteTasks !== "boolean") throw new Problem(400, requestMessages.body("deleteTasks"))
  return { note, deleteTasks }
}

/** A wave of its own for what failed, by the rules of the wave that it failed in last. */
const addRetryWave = async (tx: Database, row: RolloutRow, now: Date): Promise<FlowWave> => {
  const failed = await tx
    .select({ id: target.id, wave: target.wave, record: target.record })
    .from(target)
    .where(and(eq(target.rolloutId, row.id), eq(target.state, "failed")))
    .orderBy(asc(target.place))
  const all = await wavesOf(tx, row.id)
  const from = all.findLast(({ wave }) => failed.some((each) => each.wave === wave))
  if (failed.length === 0 || from === undefined) throw new Problem(409, stepMessages.nothingToRetry)
  const wave = (all.at(-1)?.wave ?? 0) + 1
  const plan = retryWave(from.plan)
  const records = failed.map(({ record }) => record)
  const times = wavePreview(
    { wave, kind: "retry", begin: now, watchMinutes: plan.watchMinutes },
    records,
    waveRuns(row.plan, plan, records, now)
  )
  const figures = { wave, targets: 0, sent: 0, succeeded: 0, failed: 0, unconfirmed: 0, silent: 0, skipped: 0 }
  await tx.insert(waves).values({ rolloutId: row.id, wave, kind: "retry", plan, times, figures })
  const ids = failed.map(({ id }) => id)
  await tx
    .update(target)
    .set({ wave })
    .where(and(eq(target.rolloutId, row.id), inArray(target.id, ids)))
  await changeTargets(
    tx,
    row.id,
    now,
    ids.map((id) => ({ id, state: "planned", reason: null, call: "none", taskId: null, runAt: null }))
  )
  await countWave(tx, row.id, wave, now)
  return { wave, kind: "retry", plan }
}

/** What has not been sent is not sent any more. */
const holdForever = async (tx: Database, row: RolloutRow, now: Date): Promise<void> => {
  await tx
    .update(call)
    .set({ state: "settled" })
    .where(and(eq(call.rolloutId, row.id), eq(call.state, "written")))
  const planned = await tx
    .select({ id: target.id })
    .from(target)
    .where(and(eq(target.rolloutId, row.id), eq(target.state, "planned")))
  const reason = targetMessages.notSent
  await changeTargets(
    tx,
    row.id,
    now,
    planned.map(({ id }) => ({ id, state: "skipped", reason, call: "skipped" }))
  )
  for (const { wave } of await wavesOf(tx, row.id)) await countWave(tx, row.id, wave, now)
}

const mustBeAnother = (row: RolloutRow, all: Awaited<ReturnType<typeof wavesOf>>, personId: number): void => {
  const plan = all.find(({ wave }) => wave === row.wave)?.plan
  if (row.waiting?.reason !== "approval" || plan === undefined) return
  const refusal = approvalRefusal(plan.approval, { creatorId: row.createdById, personId })
  if (refusal !== null) throw new Problem(403, refusal)
}

const eventOf = async (tx: Database, row: RolloutRow, name: StepName, by: StepBy, now: Date): Promise<FlowEvent> => {
  switch (name) {
    case "start":
      return { type: "START", ...by }
    case "pause":
      return { type: "PAUSE", ...by }
    case "resume":
      return { type: "RESUME", ...by }
    case "stop":
      return { type: "STOP", ...by }
    case "advance":
      mustBeAnother(row, await wavesOf(tx, row.id), by.by.id)
      return { type: "ADVANCE", ...by }
    case "retry":
      return { type: "RETRY", wave: await addRetryWave(tx, row, now), ...by }
  }
}

const step = (parts: Parts, context: ServiceContext, name: StepName, seen: RolloutRow, said: Said) => {
  const { user, token } = context.get("caller")
  const now = parts.now()
  return async (tx: Database) => {
    const row = await lockRollout(tx, seen.id)
    if (row === null) throw new Problem(404, requestMessages.notFound(seen.id))
    const by = { at: now.toISOString(), by: { id: user.id, name: user.username }, note: said.note }
    const after = await takeStep(parts.run, tx, row, await eventOf(tx, row, name, by, now))
    if (after === null) throw new Problem(409, stepMessages.notNow(participles[name], row.state))
    if (user.id === row.createdById) await parts.vault.keep(tx, row.id, token)
    if (name === "stop") {
      await holdForever(tx, row, now)
      if (said.deleteTasks) await tx.update(rollout).set({ deleteTasks: true }).where(eq(rollout.id, row.id))
    }
    return { status: 200, body: await wholeRollout(tx, after) }
  }
}

/** What a person with the edit right at the account may have a rollout do; each step once for its key. */
export const addActions = (app: Hono<ServiceEnv>, parts: Parts): void => {
  for (const name of stepNames) {
    app.post(`/:id/${name}`, async (context) => {
      const seen = await seenRollout(parts, context)
      if (!mayChange(context.get("caller"), concernedBy(seen)))
        throw new Problem(403, requestMessages.mayNotChange(seen.businessEntityId))
      const body = await jsonOf(context, largestStep)
      const asked = { context, body, now: parts.now() }
      const answer = await once(parts.database.db, asked, step(parts, context, name, seen, saidIn(body)))
      return context.body(JSON.stringify(answer.body), 200, {
        "Content-Type": "application/json",
        "Cache-Control": "no-store"
      })
    })
  }
}
