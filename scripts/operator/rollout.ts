import { dirname, resolve } from "node:path"
import { rolloutSentenceOf } from "@command-center/api/rollouts/rollout-error"
import {
  createRollout,
  loadRolloutTerms,
  previewRollout,
  type RolloutStep
} from "@command-center/api/rollouts/rollouts"
import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { type PlanReason, rolloutStepNames } from "@command-center/domain/rollout/rollout-record"
import { readPlan } from "@command-center/domain/rollout/validate-plan"
import { Effect, Result } from "effect"
import { failed, type Io, printJson, succeeded } from "./command/io.ts"
import { type Given, makeRun } from "./command/make-run.ts"
import { type Problem, refused, wrongUsage } from "./command/problem.ts"
import { forgetKey, isKeyOld, keepId, keepKey, readKept, readPlanFile } from "./rollout/kept-rollout.ts"
import { printPreview, printRollout } from "./rollout/print-rollout.ts"
import { isJudged, problemOf, sentSafely } from "./rollout/sent-safely.ts"
import { loaded, takeStep } from "./rollout/take-step.ts"

const usage = `Usage: npm run -s rollout -- <plan.json> [--plan | --start | --status | --pause | --resume | --advance | --retry | --stop]
       npm run -s rollout -- <id> [--status | --start | …]

A change for many UTGs or devices in waves, run by the rollout service. The plan is JSON, as
docs/schemas/rollout-plan.schema.json describes it and the console's own planning page saves it.

With a file alone it checks the whole plan and shows its waves and their times; nothing is planned. What is wrong is
told at once, each with its place in the file.

  --plan      keep the plan as a rollout that is not started
  --start     start it; a plan that is not kept yet is kept first, one that was started stays as it is
  --status    how it stands
  --pause     nothing more is sent until --resume
  --advance   go on now: approve the wave that waits for it, do not wait for its time, or go on after a gate
  --retry     send what failed again, in a wave of its own
  --resume    go on after --pause
  --stop      end it for good; what was sent stays
  --delete-tasks  with --stop: its tasks that have not run yet are deleted
  --note <text>   kept in the journal with the step
  --json      the rollout, or the preview, as JSON; of a plan that is refused, why

<plan.json>.rollout.json remembers the rollout of a file: running it again never plans it twice, and a plan that was
changed since is refused. <id>.step.json, beside the plan's file or in this folder, remembers a step whose answer was
lost: running the same step again never takes it twice.`

const printReasons = (io: Io, reasons: ReadonlyArray<PlanReason>, isJson: boolean): void => {
  if (isJson) return printJson(io, { planned: false, problems: reasons })
  for (const { path, sentence } of reasons) io.err(path === "" ? sentence : `${path}: ${sentence}`)
}

/** The plan of a file; everything that is wrong with it is told where it is not one. */
const planIn = (json: unknown, io: Io, isJson: boolean, now = io.now()): Effect.Effect<RolloutPlan, Problem> => {
  const read = readPlan(json, { now, known: null, deviceTypes: null })
  if (Result.isSuccess(read)) return Effect.succeed(read.success.plan)
  printReasons(io, read.failure, isJson)
  const count = read.failure.length
  const where = isJson ? "in the JSON" : "above"
  return Effect.fail(
    refused(`The plan cannot be run as it is: ${count === 1 ? "1 reason" : `${count} reasons`} ${where}.`)
  )
}

const preview = Effect.fn("preview")(function* (plan: RolloutPlan, io: Io, isJson: boolean) {
  const outcome = yield* Effect.result(previewRollout(plan))
  if (Result.isFailure(outcome)) {
    if (outcome.failure._tag === "RolloutProblem") printReasons(io, outcome.failure.reasons, isJson)
    return yield* Effect.fail(problemOf("The plan was refused.", rolloutSentenceOf)(outcome.failure))
  }
  const { waves } = outcome.success
  if (isJson) printJson(io, outcome.success)
  else printPreview(io, plan, waves)
  const terms = yield* Effect.result(loadRolloutTerms())
  if (Result.isSuccess(terms) && terms.success.isAttended) io.err(planDraftMessages.attended)
  return succeeded
})

const stepNames = ["plan", "status", ...rolloutStepNames] as const
type Wish = (typeof stepNames)[number]

const wishIn = (flags: Given["flags"]): Effect.Effect<Wish | null, Problem> => {
  const [wish = null, other] = stepNames.filter((name) => flags.has(name))
  return other === undefined
    ? Effect.succeed(wish)
    : Effect.fail(wrongUsage(`--${wish ?? ""} and --${other} cannot both be done. Give one.`))
}

const bodyOf = (step: (typeof rolloutStepNames)[number], { texts, flags }: Given): RolloutStep => {
  const note = texts["note"] === undefined ? {} : { note: texts["note"] }
  return step === "stop" ? { step, deleteTasks: flags.has("delete-tasks"), ...note } : { step, ...note }
}

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text)

/** The rollout of a file, planned where it is not and that is asked for. */
const ofFile = Effect.fn("ofFile")(function* (file: string, mayPlan: boolean, io: Io, isJson: boolean) {
  const { text, json } = yield* readPlanFile(file)
  const known = yield* readKept(file, text)
  if (known?.id) return known.id
  if (!mayPlan) {
    const how = "--plan keeps it, --start starts it at once"
    return yield* Effect.fail(
      refused(
        known === null
          ? `No rollout was planned from ${file}. ${how}.`
          : `It is not confirmed whether ${file} was planned. ${how}: either asks again and plans it once.`
      )
    )
  }
  if (known !== null && isKeyOld(known, io.now()))
    return yield* Effect.fail(
      refused(
        `It was never confirmed whether ${file} was planned, a day ago. Look for it among the rollouts in the console: give its id to go on with it, or move ${file}.rollout.json away to plan it anew.`
      )
    )
  const plan = yield* planIn(json, io, isJson, known === null ? io.now() : new Date(known.at))
  const kept = known ?? (yield* keepKey(file, text, io.now()))
  const again = "Run it again: it is planned once."
  const { id } = yield* sentSafely("The plan", createRollout(plan, kept.key), again, (error) => {
    if (error._tag === "RolloutProblem") printReasons(io, error.reasons, isJson)
    return known === null || isJudged(error) ? forgetKey(file) : Effect.void
  })
  yield* keepId(file, kept, id)
  io.err(`Planned as ${id}.`)
  return id
})

const work = Effect.fn("rollout")(function* (given: Given, io: Io) {
  const [first = ""] = given.positionals
  const named = isId(first) ? first.toLowerCase() : first
  if (named === "") return yield* Effect.fail(wrongUsage("<plan.json or id> is empty. --help says how it is called."))
  const isJson = given.flags.has("json")
  const wish = yield* wishIn(given.flags)
  if (given.flags.has("delete-tasks") && wish !== "stop")
    return yield* Effect.fail(wrongUsage("--delete-tasks belongs to --stop."))
  if (given.texts["note"] !== undefined && (wish === null || wish === "plan" || wish === "status"))
    return yield* Effect.fail(wrongUsage("--note belongs to a step, such as --start."))
  if (wish === null && !isId(named)) {
    const { json } = yield* readPlanFile(named)
    return yield* preview(yield* planIn(json, io, isJson), io, isJson)
  }
  if (wish === "plan" && isId(named))
    return yield* Effect.fail(wrongUsage("--plan takes a file: a rollout with an id is planned already."))
  const id = isId(named) ? named : yield* ofFile(named, wish === "plan" || wish === "start", io, isJson)
  if (wish === null || wish === "plan" || wish === "status") {
    const rollout = yield* loaded(id)
    printRollout(io, rollout, isJson)
    return rollout.state === "failed" ? failed : succeeded
  }
  const path = resolve(isId(named) ? "." : dirname(named), `${id}.step.json`)
  const taken = yield* takeStep(id, bodyOf(wish, given), path, io)
  printRollout(io, taken, isJson)
  return succeeded
})

export const run = makeRun({
  usage,
  positionals: ["plan.json or id"],
  texts: ["note"],
  flags: [...stepNames, "delete-tasks", "json"],
  work
})
