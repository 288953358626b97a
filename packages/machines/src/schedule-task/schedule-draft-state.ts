import type { LeftOut, OperationPlan, OperationRecord } from "@command-center/domain/operation/operation"
import { oneCallForAll } from "@command-center/domain/operation/operation"
import { firstReason } from "@command-center/domain/operation/operation-results"
import { leftOutSites, type NamedSite } from "@command-center/domain/site-time/site-plan"
import { taskTargets } from "@command-center/domain/task/kept-task"
import { countingSiteTime, runTimeMessage, takenSites } from "@command-center/domain/task/run-time"
import { type ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks, scheduleErrorText } from "@command-center/domain/task/task-builder"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import { utgList } from "@command-center/domain/utg/utg-list"
import { siteOfUtg } from "@command-center/domain/utg/utg-site"
import { defaultProduct, type VersionChoices } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import type { ScheduleTaskContext } from "./schedule-task.types.ts"

const isEqual = (left: ScheduleDraft, right: ScheduleDraft): boolean => JSON.stringify(left) === JSON.stringify(right)

export const isChanged = ({ draft, initial }: Pick<ScheduleTaskContext, "draft" | "initial">): boolean =>
  !isEqual(draft, initial)

/** Whether they never came, nor why they did not. */
export const hasNoVersions = ({
  versions,
  versionsFailure
}: Pick<ScheduleTaskContext, "versions" | "versionsFailure">): boolean =>
  versionsFailure === null && versions.utg.length === 0 && versions.agent.length === 0

const built = (context: ScheduleTaskContext, now: Date) => buildTasks({ ...context, products: context.versions, now })

export const isSubmittable = (context: ScheduleTaskContext, now: Date): boolean =>
  context.canEdit && Result.isSuccess(built(context, now))

/** Why a submit sends nothing; null where only its run time is wrong, which is said under the field. */
export const submitRefusal = (context: ScheduleTaskContext, now: Date): string | null => {
  const tasks = built(context, now)
  if (Result.isSuccess(tasks)) return null
  const text = scheduleErrorText(tasks.failure)
  return text === runTimeMessage(context.draft, namedSites(context), now) ? null : text
}

/** The UTGs by the clocks of their machines. */
export const namedSites = ({ targets }: Pick<ScheduleTaskContext, "targets">): ReadonlyArray<NamedSite> =>
  targets.map((row) => ({ ...siteOfUtg(row), name: utgList.nameOf(row) }))

/** Who gets no task: UTGs without a machine, and those whose own time is not known, where that was chosen. */
export const leftOutOf = (
  context: Pick<ScheduleTaskContext, "targets" | "draft" | "leftOut">
): ReadonlyArray<LeftOut> => [...context.leftOut, ...leftOutSites(countingSiteTime(context.draft), namedSites(context))]

/** The tasks of a submit at this instant, all in one call: one for each UTG. */
export const planOf = (context: ScheduleTaskContext, now: Date): OperationPlan => {
  const named = takenSites(context.draft, namedSites(context))
  const tasks = Result.getOrElse(built(context, now), () => [])
  return {
    kind: "schedule",
    businessEntityId: context.businessEntityId ?? 0,
    title: scheduleMessages.title,
    instructions: oneCallForAll(taskTargets(named, tasks)),
    leftOut: leftOutOf(context)
  }
}

/** Why nothing was created, which the notice of the operation tells as a sentence; null where nothing was sent. */
export const failureOf = (record: OperationRecord): string | null => firstReason(record) || null

const offered = (draft: ScheduleDraft, versions: VersionChoices): ScheduleDraft => ({
  ...draft,
  utgVersion: draft.utgVersion ?? defaultProduct(versions.utg)?.version ?? null,
  agentVersion: draft.agentVersion ?? defaultProduct(versions.agent)?.version ?? null
})

/** The versions that arrived, offered where none was chosen yet; what was typed meanwhile stays. */
export const withVersionDefaults = (context: ScheduleTaskContext, versions: VersionChoices) => ({
  versions,
  initial: offered(context.initial, versions),
  draft: offered(context.draft, versions)
})
