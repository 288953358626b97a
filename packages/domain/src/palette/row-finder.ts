import { firstOf } from "../rows/first-of.ts"
import type { ListDescription } from "../rows/list-description.ts"
import type { RowStore } from "../rows/row-store.ts"
import { makeTextColumn, type TextColumn } from "../rows/text-column.ts"
import { asideScore, nameScore, strewnScore } from "./word-score.ts"

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

/** Finds the best rows of one load, whatever their number; what it needs is made when it is first asked. */
export const makeRowFinder = <Row extends object>(
  { nameKey }: Pick<ListDescription<Row>, "nameKey">,
  store: RowStore<Row>
) => {
  const total = store.count()
  const columns = new Map<string, TextColumn | null>()
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
    names = Array.from(
      { length: total },
      (_, position) => texts[codes?.[position] ?? position] || String(store.idAt(position))
    )
    return names
  }

  /** What each row's other texts answer a word with. */
  const asides = (word: string, { kind, keys }: FindRequest): Float32Array => {
    const scores = new Float32Array(total).fill(asideScore(word, kind.toLowerCase()))
    for (const key of keys) columnOf(key)?.raise(word, (text) => asideScore(word, text), scores)
    return scores
  }

  /** The positions of the best rows, the best first; among equals by their names. */
  return (asked: FindRequest): Uint32Array => {
    const named = namesOf()
    const sums = new Float32Array(total)
    for (const [turn, word] of asked.words.entries()) {
      const scores = asides(word, asked)
      for (let position = 0; position < total; position += 1) {
        const before = sums[position] ?? 0
        if (turn > 0 && before === 0) continue
        const name = named[position] ?? ""
        const score = Math.max(scores[position] ?? 0, nameScore(word, name)) || strewnScore(word, name)
        sums[position] = score === 0 ? 0 : before + score
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
