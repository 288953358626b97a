import { Result } from "effect"
import type { DeviceSchemaName } from "../device/device-type.ts"
import { runTimeMessage } from "../task/run-time.ts"
import { isWithinLimit } from "./gate.ts"
import { type PlanForm, readPlanForm, unreadParts } from "./plan-form.ts"
import { outlineIssues } from "./plan-issues.ts"
import { planMessages } from "./rollout-messages.ts"
import type { RolloutPlan } from "./rollout-plan.ts"
import { type PlannedWave, plannedWaves } from "./rollout-preview.ts"
import type { PlanReason, WavePreview } from "./rollout-record.ts"
import { type KnownTargets, targetIssues } from "./target-issues.ts"
import { isWithin } from "./typed-reasons.ts"
import { takenBy } from "./wave-cut.ts"
import type { WaveRuns } from "./wave-runs.ts"

/** What is known of the world when a plan is looked at. */
export interface PlanMoment {
  readonly now: Date
  /** The targets as the management service has them; null where it was not asked. */
  readonly known: KnownTargets | null
  /** The device types of the service; null where it was not asked, empty where they could not be read. */
  readonly deviceTypes: ReadonlyArray<DeviceSchemaName> | null
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

/** A wave that its own size leaves without targets, whatever else is wrong. */
const emptyWaves = ({ targets, waves }: RolloutPlan): ReadonlyArray<PlanReason> =>
  targets.length === 0
    ? []
    : waves.flatMap(({ size }, at) =>
        ("count" in size ? size.count : size.percent) === 0
          ? [{ path: `waves[${at}].size`, sentence: planMessages.emptyWave(at + 1) }]
          : []
      )

/** Nobody is to get what a plan has not asked for: waves of fewer targets than it lists are a mistake. */
const tooFew = ({ targets, waves }: RolloutPlan): ReadonlyArray<PlanReason> => {
  const sizes = waves.map(({ size }) => size)
  const taken = takenBy(sizes, targets.length)
  return waves.length > 0 && taken < targets.length
    ? [{ path: "waves", sentence: planMessages.takeTooFew(taken, targets.length) }]
    : []
}

/** What follows from its parts, of all that could be read: what stands in place of the rest was not said by anybody. */
const followingIssues = (plan: RolloutPlan, unread: ReadonlyArray<string>, moment: PlanMoment) =>
  [
    ...outlineIssues(plan, moment.now),
    ...(unread.some((part) => isWithin(part, "waves")) ? [] : tooFew(plan)),
    ...targetIssues(plan, moment.known, moment.deviceTypes)
  ].filter(({ path }) => !unread.some((part) => isWithin(path, part)))

/** A plan as `readPlanForm` read it, with everything else that is wrong with it. */
export const judgeForm = (form: PlanForm, moment: PlanMoment) => {
  const { plan, formal } = form
  const unread = unreadParts(form)
  const own = [...formal, ...followingIssues(plan, unread, moment)]
  const isRead = !unread.some((part) => isWithin(part, "targets") || isWithin(part, "action"))
  const waves = isRead && canBePlanned(own) ? plannedWaves(plan, moment.now) : []
  const seen = new Set<string>()
  const reasons = [...own, ...emptyWaves(plan), ...runIssues(plan, waves, moment.now)].filter(({ path, sentence }) => {
    const key = `${path} ${sentence}`
    return !seen.has(key) && seen.add(key)
  })
  return { reasons, waves }
}

/** Something that was sent as a plan, or is being written, with everything that is wrong with it at once. */
export const judgePlan = (json: unknown, moment: PlanMoment): JudgedPlan => {
  const read = readPlanForm(json)
  if (Result.isFailure(read)) return { plan: null, reasons: read.failure, waves: [] }
  const { plan, isWhole } = read.success
  return { plan: isWhole ? plan : null, ...judgeForm(read.success, moment) }
}

/** A plan, from whatever was sent as one, with its waves as they will be; or everything that is wrong with it at once. */
export const readPlan = (json: unknown, moment: PlanMoment): Result.Result<ValidPlan, ReadonlyArray<PlanReason>> => {
  const { plan, reasons, waves } = judgePlan(json, moment)
  if (plan === null || reasons.length > 0) return Result.fail(reasons)
  return Result.succeed({ plan, waves: waves.map(({ preview }) => preview) })
}
