import { Result, Schema, SchemaIssue } from "effect"
import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { filledPlan } from "./filled-plan.ts"
import { longest, saysTooLong } from "./plan-text.ts"
import { planMessages } from "./rollout-messages.ts"
import { most, RolloutPlan, RolloutTarget } from "./rollout-plan.ts"
import type { PlanReason } from "./rollout-record.ts"

/** A key that nobody reads is a mistake: whoever wrote it meant something by it. */
const whole = { onExcessProperty: "error" } as const
const decode = Schema.decodeUnknownResult(RolloutPlan, whole)
const decodeTarget = Schema.decodeUnknownResult(RolloutTarget, whole)

const formatter = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    if (issue._tag === "MissingKey") return planMessages.missing
    return issue._tag === "UnexpectedKey" ? planMessages.unknownKey : SchemaIssue.defaultLeafHook(issue)
  }
})

/** What a value must be, without what it is: a plan may be anything. */
const sentenceOf = (message: string): string => {
  const expected = /^Expected (.*?)(?:, got .*)?$/su.exec(message)?.[1]
  return expected === undefined ? message : planMessages.mustBe(expected)
}

const pathOf = (path: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined): string =>
  (path ?? [])
    .map((part) => (typeof part === "object" ? part.key : part))
    .reduce<string>((said, key) => {
      if (typeof key === "number") return `${said}[${key}]`
      return said === "" ? String(key) : `${said}.${String(key)}`
    }, "")

/** Mistakes of one form that are told: a list of a hundred thousand wrong targets is told by its first. */
const mostOfForm = 100

/** A size is a count or a percentage: where one is wrong, the other is not missing. */
const isOtherSize = (path: string, wrong: ReadonlySet<string>): boolean => {
  const [count, percent] = [".size.count", ".size.percent"]
  if (path.endsWith(count)) return wrong.has(path.replace(count, percent))
  return path.endsWith(percent) && wrong.has(path.replace(percent, count))
}

const formReasons = (issue: SchemaIssue.Issue): ReadonlyArray<PlanReason> => {
  const reasons = formatter(issue).issues.map(({ path, message }) => ({
    path: pathOf(path),
    sentence: sentenceOf(message)
  }))
  const wrong = new Set(reasons.flatMap(({ path, sentence }) => (sentence === planMessages.missing ? [] : [path])))
  // What one form of a value does not know may be what is wrong in another.
  const isKnown = (path: string) =>
    reasons.some((each) => each.path === path && each.sentence !== planMessages.unknownKey)
  return reasons.filter(({ path, sentence }) => {
    if (sentence === planMessages.unknownKey) return !isKnown(path)
    return sentence !== planMessages.missing || !isOtherSize(path, wrong)
  })
}

/** Lists that are too long to be looked at. */
const tooLong = (json: unknown): ReadonlyArray<PlanReason> =>
  (["targets", "waves", "windows"] as const).flatMap((path) => {
    const list = isJsonObject(json) ? json[path] : null
    return Array.isArray(list) && list.length > most[path]
      ? [{ path, sentence: planMessages.tooMany(path, list.length, most[path]) }]
      : []
  })

/** The list shows nobody which target a text that is too long belongs to. */
const ofTarget = (target: unknown, { path, sentence }: PlanReason): PlanReason => {
  const id = isJsonObject(target) ? target["id"] : null
  const isNamed = saysTooLong(sentence) && typeof id === "number"
  return { path, sentence: isNamed ? planMessages.longOfTarget(longest.text, id) : sentence }
}

/** Target by target, and no further than somebody reads. */
const targetReasons = (targets: ReadonlyArray<unknown>): ReadonlyArray<PlanReason> => {
  const reasons: Array<PlanReason> = []
  for (const [at, target] of targets.entries()) {
    if (reasons.length >= mostOfForm) break
    const read = decodeTarget(target, { ...whole, errors: "all" })
    if (Result.isSuccess(read)) continue
    const own = formReasons(read.failure.issue).map((reason) => ofTarget(target, reason))
    reasons.push(
      ...own.map(({ path, sentence }) => ({ path: `targets[${at}]${path === "" ? "" : `.${path}`}`, sentence }))
    )
  }
  return reasons
}

/** All that is wrong with the form of something that was refused as a plan. */
const wrongForm = (json: unknown): ReadonlyArray<PlanReason> => {
  const targets = isJsonObject(json) ? json["targets"] : null
  const isList = isJsonObject(json) && Array.isArray(targets)
  const rest = decode(isList ? { ...json, targets: [] } : json, { ...whole, errors: "all" })
  const own = Result.isFailure(rest) ? formReasons(rest.failure.issue) : []
  return [...own, ...(isList ? targetReasons(targets) : [])].slice(0, mostOfForm)
}

/** A plan that may still be wrong in what it says, and what its form lacks. */
export interface PlanForm {
  readonly plan: RolloutPlan
  readonly formal: ReadonlyArray<PlanReason>
  /** Nothing of it had to be filled in; else it is no plan yet, and is judged so that all is told at once. */
  readonly isWhole: boolean
}

/** The parts of a plan that could not be read, in whose place something else stands. */
export const unreadParts = ({ formal, isWhole }: PlanForm): ReadonlyArray<string> =>
  isWhole ? [] : formal.flatMap(({ path, sentence }) => (sentence === planMessages.unknownKey ? [] : [path]))

/** By `$schema` an editor finds the schema of a file; it is nothing of the plan. */
const withoutSchema = (json: JsonObject): JsonObject => {
  if (typeof json["$schema"] !== "string") return json
  const { $schema: _, ...plan } = json
  return plan
}

/**
 * Something as a plan that may still be wrong in what it says. What has not the form of one in some part is told, and
 * filled in, so that the rest can be judged; it fails where nothing can be said of the rest.
 */
export const readPlanForm = (given: unknown): Result.Result<PlanForm, ReadonlyArray<PlanReason>> => {
  if (!isJsonObject(given)) return Result.fail(wrongForm(given))
  const json = withoutSchema(given)
  const long = tooLong(json)
  if (long.length > 0) return Result.fail(long)
  const decoded = decode(json)
  if (Result.isSuccess(decoded)) return Result.succeed({ plan: decoded.success, formal: [], isWhole: true })
  const formal = wrongForm(json)
  if (formal.some(({ sentence }) => saysTooLong(sentence))) return Result.fail(formal)
  const shaped = decode(json, { ...whole, disableChecks: true })
  return Result.succeed(
    Result.isSuccess(shaped)
      ? { plan: shaped.success, formal, isWhole: true }
      : { plan: filledPlan(json), formal, isWhole: false }
  )
}
