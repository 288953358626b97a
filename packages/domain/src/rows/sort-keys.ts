import type { HeldColumn } from "./held-column.ts"
import type { CellKind, Sort } from "./list-description.ts"
import type { Resumable } from "./resumable.ts"
import { ordering } from "./text-order.ts"

const versionParts = (text: string): ReadonlyArray<number> => (text.match(/\d+/gu) ?? []).map(Number)

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

interface Version {
  readonly text: string
  readonly parts: ReadonlyArray<number>
}

const compareVersions = (a: Version, b: Version): number => {
  for (let index = 0; index < Math.max(a.parts.length, b.parts.length); index += 1) {
    const [left, right] = [a.parts[index] ?? -1, b.parts[index] ?? -1]
    if (left !== right) return left < right ? -1 : 1
  }
  return compareText(a.text, b.text)
}

/** Without case (document 1 §2.6): texts that differ in case alone share a key. */
const keyOf = (value: unknown): string => {
  if (typeof value === "string") return value.toLowerCase()
  return typeof value === "number" || typeof value === "boolean" ? String(value) : ""
}

/** The keys of a column's values, "" for those that have none, and which of them each row has. */
interface Keys {
  readonly texts: ReadonlyArray<string>
  readonly codes: ArrayLike<number>
}

const eachItsOwn = (count: number): Uint32Array => {
  const codes = new Uint32Array(count)
  for (let position = 0; position < count; position += 1) codes[position] = position
  return codes
}

const coded = (column: HeldColumn, count: number): Keys => {
  const codeOf = new Map<string, number>()
  const codes = new Uint32Array(count)
  for (let position = 0; position < count; position += 1) {
    const text = keyOf(column.at(position))
    const code = codeOf.get(text) ?? codeOf.size
    if (code === codeOf.size) codeOf.set(text, code)
    codes[position] = code
  }
  return { texts: [...codeOf.keys()], codes }
}

const keysOf = (column: HeldColumn, count: number): Keys => {
  const text = column.text()?.sortTexts()
  return text === undefined ? coded(column, count) : { texts: text.texts, codes: text.codes ?? eachItsOwn(count) }
}

/** The codes that have a value, in the order of their values. */
function* inOrderOf(texts: ReadonlyArray<string>, kind: CellKind, valued: Uint32Array): Resumable<Uint32Array> {
  if (kind === "number") {
    const numbers = texts.map(Number)
    return valued.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))
  }
  if (kind === "version") {
    const none: Version = { text: "", parts: [] }
    const versions = texts.map((text): Version => ({ text, parts: versionParts(text) }))
    return valued.sort((a, b) => compareVersions(versions[a] ?? none, versions[b] ?? none))
  }
  return yield* ordering(texts, valued)
}

const isSame = (a: string, b: string, kind: CellKind): boolean =>
  kind === "number" ? Number(a) === Number(b) : a === b

/** In a column of numbers, text that is none counts as empty. */
const isValued = (text: string, kind: CellKind): boolean =>
  text !== "" && (kind !== "number" || !Number.isNaN(Number(text)))

/** A column's rank per row: equal values share a rank, and -1 stands for an empty value. */
export interface Ranks {
  readonly of: Int32Array
  readonly count: number
}

/** Where the column knows which rows share a value, each value is compared once. */
export function* ranking(column: HeldColumn, count: number, kind: CellKind): Resumable<Ranks> {
  const { texts, codes } = keysOf(column, count)
  yield
  const valued = eachItsOwn(texts.length).filter((code) => isValued(texts[code] ?? "", kind))
  yield
  const order = yield* inOrderOf(texts, kind, valued)
  yield
  const rankOfCode = new Int32Array(texts.length).fill(-1)
  let rank = -1
  order.forEach((code, index) => {
    if (index === 0 || !isSame(texts[order[index - 1] ?? 0] ?? "", texts[code] ?? "", kind)) rank += 1
    rankOfCode[code] = rank
  })
  const of = new Int32Array(count)
  for (let position = 0; position < count; position += 1) of[position] = rankOfCode[codes[position] ?? 0] ?? -1
  return { of, count: rank + 1 }
}

/**
 * The rows' positions by rank, in one pass and without comparing: rows of one rank keep their order, those without a
 * value come last, in both directions.
 */
export const positionsBy = ({ of, count }: Ranks, direction: Sort["direction"]): Uint32Array => {
  const starts = new Uint32Array(count + 2)
  const isAscending = direction === "ascending"
  const placeOf = (rank: number): number => (rank < 0 ? count : isAscending ? rank : count - 1 - rank)
  for (const rank of of) starts[placeOf(rank) + 1] = (starts[placeOf(rank) + 1] ?? 0) + 1
  for (let place = 1; place < starts.length; place += 1) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
  const positions = new Uint32Array(of.length)
  for (let position = 0; position < of.length; position += 1) {
    const place = placeOf(of[position] ?? -1)
    const next = starts[place] ?? 0
    positions[next] = position
    starts[place] = next + 1
  }
  return positions
}
