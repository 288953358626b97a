import type { FacetChoices } from "../facets/facet-choices.ts"

/** Which of the loaded rows are wanted: those that hold the search in a text and have the values chosen. */
export interface Narrowing {
  readonly search: string
  /** None without it. */
  readonly facets?: FacetChoices
}
