import type { PlanReason } from "./rollout-record.ts"

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
    new Set(reasons.flatMap((reason) => (stepOfReason(reason) === step ? [reason.sentence] : []))).size
  return {
    what: sentences("what"),
    who: sentences("who"),
    waves: sentences("waves"),
    when: sentences("when"),
    review: sentences("review")
  }
}

/** The step before and the one after; null at the ends. */
export const besideStep = (step: PlanStep): { readonly before: PlanStep | null; readonly after: PlanStep | null } => {
  const at = planSteps.indexOf(step)
  return { before: planSteps[at - 1] ?? null, after: planSteps[at + 1] ?? null }
}
