/** How often each value occurs. */
export type Tally<Key> = ReadonlyMap<Key, number>

/** Counts values one by one. */
export const makeTally = <Key>() => {
  const counts = new Map<Key, number>()
  return {
    add: (key: Key): void => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    counts: counts as Tally<Key>
  }
}

/** The sum over the values that are as asked. */
export const sumWhere = <Key>(counts: Tally<Key>, isCounted: (key: Key) => boolean): number => {
  let sum = 0
  for (const [key, count] of counts) if (isCounted(key)) sum += count
  return sum
}

/** Values that come to the same key are one, called as the most frequent of them; those without a key have none. */
export interface Group {
  /** Null for the values without a key. */
  readonly key: string | null
  readonly name: string | null
  readonly count: number
  /** All that came to the key, as columns have them: the empty text where there is nothing. */
  readonly values: ReadonlyArray<string>
}

export const grouped = (
  counts: Tally<string | null>,
  keyOf: (value: string) => string | null
): ReadonlyArray<Group> => {
  const groups = new Map<string | null, { name: string | null; most: number; count: number; values: Set<string> }>()
  for (const [value, count] of counts) {
    const key = value === null ? null : keyOf(value)
    const known = groups.get(key)
    if (known === undefined)
      groups.set(key, { name: key === null ? null : value, most: count, count, values: new Set([value ?? ""]) })
    else {
      known.count += count
      known.values.add(value ?? "")
      if (key !== null && count > known.most) {
        known.most = count
        known.name = value
      }
    }
  }
  return [...groups].map(([key, { name, count, values }]) => ({ key, name, count, values: [...values] }))
}
