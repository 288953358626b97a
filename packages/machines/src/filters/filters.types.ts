import type { FacetValue } from "@command-center/domain/facets/facet-values"
import type { FilterDraft, SecondClause } from "@command-center/domain/filter/filter-draft"
import type { Operator } from "@command-center/domain/filter/operator"
import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import type { FilterProperty } from "@command-center/domain/filter/property"

export interface FiltersInput {
  readonly properties: ReadonlyArray<FilterProperty>
  /** The filter in force when the dialog opened. */
  readonly draft: FilterDraft
  /** What Reset returns to. */
  readonly defaultDraft: FilterDraft
  readonly now: Date
  readonly timeZone: string
}

export interface FiltersContext extends FiltersInput {
  /** The property whose editor is shown; null only where there are none. */
  readonly current: FilterProperty | null
  /** Those the rows have, what most of them have first, that have the typed text in them. */
  readonly values: ReadonlyArray<FacetValue>
}

/** Which values are asked for: of a property, with a text in them. */
export interface ValuesAsked {
  /** What the list asks for where no filter is set: its rows have the values. */
  readonly base: ReadonlyArray<AnyPredicate>
  readonly property: FilterProperty | null
  readonly text: string
}

export type FiltersEvent =
  | { readonly type: "property.chosen"; readonly propertyName: string }
  | { readonly type: "operator.changed"; readonly operator: Operator }
  | { readonly type: "value.changed"; readonly value: string }
  | { readonly type: "condition.added" }
  | { readonly type: "condition.changed"; readonly change: Partial<SecondClause> }
  | { readonly type: "condition.removed" }
  | { readonly type: "reset" }
  | { readonly type: "apply" }
  | { readonly type: "cancel" }

/** `applied` is null when the dialog was cancelled. */
export interface FiltersOutput {
  readonly applied: FilterDraft | null
}
