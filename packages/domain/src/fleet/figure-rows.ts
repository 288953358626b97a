import type { FacetChoices } from "../facets/facet-choices.ts"
import type { FilteredList } from "../filter/filter-column.ts"
import type { AnyPredicate } from "../filter/predicate.ts"

/** What finds exactly the rows that a figure counts. */
export interface FigureRows {
  readonly list: FilteredList
  /** Null where no filter of the services asks for exactly these, as for what is not reported. */
  readonly predicates: ReadonlyArray<AnyPredicate> | null
}

/** Values of a list's columns, among the rows of a filter: for what no filter can ask. */
export interface Narrowed {
  readonly within: ReadonlyArray<AnyPredicate>
  readonly facets: FacetChoices
}
