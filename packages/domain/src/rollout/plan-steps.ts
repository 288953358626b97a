import { placedReason } from "./plan-place.ts"
import type { PlanReason } from "./rollout-record.ts"
import { isWithin } from "./typed-reasons.ts"

/** The steps in which somebody plans a rollout, in their order; each can be gone to at any time. */
export const planSteps = ["what", "who", "waves", "when", "review"] as const
export type PlanStep = (typeof planSteps)[number]

/** In which step something that is wrong is mended, by its place in the plan. */
export const stepOfReason = ({ path }: Pick<PlanReason, "path">): PlanStep => {
  if (/^waves\[\d+\]\.(start|spreadMinutes)/u.test(path) || /^(windows|withoutZone)/u.test(path)) return "when"
  if (path.startsWith("waves")) return "waves"
  if (/^(targets|growing|order)/u.test(path)) return "who"
  return /^(name|action)/u.test(path) ? "what" : "review"
}

/** How many different things are wrong in each step. */
export const issueCounts = (reasons: ReadonlyArray<PlanReason>): Readonly<Record<PlanStep, number>> => {
  const sentences = (step: PlanStep) =>
    new Set(reasons.flatMap((reason) => (stepOfReason(reason) === step ? [placedReason(reason)] : []))).size
  return {
    what: sentences("what"),
    who: sentences("who"),
    waves: sentences("waves"),
    when: sentences("when"),
    review: sentences("review")
  }
}

/**
 * What is said to be wrong. The first step begins with fields to fill in, so that of it only those count that were left,
 * or all once it was gone on from; in the others everything comes of what was chosen or typed.
 */
export const reasonsToTell = (
  reasons: ReadonlyArray<PlanReason>,
  leftSteps: ReadonlyArray<PlanStep>,
  leftFields: ReadonlyArray<string>
): ReadonlyArray<PlanReason> =>
  leftSteps.includes("what")
    ? reasons
    : reasons.filter(
        (reason) => stepOfReason(reason) !== "what" || leftFields.some((place) => isWithin(reason.path, place))
      )

/** The steps that were gone on from and have nothing to mend; the last, in which it is planned, is none of them. */
export const completeSteps = (
  reasons: ReadonlyArray<PlanReason>,
  leftSteps: ReadonlyArray<PlanStep>
): ReadonlyArray<PlanStep> =>
  leftSteps.filter((step) => step !== "review" && !reasons.some((reason) => stepOfReason(reason) === step))

/**
 * What the list of all that is wrong says while a step is shown: each sentence of a place once, without what a field in
 * view says of itself. The name's field is in view in the first step.
 */
export const listedReasons = (reasons: ReadonlyArray<PlanReason>, shown: PlanStep): ReadonlyArray<PlanReason> => {
  const elsewhere = reasons.filter(({ path }) => shown !== "what" || path !== "name")
  return [...new Map(elsewhere.toReversed().map((reason) => [placedReason(reason), reason])).values()].toReversed()
}

/** The step before and the one after; null at the ends. */
export const besideStep = (step: PlanStep): { readonly before: PlanStep | null; readonly after: PlanStep | null } => {
  const at = planSteps.indexOf(step)
  return { before: planSteps[at - 1] ?? null, after: planSteps[at + 1] ?? null }
}
