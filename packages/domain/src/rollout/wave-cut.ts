import { inOrder } from "./rollout-order.ts"
import type { RolloutPlan, RolloutTarget, WavePlan } from "./rollout-plan.ts"

/** So that a third of thirty is ten, whatever a binary number makes of it. */
const rounding = 1e-9

/**
 * How many of so many targets the waves up to each one ask for: as many as counts say, and as many of all as the
 * percentages so far say, rounded up together, so that small parts of few targets do not use up what is left.
 */
const askedFor = (sizes: ReadonlyArray<WavePlan["size"]>, total: number): ReadonlyArray<number> => {
  let counted = 0
  let percent = 0
  return sizes.map((size) => {
    if ("count" in size) counted += size.count
    else percent += size.percent
    return Math.min(total, counted + Math.ceil((percent * total) / 100 - rounding))
  })
}

/** How many of so many targets all waves ask for together. */
export const takenBy = (sizes: ReadonlyArray<WavePlan["size"]>, total: number): number =>
  askedFor(sizes, total).at(-1) ?? 0

/** Where each wave ends among so many targets; the last takes the rest. */
const waveEnds = (sizes: ReadonlyArray<WavePlan["size"]>, total: number): ReadonlyArray<number> =>
  askedFor(sizes, total).with(-1, total)

/** The targets of each wave: every one in exactly one of them. */
export const cutWaves = <T extends Pick<RolloutTarget, "id" | "merchant">>(
  plan: Pick<RolloutPlan, "order" | "waves">,
  targets: ReadonlyArray<T>
): ReadonlyArray<ReadonlyArray<T>> => {
  const ordered = inOrder(targets, plan.order)
  if (plan.waves.length === 0) return []
  const ends = waveEnds(
    plan.waves.map(({ size }) => size),
    ordered.length
  )
  return ends.map((end, at) => ordered.slice(ends[at - 1] ?? 0, end))
}
