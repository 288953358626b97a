import type { RolloutSummary } from "@command-center/domain/rollout/rollout-record"
import type { FoundRollouts } from "./rollout-list.types.ts"

const newestFirst = (one: RolloutSummary, other: RolloutSummary): number =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt) || (other.id > one.id ? 1 : -1)

/** The list with one that is new or has changed; where there are more than are listed, the newest stay. */
export const withRollout = (found: FoundRollouts, rollout: RolloutSummary): FoundRollouts => {
  if (found.rollouts.some(({ id }) => id === rollout.id))
    return { ...found, rollouts: found.rollouts.map((each) => (each.id === rollout.id ? rollout : each)) }
  const rollouts = [...found.rollouts, rollout].toSorted(newestFirst)
  return { ...found, rollouts: found.hasMore ? rollouts.slice(0, found.rollouts.length) : rollouts }
}
