import { facetText } from "../facets/facet-choices.ts"
import type { HeldColumn } from "./held-column.ts"

/** A column by the numbers of its values: each value once, which of them each row has, and how many rows have it. */
export interface CodedColumn {
  readonly texts: ReadonlyArray<string>
  readonly codes: Uint32Array
  readonly counts: Uint32Array
}

/** Where the column has a dictionary, each of its texts is looked at once; no value and the empty text are one. */
export const codedColumn = (column: HeldColumn, total: number): CodedColumn => {
  const codeOf = new Map<string, number>()
  const codeFor = (text: string): number => {
    const code = codeOf.get(text) ?? codeOf.size
    if (code === codeOf.size) codeOf.set(text, code)
    return code
  }
  const dictionary = column.text()?.coded() ?? null
  const known = dictionary?.texts.map(codeFor)
  const codes = new Uint32Array(total)
  for (let position = 0; position < total; position += 1) {
    codes[position] = known?.[dictionary?.codes[position] ?? 0] ?? codeFor(facetText(column.at(position)))
  }
  const counts = new Uint32Array(codeOf.size)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return { texts: [...codeOf.keys()], codes, counts }
}
