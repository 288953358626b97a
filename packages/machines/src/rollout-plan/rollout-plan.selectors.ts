import { needsModelFor } from "@command-center/domain/rollout/action-draft"
import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import type { PlanReason, WavePreview } from "@command-center/domain/rollout/rollout-record"
import { Result } from "effect"
import type { SnapshotFrom } from "xstate"
import { failureText } from "../actor-logic/long-wait.ts"
import { listOf, planOf } from "./rollout-plan.changes.ts"
import type { rolloutPlanMachine } from "./rollout-plan.machine.ts"

type Snapshot = SnapshotFrom<typeof rolloutPlanMachine>

const noReasons: ReadonlyArray<PlanReason> = []
const noWaves: ReadonlyArray<WavePreview> = []

export const selectIsNobody = (snapshot: Snapshot): boolean => snapshot.matches("nobody")
export const selectIsWaitLong = ({ context }: Snapshot): boolean => context.isWaitLong
export const selectFound = ({ context }: Snapshot) => context.found
export const selectBusinessEntityId = ({ context }: Snapshot): number => context.businessEntityId
export const selectList = ({ context }: Snapshot) => listOf(context)
/** How many of the selection cannot get anything. */
export const selectLeftOut = ({ context: { found } }: Snapshot): number => found?.leftOut ?? 0
export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.matches("reading")
export const selectFileReasons = ({ context }: Snapshot): ReadonlyArray<string> => context.fileReasons
/** Of how many conditions the filter is that what comes later can match. */
export const selectConditions = ({ context }: Snapshot): number => context.filter.length
export const selectNeedsModel = ({ context: { draft, found } }: Snapshot): boolean =>
  needsModelFor(draft.action, found?.targets ?? [])
export const selectDraft = ({ context }: Snapshot) => context.draft
export const selectFailure = (snapshot: Snapshot): string | null => {
  const { error } = snapshot.context
  if (snapshot.matches("crashed")) return planDraftMessages.loadFailed("an unexpected error")
  return snapshot.matches("failed") && error !== null ? failureText(error, planDraftMessages.loadFailed) : null
}
/** Everything that is wrong with the plan, each by its place. */
export const selectReasons = ({ context }: Snapshot): ReadonlyArray<PlanReason> => {
  const plan = planOf(context)
  return plan !== null && Result.isFailure(plan) ? plan.failure : noReasons
}
/** The waves as they will be; none while something is wrong. */
export const selectWaves = ({ context }: Snapshot): ReadonlyArray<WavePreview> => {
  const plan = planOf(context)
  return plan !== null && Result.isSuccess(plan) ? plan.success.waves : noWaves
}
export const selectIsChanged = ({ context }: Snapshot): boolean => context.isChanged
export const selectIsCreating = (snapshot: Snapshot): boolean => snapshot.matches("creating")
export const selectIsNotConfirmed = (snapshot: Snapshot): boolean => snapshot.matches("notConfirmed")
/** Nothing can be changed: it is on its way, or nobody knows whether it arrived. */
export const selectIsFixed = (snapshot: Snapshot): boolean => !snapshot.matches("editing")
export const selectCreateError = (snapshot: Snapshot): string | null => {
  if (snapshot.matches("creationCrashed")) return planDraftMessages.crashed
  const { createError } = snapshot.context
  if (createError === null) return null
  return selectIsNotConfirmed(snapshot) ? planDraftMessages.notConfirmed(createError.sentence) : createError.sentence
}
