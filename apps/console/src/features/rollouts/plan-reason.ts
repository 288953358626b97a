import type { PlanReason } from "@command-center/domain/rollout/rollout-record"

/** What is wrong at a place of a plan or within it; null where nothing is. */
export const reasonAt = (reasons: ReadonlyArray<PlanReason>, place: string): string | null => {
  const found = reasons.filter(
    ({ path }) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)
  )
  return found.length === 0 ? null : found.map(({ sentence }) => sentence).join(" ")
}
