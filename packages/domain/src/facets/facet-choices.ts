/**
 * The values chosen in each column, by its key: rows have one of them, in every column that has any. An empty text
 * stands for rows without a value; in a column of dates any other choice is a period (`period.ts`).
 */
export type FacetChoices = Readonly<Record<string, ReadonlyArray<string>>>

export const noFacets: FacetChoices = {}

/** The choices with other values in one column; a column without values is left out. */
export const withFacet = (choices: FacetChoices, key: string, values: ReadonlyArray<string>): FacetChoices => {
  const others = Object.entries(choices).filter(([each]) => each !== key)
  return Object.fromEntries(values.length === 0 ? others : [...others, [key, [...new Set(values)]]])
}

/** The values of one column with this one chosen, or not chosen any more. */
export const toggledFacet = (choices: FacetChoices, key: string, value: string): ReadonlyArray<string> => {
  const chosen = choices[key] ?? []
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
}

const inOrder = (choices: FacetChoices): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
  Object.entries(choices)
    .map(([key, values]) => [key, values.toSorted()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Whether both narrow a list alike, in whatever order they were chosen. */
export const areSameFacets = (one: FacetChoices, other: FacetChoices): boolean =>
  one === other || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

/** The text by which a value is chosen: "" for none. */
export const facetText = (value: unknown): string => {
  if (typeof value === "string") return value
  return typeof value === "number" || typeof value === "boolean" ? String(value) : ""
}
