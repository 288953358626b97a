/** Whole numbers from one to another, both of them: `101/145`; one alone: `150`. */
export interface IdRange {
  readonly from: number
  readonly to: number
}

/** The range that a text means, null where it means none. */
export const readIdRange = (text: string): IdRange | null => {
  const [, first, last = first] = /^(\d{1,15})(?:\/(\d{1,15}))?$/u.exec(text) ?? []
  const range = { from: Number(first), to: Number(last) }
  return first !== undefined && range.from <= range.to ? range : null
}

/** The shortest texts that mean exactly these ids, as `readIdRange` reads them. */
export const writeIdRanges = (ids: Iterable<number>): ReadonlyArray<string> => {
  const ranges: Array<{ from: number; to: number }> = []
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last !== undefined && id === last.to + 1) last.to = id
    else ranges.push({ from: id, to: id })
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}/${to}`))
}

export const isInRange = ({ from, to }: IdRange, id: number): boolean => id >= from && id <= to
