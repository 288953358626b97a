import type { FacetChoices } from "@command-center/domain/facets/facet-choices"
import type { Facet } from "@command-center/domain/facets/facet-index"

/** Which rows are wanted, of which load: it tells those of one load from those of a later one. */
export interface WantedRows {
  readonly search: string
  readonly facets: FacetChoices
  /** The instant (ISO) at which the rows arrived; null before. */
  readonly loadedAt: string | null
}

export interface FacetsContext {
  readonly wanted: WantedRows
  /** What was last counted; null before. */
  readonly counted: ReadonlyArray<Facet> | null
  /** What is looked for among the values of a column, by its key. */
  readonly terms: Readonly<Record<string, string>>
}

export type FacetsEvent =
  | { readonly type: "facets.toggled" }
  | { readonly type: "facets.closed" }
  /** From the list's screen: other rows are seen. */
  | { readonly type: "rows.wanted"; readonly wanted: WantedRows }
  | { readonly type: "term.changed"; readonly key: string; readonly term: string }
  | { readonly type: "retry" }
