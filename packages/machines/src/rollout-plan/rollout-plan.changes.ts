import { memoizedLast } from "@command-center/domain/memoized/memoized"
import { newWave, type PlanDraft, planOfDraft, type WaveDraft } from "@command-center/domain/rollout/plan-draft"
import { readPlan } from "@command-center/domain/rollout/validate-plan"
import type { FoundChosen, RolloutPlanContext } from "./rollout-plan.types.ts"

const judged = memoizedLast((draft: PlanDraft, found: FoundChosen, businessEntityId: number, at: Date) =>
  readPlan(planOfDraft(draft, { ...found, businessEntityId }), { now: at, known: null })
)

/** The plan that a draft comes to, with its waves as they will be; or everything that is wrong with it. */
export const planOf = ({ draft, found, businessEntityId, at }: RolloutPlanContext) =>
  found === null ? null : judged(draft, found, businessEntityId, at)

/** Waves are counted from 1. */
export const withWave = (draft: PlanDraft, wave: number, change: Partial<WaveDraft>): PlanDraft => ({
  ...draft,
  waves: draft.waves.map((each, at) => (at === wave - 1 ? { ...each, ...change } : each))
})

/** One more before the last, which takes the rest. */
export const withAddedWave = (draft: PlanDraft): PlanDraft => ({
  ...draft,
  waves: [...draft.waves.slice(0, -1), newWave({ size: "10" }), ...draft.waves.slice(-1)]
})

export const withoutWave = (draft: PlanDraft, wave: number): PlanDraft => ({
  ...draft,
  waves: draft.waves.filter((_, at) => at !== wave - 1)
})
