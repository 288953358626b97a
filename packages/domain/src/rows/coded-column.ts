import { valueText } from "../facet/value-text.ts"
import type { HeldColumn } from "./held-column.ts"

/** A column by the numbers of its values: each value once, and which of them each row has. */
export interface CodedColumn {
  readonly values: ReadonlyArray<string>
  readonly codes: Uint32Array
  /** How many rows have each value. */
  readonly counts: Uint32Array
}

const counted = (codes: Uint32Array, size: number): Uint32Array => {
  const counts = new Uint32Array(size)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** Where the column has a dictionary, each text is looked at once; no value and the empty text are one. */
export const codedColumn = (column: HeldColumn, count: number): CodedColumn => {
  const codeOf = new Map<string, number>()
  const codeFor = (value: string): number => {
    const code = codeOf.get(value) ?? codeOf.size
    if (code === codeOf.size) codeOf.set(value, code)
    return code
  }
  const codes = new Uint32Array(count)
  const dictionary = column.text()?.dictionary() ?? null
  if (dictionary === null) {
    for (let position = 0; position < count; position += 1) codes[position] = codeFor(valueText(column.at(position)))
  } else {
    const places = new Int32Array(dictionary.texts.length).fill(-1)
    for (let position = 0; position < count; position += 1) {
      const entry = dictionary.codes[position] ?? 0
      let code = places[entry] ?? -1
      if (code < 0) {
        code = codeFor(dictionary.texts[entry] ?? "")
        places[entry] = code
      }
      codes[position] = code
    }
  }
  return { values: [...codeOf.keys()], codes, counts: counted(codes, codeOf.size) }
}
