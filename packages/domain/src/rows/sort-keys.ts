import type { CellKind } from "./list-description.ts"

const versionParts = (text: string): ReadonlyArray<number> =>
  text
    .split(/[^0-9]+/u)
    .filter((part) => part !== "")
    .map(Number)

const compareVersions = (a: string, b: string): number => {
  const [left, right] = [versionParts(a), versionParts(b)]
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? -1) - (right[index] ?? -1)
    if (difference !== 0) return difference
  }
  return compareText(a, b)
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const compareNumbers = (a: string, b: string): number => Number(a) - Number(b)

const comparers: Readonly<Record<CellKind, (a: string, b: string) => number>> = {
  text: compareText,
  version: compareVersions,
  number: compareNumbers,
  date: compareText,
  flag: compareText
}

/** Without case (document 1 §2.6): texts that differ in case alone share a key. */
const keyOf = (value: unknown): string => (value === null || value === undefined ? "" : String(value).toLowerCase())

/**
 * A rank per row for one column: equal values share a rank, and -1 stands for an empty value. Each different value is
 * compared once, however many rows hold it.
 */
export const ranksOf = <Row>(rows: ReadonlyArray<Row>, key: keyof Row, kind: CellKind): Int32Array => {
  const keys = rows.map((row) => keyOf(row[key]))
  const compare = comparers[kind]
  const different = [...new Set(keys)].filter((text) => text !== "").sort(compare)
  const rankOf = new Map<string, number>()
  let rank = -1
  let previous: string | undefined
  for (const text of different) {
    if (previous === undefined || compare(previous, text) !== 0) rank += 1
    rankOf.set(text, rank)
    previous = text
  }
  return Int32Array.from(keys, (text) => rankOf.get(text) ?? -1)
}
