import { isJsonObject, jsonField } from "@command-center/domain/json/json-field"
import { readPlanForm } from "@command-center/domain/rollout/plan-form"
import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import type { RolloutAction } from "@command-center/domain/rollout/rollout-action"
import { isWithin } from "@command-center/domain/rollout/typed-reasons"
import { judgeForm } from "@command-center/domain/rollout/validate-plan"
import { Result } from "effect"
import type { Hono } from "hono"
import { type Caller, mayChange } from "../access/caller.ts"
import { jsonOf } from "../http/body.ts"
import { requestMessages } from "../http/messages.ts"
import { Problem } from "../http/problem.ts"
import type { Parts, ServiceContext, ServiceEnv } from "../http/service-env.ts"
import { type PartTimes, startPartTimes } from "../part-times.ts"
import { answeredForPlan } from "./answered-for-plan.ts"
import { createRollout } from "./create-rollout.ts"
import { answeredBefore, once } from "./idempotency.ts"
import { deviceTypesNow, targetsNow } from "./known-targets.ts"
import { findRollout } from "./rollout-rows.ts"
import { wholeRollout } from "./whole-rollout.ts"

/** Megabytes of a plan: 200,000 targets. */
const largestPlan = 96

const kinds: ReadonlyArray<RolloutAction["kind"]> = ["schedule", "pushForms", "updateFirmware", "applyProfile"]

/** What the plan would change where; null where its form does not say it. */
const concernedByPlan = (json: unknown) => {
  const account = jsonField(json, "businessEntityId")
  const action = jsonField(json, "action")
  const kind = kinds.find((each) => isJsonObject(action) && action["kind"] === each)
  return typeof account === "number" && kind !== undefined ? { businessEntityId: account, action: { kind } } : null
}

const knownFor = async ({ services }: Parts, caller: Caller, concerned: ReturnType<typeof concernedByPlan>) => {
  if (concerned === null) return { known: null, deviceTypes: null }
  const [known, deviceTypes] = await Promise.all([
    targetsNow(services, caller.token, concerned.action, { ...concerned, filter: [] }),
    deviceTypesNow(services, caller.token, concerned.action)
  ])
  if (Result.isFailure(known)) throw new Problem(503, refusalMessages.servicesAway, [], { "Retry-After": "5" })
  return { known: known.success, deviceTypes }
}

const plannedOf = async (parts: Parts, context: ServiceContext, json: unknown, times: PartTimes) => {
  const caller = context.get("caller")
  const concerned = concernedByPlan(json)
  if (concerned !== null && !mayChange(caller, concerned))
    throw new Problem(403, refusalMessages.mayNotChange(concerned.businessEntityId))
  const now = parts.now()
  const form = readPlanForm(json)
  if (Result.isFailure(form)) throw new Problem(422, refusalMessages.invalidPlan, form.failure)
  times.end("readMs")
  const { plan } = form.success
  const [world, answered] = await Promise.all([
    knownFor(parts, caller, concerned),
    answeredForPlan(parts.services, caller, form.success)
  ])
  times.end("servicesMs")
  const judged = judgeForm(form.success, { now, ...world })
  const isNew = (place: string) => !judged.reasons.some(({ path }) => isWithin(path, place))
  const reasons = [...judged.reasons, ...answered.reasons.filter(({ path }) => isNew(path))]
  times.end("judgedMs")
  if (reasons.length > 0) throw new Problem(422, refusalMessages.invalidPlan, reasons)
  return { plan, waves: judged.waves, matching: answered.matching, caller, now }
}

/** Judges a plan and keeps it as a rollout that is not started. */
const created = async (parts: Parts, asked: Parameters<typeof once>[1], json: unknown, times: PartTimes) => {
  const { caller, now, ...good } = await plannedOf(parts, asked.context, json, times)
  return once(parts.database.db, asked, async (tx) => {
    const id = await createRollout(tx, good, caller, now, !parts.vault.isLasting)
    await parts.vault.keep(tx, id, caller.token)
    const row = await findRollout(tx, id)
    if (row === null) throw new Error("a rollout that was just written is not there")
    return { status: 201, body: await wholeRollout(tx, row, now) }
  })
}

/** What is no clear word must not plan in earnest. */
const isDryRun = (context: ServiceContext): boolean => {
  const given = context.req.query("dryRun") ?? "false"
  if (given === "true" || given === "false") return given === "true"
  throw new Problem(400, requestMessages.dryRun)
}

/** Planning: a plan is validated as a whole, shown, and kept. */
export const addPlanning = (app: Hono<ServiceEnv>, parts: Parts): void => {
  const { db } = parts.database
  app.post("/", async (context) => {
    const times = startPartTimes()
    const json = await jsonOf(context, largestPlan, requestMessages.planTwo)
    times.end("bodyMs")
    if (isDryRun(context)) {
      const { waves } = await plannedOf(parts, context, json, times)
      parts.log("info", "judged", times.milliseconds())
      return context.json({ waves: waves.map(({ preview }) => preview), reasons: [] }, 200)
    }
    const asked = { context, body: json, now: parts.now(), isOptional: true }
    const answer = (await answeredBefore(db, asked)) ?? (await created(parts, asked, json, times))
    times.end("keptMs")
    parts.log("info", "planned", times.milliseconds())
    const id = jsonField(answer.body, "id")
    return context.body(JSON.stringify(answer.body), 201, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      ...(typeof id === "string" ? { Location: `/rollouts/${id}` } : {})
    })
  })
}
