import type { ChosenValues, Narrowing } from "@command-center/domain/facet/chosen-values"
import type { Facets } from "@command-center/domain/facet/facets"

/** The list whose rows are counted: its columns, and which of them narrow it. */
interface FacetedList {
  readonly columns: ReadonlyArray<{ readonly key: string; readonly label: string }>
  readonly facets?: ReadonlyArray<string>
}

export interface FacetsInput {
  readonly list: FacetedList
  /** The values that are chosen when the list is opened. */
  readonly chosen: ChosenValues
}

/** What the list shows, and when its rows arrived (ISO); null until they did. */
export interface SeenRows extends Required<Narrowing> {
  readonly loadedAt: string | null
}

export interface FacetsContext {
  readonly list: FacetedList
  readonly seen: SeenRows
  readonly isOpen: boolean
  /** What is looked for among the values of a column. */
  readonly terms: Readonly<Record<string, string>>
  /** The last answer; null until the first one. */
  readonly counted: Facets | null
  /** What was asked for last, as a text that can be compared. */
  readonly asked: string | null
  /** The chosen values that were last told of, as such a text. */
  readonly told: string
  /** What is chosen and how many rows are left, for who cannot see it. */
  readonly said: string
}

export type FacetsEvent =
  | { readonly type: "panel.toggled" }
  | { readonly type: "facet.searched"; readonly key: string; readonly term: string }
  /** From the list: other rows, another search, or other values. */
  | { readonly type: "rows.seen"; readonly seen: SeenRows }
  | { readonly type: "retry" }
