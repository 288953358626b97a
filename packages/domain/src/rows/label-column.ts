import type { CodedColumn } from "./coded-column.ts"
import type { RowLabels } from "./list-description.ts"
import type { RowStore } from "./row-store.ts"

/** No label has one. */
const separator = ","

/** The labels that a text of a row's column stands for; the empty text for none. */
export const labelsIn = (text: string): ReadonlyArray<string> => text.split(separator)

/** What each row has of labels, as a column of texts: those who have the same share one. */
export const labelColumn = (store: Pick<RowStore<never>, "count" | "idAt">, labels: RowLabels): CodedColumn => {
  const codeOf = new Map<string, number>([["", 0]])
  const codes = new Uint32Array(store.count())
  for (let position = 0; labels.size > 0 && position < codes.length; position += 1) {
    const text = labels.get(store.idAt(position))?.join(separator)
    if (text === undefined) continue
    const code = codeOf.get(text) ?? codeOf.size
    if (code === codeOf.size) codeOf.set(text, code)
    codes[position] = code
  }
  const counts = new Uint32Array(codeOf.size)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return { texts: [...codeOf.keys()], codes, counts }
}

/** The single labels of such a column, and how what is counted of its texts is counted of them. */
export const singleLabels = ({ texts, counts }: CodedColumn) => {
  const placeOf = new Map<string, number>()
  const places = texts.map((text) =>
    labelsIn(text).map((label) => {
      const place = placeOf.get(label) ?? placeOf.size
      if (place === placeOf.size) placeOf.set(label, place)
      return place
    })
  )
  const ofLabels = (ofTexts: Uint32Array): Uint32Array => {
    const sums = new Uint32Array(placeOf.size)
    for (const [code, labels] of places.entries())
      for (const place of labels) sums[place] = (sums[place] ?? 0) + (ofTexts[code] ?? 0)
    return sums
  }
  return { texts: [...placeOf.keys()], counts: ofLabels(counts), ofLabels }
}
