import type { RolloutOrder, RolloutTarget } from "./rollout-plan.ts"

/** Numbers from 0 to below 1, the same for a seed wherever they are drawn (mulberry32). */
const drawn = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** By a number drawn for each in the order of the ids, so that the order they are listed in makes no difference. */
const shuffled = <T extends Pick<RolloutTarget, "id">>(targets: ReadonlyArray<T>, seed: number): ReadonlyArray<T> => {
  const draw = drawn(seed)
  return targets
    .toSorted((left, right) => left.id - right.id)
    .map((target) => ({ target, place: draw() }))
    .toSorted((left, right) => left.place - right.place || left.target.id - right.target.id)
    .map(({ target }) => target)
}

/** The first of each merchant that is known, then all others, both as listed. */
const merchantsFirst = <T extends Pick<RolloutTarget, "merchant">>(targets: ReadonlyArray<T>): ReadonlyArray<T> => {
  const seen = new Set<string>()
  const [first, others]: [Array<T>, Array<T>] = [[], []]
  for (const target of targets) {
    const merchant = target.merchant?.trim() ?? ""
    const isFirst = merchant !== "" && !seen.has(merchant)
    seen.add(merchant)
    ;(isFirst ? first : others).push(target)
  }
  return [...first, ...others]
}

/** The targets in the order in which they are cut into waves. */
export const inOrder = <T extends Pick<RolloutTarget, "id" | "merchant">>(
  targets: ReadonlyArray<T>,
  order: RolloutOrder
): ReadonlyArray<T> => {
  switch (order.kind) {
    case "listed":
      return targets
    case "random":
      return shuffled(targets, order.seed)
    case "onePerMerchant":
      return merchantsFirst(targets)
  }
}
