import { type ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { defaultProduct, type VersionChoices } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import type { ScheduleTaskContext } from "./schedule-task.types.ts"

const isEqual = (left: ScheduleDraft, right: ScheduleDraft): boolean => JSON.stringify(left) === JSON.stringify(right)

export const isChanged = ({ draft, initial }: Pick<ScheduleTaskContext, "draft" | "initial">): boolean =>
  !isEqual(draft, initial)

export const isSubmittable = (context: ScheduleTaskContext, now: Date): boolean =>
  context.canEdit && Result.isSuccess(buildTasks({ ...context, products: context.versions, now }))

/** The account whose path the call takes; without one every target names its own, as the builder has checked. */
export const accountOf = ({ businessEntityId, sent }: ScheduleTaskContext): number =>
  businessEntityId ?? sent[0]?.businessEntityId ?? 0

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
