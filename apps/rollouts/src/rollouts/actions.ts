import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import { longest } from "@command-center/domain/rollout/plan-text"
import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import { targetMessages } from "@command-center/domain/rollout/rollout-messages"
import { type RolloutStepName, rolloutStepNames, SeenRollout } from "@command-center/domain/rollout/rollout-record"
import { asSeen } from "@command-center/domain/rollout/waiting"
import { stepRefusal } from "@command-center/machines/rollout/rollout.selectors"
import { openedRollout } from "@command-center/machines/rollout/rollout.steps"
import type { RolloutPerson, RolloutStepEvent } from "@command-center/machines/rollout/rollout.types"
import { and, eq } from "drizzle-orm"
import { Option, Schema } from "effect"
import type { Hono } from "hono"
import { mayChange } from "../access/caller.ts"
import { type Database, schema } from "../database/schema.ts"
import { jsonOf } from "../http/body.ts"
import { requestMessages } from "../http/messages.ts"
import { Problem } from "../http/problem.ts"
import type { Parts, ServiceContext, ServiceEnv } from "../http/service-env.ts"
import { changeTargets } from "../run/change-targets.ts"
import { countWave } from "../run/figures.ts"
import { lockRollout, takeStep } from "../run/step.ts"
import { failedOf, moveToRetry } from "./failed-again.ts"
import { once } from "./idempotency.ts"
import { type RolloutRow, wavesOf } from "./rollout-rows.ts"
import { concernedBy, seenRollout } from "./seen-rollout.ts"
import { wholeRollout } from "./whole-rollout.ts"

const { target, call } = schema

/** Megabytes of what is said with a step. */
const largestStep = 1

interface Said {
  readonly note: string | null
  readonly deleteTasks: boolean
  readonly seen: SeenRollout | null
}

const readSeen = Schema.decodeUnknownOption(SeenRollout)

const seenIn = (body: JsonObject): SeenRollout | null => {
  const json = body["seen"] ?? null
  if (json === null) return null
  const seen = Option.getOrNull(readSeen(json))
  if (seen === null) throw new Problem(400, requestMessages.seen)
  return seen
}

const saidIn = (body: unknown): Said => {
  if (!isJsonObject(body)) throw new Problem(400, requestMessages.noObject)
  const note = body["note"] ?? null
  const deleteTasks = body["deleteTasks"] ?? false
  if (note !== null && (typeof note !== "string" || note.length > longest.note))
    throw new Problem(400, requestMessages.note(longest.note))
  if (typeof deleteTasks !== "boolean") throw new Problem(400, requestMessages.deleteTasks)
  return { note, deleteTasks, seen: seenIn(body) }
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

interface By {
  readonly at: string
  readonly by: RolloutPerson
  readonly note: string | null
}

const eventOf = async (
  tx: Database,
  { id }: RolloutRow,
  name: RolloutStepName,
  by: By,
  said: Said
): Promise<RolloutStepEvent> => {
  switch (name) {
    case "start":
      return { type: "START", ...by }
    case "pause":
      return { type: "PAUSE", ...by }
    case "resume":
      return { type: "RESUME", ...by }
    case "stop":
      return { type: "STOP", deleteTasks: said.deleteTasks, ...by }
    case "advance":
      return { type: "ADVANCE", ...by }
    case "retry":
      return { type: "RETRY", targets: (await failedOf(tx, id)).length, ...by }
  }
}

const step = (parts: Parts, context: ServiceContext, name: RolloutStepName, seen: RolloutRow, said: Said) => {
  const { user, token } = context.get("caller")
  const now = parts.now()
  return async (tx: Database) => {
    const row = await lockRollout(tx, seen.id)
    if (row === null) throw new Problem(404, refusalMessages.notFound(seen.id))
    if (said.seen !== null && !isSameJson(said.seen, asSeen({ ...row, waitingFor: row.waiting })))
      throw new Problem(409, refusalMessages.movedOn)
    const by = { at: now.toISOString(), by: { id: user.id, name: user.username }, note: said.note }
    const event = await eventOf(tx, row, name, by, said)
    const refusal = stepRefusal(openedRollout(row.snapshot), event)
    if (refusal !== null) throw new Problem(409, refusal)
    // Whoever stops it settles it with a sign-in of their own.
    if (user.id === row.createdById || name === "stop") await parts.vault.keep(tx, row.id, token)
    const after = await takeStep(parts.run, tx, row, event)
    if (name === "retry") await moveToRetry(tx, after, now)
    if (name === "stop") await holdForever(tx, row, now)
    return { status: 200, body: await wholeRollout(tx, after, now) }
  }
}

/** What a person with the edit right at the account may have a rollout do; each step once for its key. */
export const addActions = (app: Hono<ServiceEnv>, parts: Parts): void => {
  for (const name of rolloutStepNames) {
    app.post(`/:id/${name}`, async (context) => {
      const seen = await seenRollout(parts, context)
      if (!mayChange(context.get("caller"), concernedBy(seen)))
        throw new Problem(403, refusalMessages.mayNotChange(seen.businessEntityId))
      const body = await jsonOf(context, largestStep, requestMessages.shorterNote)
      const asked = { context, body, now: parts.now() }
      const answer = await once(parts.database.db, asked, step(parts, context, name, seen, saidIn(body)))
      return context.body(JSON.stringify(answer.body), 200, {
        "Content-Type": "application/json",
        "Cache-Control": "no-store"
      })
    })
  }
}
