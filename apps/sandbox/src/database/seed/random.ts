/** Numbers that are the same for the same seed on every machine (mulberry32). */
export interface Random {
  readonly unit: () => number
  /** A whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
  /** One of the items, each as likely as its weight says. */
  readonly weighted: <T>(items: readonly [readonly [T, number], ...(readonly [T, number])[]]) => T
  readonly hex: (length: number) => string
  readonly digits: (length: number) => string
  readonly uuid: () => string
}

export const makeRandom = (seed: number): Random => {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1))
  const text = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join("")
  const hex = (length: number) => text(length, "0123456789abcdef")
  return {
    unit,
    int,
    chance: (probability) => unit() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    weighted: (items) => {
      let left = unit() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        left -= weight
        if (left < 0) return item
      }
      return items[0][0]
    },
    hex,
    digits: (length) => text(length, "0123456789"),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  }
}
