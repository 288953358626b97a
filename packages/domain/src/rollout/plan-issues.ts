import { mostPredicates } from "../filter/predicate.ts"
import { readingAsWall } from "../site-time/site-time.ts"
import { siteZone } from "../site-time/site-zone.ts"
import { isLogRangeReversed } from "../task/log-range.ts"
import { scheduleMessages } from "../task/task-messages.ts"
import { isInstant } from "../time/typed-date.ts"
import { fourPartVersion } from "../version/four-part-version.ts"
import { planRefusalMessages as refused } from "./plan-refusal-messages.ts"
import type { RolloutAction } from "./rollout-action.ts"
import { planMessages } from "./rollout-messages.ts"
import type { RolloutOutline, WavePlan } from "./rollout-plan.ts"
import type { PlanReason } from "./rollout-record.ts"
import { isTooFar, latestStartDay } from "./start-bound.ts"

const reason = (path: string, sentence: string): PlanReason => ({ path, sentence })

const commandIssues = (action: RolloutAction): ReadonlyArray<PlanReason> => {
  if (action.kind !== "schedule") return []
  const { command } = action
  if (command.kind === "deployUtgVersion" || command.kind === "deployAgentVersion") {
    const isVersion = fourPartVersion(command.version) !== null
    return isVersion ? [] : [reason("action.command.version", planMessages.noVersion(command.version.trim()))]
  }
  if (command.kind !== "uploadLogs") return []
  const { logs } = command
  const dates = ["startDate", "endDate"] as const
  return [
    ...(logs.label.trim() === "" ? [reason("action.command.logs.label", scheduleMessages.logLabelMissing)] : []),
    ...dates.flatMap((date) =>
      isInstant(logs[date]) ? [] : [reason(`action.command.logs.${date}`, planMessages.instant)]
    ),
    ...(isLogRangeReversed(logs) ? [reason("action.command.logs.endDate", scheduleMessages.logRangeReversed)] : [])
  ]
}

const tooFar = (wave: number, now: Date): string => refused.startTooFar(wave, latestStartDay(now))

const startIssues = (start: WavePlan["start"], wave: number, now: Date): ReadonlyArray<PlanReason> => {
  const path = `waves[${wave - 1}].start`
  switch (start.kind) {
    case "now":
      return []
    case "at": {
      if (!isInstant(start.at)) return [reason(`${path}.at`, planMessages.noSuchTime(wave, start.at))]
      if (isTooFar(start.at, now)) return [reason(`${path}.at`, tooFar(wave, now))]
      return Date.parse(start.at) < now.getTime() ? [reason(`${path}.at`, planMessages.startPassed(wave))] : []
    }
    case "siteHour": {
      const { reading } = start
      if (reading.length <= 5) return []
      if (readingAsWall(reading) === null) return [reason(`${path}.reading`, planMessages.noSuchTime(wave, reading))]
      return isTooFar(`${reading}:00Z`, now) ? [reason(`${path}.reading`, tooFar(wave, now))] : []
    }
  }
}

const wavesIssues = ({ waves }: RolloutOutline, now: Date): ReadonlyArray<PlanReason> => {
  if (waves.length === 0) return [reason("waves", planMessages.noWaves)]
  const percent = waves.reduce((sum, { size }) => sum + ("percent" in size ? size.percent : 0), 0)
  const ending = waves.findIndex(({ then }) => then === "stop")
  return [
    ...(percent > 100 + 1e-9 ? [reason("waves", planMessages.percentOver(Number(percent.toFixed(2))))] : []),
    ...(ending !== -1 && ending < waves.length - 1
      ? [reason(`waves[${ending}].then`, planMessages.neverReached(ending + 2, ending + 1))]
      : []),
    ...waves.flatMap(({ start }, at) => startIssues(start, at + 1, now))
  ]
}

const hoursIssues = ({ windows, withoutZone }: RolloutOutline): ReadonlyArray<PlanReason> => [
  ...windows.flatMap(({ weekdays, from, until }, at) => [
    ...(weekdays.length === 0 ? [reason(`windows[${at}].weekdays`, planMessages.noWeekdays(at + 1))] : []),
    ...(from === until ? [reason(`windows[${at}].until`, planMessages.noLength(at + 1, from))] : [])
  ]),
  ...(withoutZone !== "leaveOut" && siteZone(withoutZone.zone) === null
    ? [reason("withoutZone.zone", planMessages.unknownZone(withoutZone.zone))]
    : [])
]

/** A profile is known by its account, too; without both, one is taken away. */
const profileIssues = (action: RolloutAction): ReadonlyArray<PlanReason> => {
  if (action.kind !== "applyProfile") return []
  const { profileId, profileBusinessEntityId } = action
  if ((profileId === null) === (profileBusinessEntityId === null)) return []
  const missing = profileId === null ? "profileId" : "profileBusinessEntityId"
  return [reason(`action.${missing}`, refused.profileAlone)]
}

/** Of a profile or form that the management service does not have at the account that the plan names. */
export const missingRecord = (action: RolloutAction): ReadonlyArray<PlanReason> => {
  switch (action.kind) {
    case "schedule":
      return []
    case "applyProfile": {
      const { profileId, profileBusinessEntityId } = action
      return profileId === null || profileBusinessEntityId === null
        ? []
        : [reason("action.profileId", refused.noProfile(profileId, profileBusinessEntityId))]
    }
    case "pushForms":
    case "updateFirmware":
      return [reason("action.formId", refused.noForm(action.formId, action.formBusinessEntityId))]
  }
}

/** What is wrong with a plan whatever its targets are, in its own order. */
export const outlineIssues = (plan: RolloutOutline, now: Date): ReadonlyArray<PlanReason> => [
  ...commandIssues(plan.action),
  ...profileIssues(plan.action),
  ...((plan.growing?.filter.length ?? 0) > mostPredicates
    ? [reason("growing.filter", planMessages.manyPredicates(mostPredicates))]
    : []),
  ...wavesIssues(plan, now),
  ...hoursIssues(plan)
]
