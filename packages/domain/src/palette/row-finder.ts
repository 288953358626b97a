import { memoizedByObject } from "../memoized/memoized.ts"
import { firstOf } from "../rows/first-of.ts"
import type { ListDescription } from "../rows/list-description.ts"
import type { RowStore } from "../rows/row-store.ts"
import { makeTextColumn, type TextColumn } from "../rows/text-column.ts"
import { asideScore, mayBeStrewn, nameScore, strewnScore } from "./word-score.ts"

/** Which rows the palette wants: those that answer every word, by the rule that ranks its entries. */
export interface FindRequest {
  /** In lower case; nothing is found by none. */
  readonly words: ReadonlyArray<string>
  /** What every row is: it answers words as a text of the row does. */
  readonly kind: string
  /** The fields by whose texts a row is found, besides its name. */
  readonly keys: ReadonlyArray<string>
  readonly most: number
}

const textOf = (value: unknown): string | null =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : null

/** Words whose scores are kept. */
const mostKnown = 8

/** The letters of a text as marks, so that most names without those of a word are passed over. */
const letters = (text: string): number => {
  let marks = 0
  for (let at = 0; at < text.length; at += 1) marks |= 1 << (text.charCodeAt(at) & 31)
  return marks
}

/** Finds the best rows of one load, whatever their number; what it needs is made when it is first asked. */
export const makeRowFinder = <Row extends object>(
  { nameKey }: Pick<ListDescription<Row>, "nameKey">,
  store: RowStore<Row>
) => {
  const total = store.count()
  const columns = new Map<string, TextColumn | null>()
  const known = new Map<string, Float32Array>()
  const unnamed: Array<number> = []
  let names: ReadonlyArray<string> | null = null

  /** A column as texts, also where it has numbers. */
  const columnOf = (key: string): TextColumn | null => {
    const known = columns.get(key)
    if (known !== undefined) return known
    const held = store.column(key)
    let column = held?.text() ?? null
    if (column === null && held !== null) {
      column = makeTextColumn()
      for (let position = 0; position < total; position += 1) column.add(textOf(held.at(position)))
      column.close()
    }
    columns.set(key, column)
    return column
  }

  /** In lower case; a row without a name goes by its id. */
  const namesOf = (): ReadonlyArray<string> => {
    if (names !== null) return names
    const { texts, codes }: ReturnType<TextColumn["sortTexts"]> = columnOf(nameKey)?.sortTexts() ?? { texts: [] }
    names = Array.from({ length: total }, (_, position) => {
      const name = texts[codes?.[position] ?? position] ?? ""
      if (name === "") unnamed.push(position)
      return name === "" ? String(store.idAt(position)) : name
    })
    return names
  }

  const lettersOf = memoizedByObject((texts: ReadonlyArray<string>) => Uint32Array.from(texts, letters))

  /** What each row answers a word with. */
  const scored = (word: string, { kind, keys }: FindRequest): Float32Array => {
    const named = namesOf()
    const scores = new Float32Array(total).fill(asideScore(word, kind.toLowerCase()))
    for (const key of keys) columnOf(key)?.raise(word, (text) => asideScore(word, text), scores)
    columnOf(nameKey)?.raise(word, (text) => nameScore(word, text), scores)
    for (const position of unnamed)
      scores[position] = Math.max(scores[position] ?? 0, nameScore(word, named[position] ?? ""))
    if (!mayBeStrewn(word)) return scores
    const [wanted, held] = [letters(word), lettersOf(named)]
    for (let position = 0; position < total; position += 1) {
      if (scores[position] !== 0 || ((held[position] ?? 0) & wanted) !== wanted) continue
      scores[position] = strewnScore(word, named[position] ?? "")
    }
    return scores
  }

  /** A key changes one word; the others were asked for before. */
  const scoresOf = (word: string, asked: FindRequest): Float32Array => {
    const key = JSON.stringify([word, asked.kind, asked.keys])
    const scores = known.get(key) ?? scored(word, asked)
    known.delete(key)
    known.set(key, scores)
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    return scores
  }

  /** The positions of the best rows, the best first; among equals by their names. */
  return (asked: FindRequest): Uint32Array => {
    const named = namesOf()
    const sums = new Float32Array(total)
    for (const [turn, word] of asked.words.entries()) {
      const scores = scoresOf(word, asked)
      for (let position = 0; position < total; position += 1) {
        const before = sums[position] ?? 0
        const score = scores[position] ?? 0
        sums[position] = (turn > 0 && before === 0) || score === 0 ? 0 : before + score
      }
    }
    const found = new Uint32Array(total)
    let count = 0
    for (let position = 0; position < total; position += 1) {
      if (sums[position] === 0) continue
      found[count] = position
      count += 1
    }
    const byName = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)
    return Uint32Array.from(
      firstOf(
        found.subarray(0, count),
        (one, other) => (sums[other] ?? 0) - (sums[one] ?? 0) || byName(named[one] ?? "", named[other] ?? ""),
        asked.most
      )
    )
  }
}
