import { type ChosenValues, type Narrowing, noneChosen, valuesChosen } from "./chosen-values.ts"

/** A value of a column, and how many of the rows at hand have it. */
export interface FacetValue {
  readonly value: string
  readonly count: number
}

/** Which values of a column are asked for. */
export interface AskedFacet {
  readonly key: string
  /** Only values that have this text in them, whatever its case; all where it is empty. */
  readonly term: string
  /** How many values at most; those chosen come beyond that, unless a text is looked for. */
  readonly most: number
}

/** The values of one column. What is chosen in it does not narrow its own counts, so that another can be chosen too. */
export interface Facet {
  readonly key: string
  /** Those that most of the list's rows have come first, of versions the newest: choosing moves none of them. */
  readonly values: ReadonlyArray<FacetValue>
  /** How many values have the text in them. */
  readonly found: number
  /** How many values the rows of the list have. */
  readonly distinct: number
}

export interface FacetsRequest extends Narrowing {
  readonly facets: ReadonlyArray<AskedFacet>
}

export interface Facets {
  /** How many rows the list shows. */
  readonly left: number
  readonly facets: ReadonlyArray<Facet>
}

/** Values of a column that are shown without being looked for, and with. */
export const shownValues = { first: 8, found: 50 } as const

/** Columns a panel asks for: those of its list, and what else is chosen, as a link may have it. */
export const askedKeys = (keys: ReadonlyArray<string>, chosen: ChosenValues = noneChosen): ReadonlyArray<string> => [
  ...keys,
  ...Object.keys(chosen).filter((key) => !keys.includes(key))
]

/** Columns that a panel offers. */
const mostColumns = 6

/** The columns worth offering: with more than one value, or with a chosen one; the first six, and those chosen beyond. */
export const offeredFacets = (
  facets: ReadonlyArray<Facet>,
  chosen: ChosenValues = noneChosen
): ReadonlyArray<Facet> => {
  const isChosen = ({ key }: Facet): boolean => valuesChosen(chosen, key).length > 0
  const worth = facets.filter((facet) => facet.distinct > 1 || isChosen(facet))
  return worth.filter((facet, at) => at < mostColumns || isChosen(facet))
}
