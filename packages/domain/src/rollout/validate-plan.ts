import { Result, Schema, SchemaIssue } from "effect"
import type { DeviceSchemaName } from "../device/device-type.ts"
import { runTimeMessage } from "../task/run-time.ts"
import { isWithinLimit } from "./gate.ts"
import { outlineIssues } from "./plan-issues.ts"
import { longest, saysTooLong } from "./plan-text.ts"
import { planMessages } from "./rollout-messages.ts"
import { most, RolloutPlan, RolloutTarget } from "./rollout-plan.ts"
import { type PlannedWave, plannedWaves } from "./rollout-preview.ts"
import type { PlanReason, WavePreview } from "./rollout-record.ts"
import { type KnownTargets, targetIssues } from "./target-issues.ts"
import type { WaveRuns } from "./wave-runs.ts"

/** What is known of the world when a plan is looked at. */
export interface PlanMoment {
  readonly now: Date
  /** The targets as the management service has them; null where it was not asked. */
  readonly known: KnownTargets | null
  /** The device types of the service; null where it was not asked, empty where they could not be read. */
  readonly deviceTypes: ReadonlyArray<DeviceSchemaName> | null
}

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

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json)

/** Lists that are too long to be looked at. */
const tooLong = (json: unknown): ReadonlyArray<PlanReason> =>
  (["targets", "waves", "windows"] as const).flatMap((path) => {
    const list = isObject(json) ? json[path] : null
    return Array.isArray(list) && list.length > most[path]
      ? [{ path, sentence: planMessages.tooMany(path, list.length, most[path]) }]
      : []
  })

/** The list shows nobody which target a text that is too long belongs to. */
const ofTarget = (target: unknown, { path, sentence }: PlanReason): PlanReason => {
  const id = isObject(target) ? target["id"] : null
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
  const targets = isObject(json) ? json["targets"] : null
  const isList = isObject(json) && Array.isArray(targets)
  const rest = decode(isList ? { ...json, targets: [] } : json, { ...whole, errors: "all" })
  const own = Result.isFailure(rest) ? formReasons(rest.failure.issue) : []
  return [...own, ...(isList ? targetReasons(targets) : [])].slice(0, mostOfForm)
}

/** A dated site hour that has passed somewhere, as each site's own time says it elsewhere. */
const passedMessage = (plan: RolloutPlan, at: number, targets: RolloutPlan["targets"], now: Date): string | null => {
  const start = plan.waves[at]?.start
  if (start?.kind !== "siteHour" || start.reading.length <= 5) return null
  const siteTime = { reading: start.reading, spreadMinutes: 0, withoutZone: plan.withoutZone }
  const sites = targets.map(({ id, timeZone }) => ({ id, reportedZone: timeZone }))
  return runTimeMessage({ timing: "future", runAt: null, siteTime }, sites, now)
}

/**
 * Whether a gate is lost before anything is sent: what runs last has no time to answer where a wave is watched for none.
 * A profile is applied by the call itself, which waits for nobody.
 */
const isNeverPassed = (plan: RolloutPlan, at: number, { runs }: WaveRuns<RolloutPlan["targets"][number]>): boolean => {
  const wave = plan.waves[at]
  if (wave === undefined || wave.watchMinutes > 0 || plan.action.kind === "applyProfile") return false
  let [latest, open] = ["", 0]
  for (const runAt of runs.values()) {
    if (runAt > latest) [latest, open] = [runAt, 0]
    if (runAt === latest) open += 1
  }
  return !isWithinLimit(open, runs.size, wave.gate.unconfirmed)
}

const runIssues = (
  plan: RolloutPlan,
  waves: ReadonlyArray<PlannedWave<RolloutPlan["targets"][number]>>,
  now: Date
): ReadonlyArray<PlanReason> =>
  waves.flatMap(({ targets, runs }, at): ReadonlyArray<PlanReason> => {
    if (targets.length === 0) {
      const isNeeded = plan.targets.length > 0
      return isNeeded ? [{ path: `waves[${at}].size`, sentence: planMessages.emptyWave(at + 1) }] : []
    }
    if (runs.leftOut.length === targets.length) {
      const names = runs.leftOut.map(({ name }) => name)
      return [{ path: "withoutZone", sentence: planMessages.nobodyLeft(at + 1, names) }]
    }
    const passed = passedMessage(plan, at, targets, now)
    if (passed !== null) return [{ path: `waves[${at}].start.reading`, sentence: passed }]
    if (isNeverPassed(plan, at, runs)) {
      return [{ path: `waves[${at}].gate.unconfirmed`, sentence: planMessages.neverPasses(at + 1) }]
    }
    return runs.never.map(({ zone, targets: there }) => ({
      path: `waves[${at}].start`,
      sentence: planMessages.neverOpen(at + 1, zone, there.length)
    }))
  })

/** Whether a plan is of the right form as far as its times and waves can be told. */
const canBePlanned = (reasons: ReadonlyArray<PlanReason>): boolean =>
  reasons.every(
    ({ path }) => !/^(waves\[\d+\]\.(start|size|spread|watch)|windows|withoutZone|order|targets$)/u.test(path)
  )

/** A plan that may still be wrong in what it says, and what its form lacks. */
export interface PlanForm {
  readonly plan: RolloutPlan
  readonly formal: ReadonlyArray<PlanReason>
}

interface ValidPlan {
  readonly plan: RolloutPlan
  readonly waves: ReadonlyArray<WavePreview>
}

/** What can be said of a plan: all that is wrong with it, and its waves as far as they can be told all the same. */
export interface JudgedPlan {
  /** Null where it has not the form of a plan. */
  readonly plan: RolloutPlan | null
  readonly reasons: ReadonlyArray<PlanReason>
  readonly waves: ReadonlyArray<PlannedWave<RolloutPlan["targets"][number]>>
}

/** A plan as `readPlanForm` read it, with everything else that is wrong with it. */
export const judgeForm = ({ plan, formal }: PlanForm, moment: PlanMoment) => {
  const own = [...formal, ...outlineIssues(plan, moment.now), ...targetIssues(plan, moment.known, moment.deviceTypes)]
  const waves = canBePlanned(own) ? plannedWaves(plan, moment.now) : []
  const seen = new Set<string>()
  const reasons = [...own, ...runIssues(plan, waves, moment.now)].filter(({ path, sentence }) => {
    const key = `${path} ${sentence}`
    return !seen.has(key) && seen.add(key)
  })
  return { reasons, waves }
}

/** By `$schema` an editor finds the schema of a file; it is nothing of the plan. */
const withoutSchema = (json: unknown): unknown => {
  if (!isObject(json) || typeof json["$schema"] !== "string") return json
  const { $schema: _, ...plan } = json
  return plan
}

/** Something as a plan that may still be wrong in what it says; or what its form lacks. */
export const readPlanForm = (given: unknown): Result.Result<PlanForm, ReadonlyArray<PlanReason>> => {
  const json = withoutSchema(given)
  const long = tooLong(json)
  if (long.length > 0) return Result.fail(long)
  const decoded = decode(json)
  const formal = Result.isSuccess(decoded) ? [] : wrongForm(json)
  if (formal.some(({ sentence }) => saysTooLong(sentence))) return Result.fail(formal)
  const shaped = Result.isSuccess(decoded) ? decoded : decode(json, { ...whole, disableChecks: true })
  return Result.isFailure(shaped) ? Result.fail(formal) : Result.succeed({ plan: shaped.success, formal })
}

/** Something that was sent as a plan, or is being written, with everything that is wrong with it at once. */
export const judgePlan = (json: unknown, moment: PlanMoment): JudgedPlan => {
  const read = readPlanForm(json)
  if (Result.isFailure(read)) return { plan: null, reasons: read.failure, waves: [] }
  const { plan } = read.success
  return { plan, ...judgeForm(read.success, moment) }
}

/**
 * A plan, from whatever was sent as one, with its waves as they will be; or everything that is wrong with it at once.
 * What has not the form of a plan is told by its form alone: nothing else can be said of it.
 */
export const readPlan = (json: unknown, moment: PlanMoment): Result.Result<ValidPlan, ReadonlyArray<PlanReason>> => {
  const { plan, reasons, waves } = judgePlan(json, moment)
  if (plan === null || reasons.length > 0) return Result.fail(reasons)
  return Result.succeed({ plan, waves: waves.map(({ preview }) => preview) })
}
