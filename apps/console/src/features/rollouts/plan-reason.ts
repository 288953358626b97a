import type { PlanReason } from "@command-center/domain/rollout/rollout-record"
import { isWithin } from "@command-center/domain/rollout/typed-reasons"

/** What is wrong at a place of a plan or within it; null where nothing is. */
export const reasonAt = (reasons: ReadonlyArray<PlanReason>, place: string): string | null => {
  const found = reasons.filter(({ path }) => isWithin(path, place))
  return found.length === 0 ? null : found.map(({ sentence }) => sentence).join(" ")
}
