export interface FoundPlace {
  readonly from: number
  readonly to: number
}

/** A text with more matches than this is searched no further. */
export const mostPlaces = 1000

const literal = (term: string): RegExp => new RegExp(term.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`), "giu")

/** Where a term stands in a text, in any letter case, from its start on. */
export const foundPlaces = (text: string, term: string): ReadonlyArray<FoundPlace> => {
  if (term === "") return []
  const places: Array<FoundPlace> = []
  for (const { index, 0: found } of text.matchAll(literal(term))) {
    places.push({ from: index, to: index + found.length })
    if (places.length === mostPlaces) break
  }
  return places
}

/** The match at or after a place, else the first one. */
export const placeAfter = (places: ReadonlyArray<FoundPlace>, at: number): number =>
  Math.max(
    places.findIndex(({ from }) => from >= at),
    0
  )
