import type { FacetsRequest } from "../facets/facet-index.ts"
import type { FacetValue } from "../facets/facet-values.ts"
import { columnName } from "./filter-column.ts"
import type { FilterProperty } from "./property.ts"

/** Values that are offered at once. */
const mostOffered = 8

/** What to ask the rows for, so that values of a property can be offered; null where it is not typed, or has one per row. */
export const valuesRequest = (property: FilterProperty | null, text: string): FacetsRequest | null => {
  if (property === null || !(property.kind === "text" || property.kind === "version")) return null
  const column = columnName(property.propertyName)
  return { search: "", columns: [column], terms: { [column]: text.trim() } }
}

/** Those that can be filtered by; rows without a value are found by no text. */
export const offeredValues = (values: ReadonlyArray<FacetValue>): ReadonlyArray<FacetValue> =>
  values.filter(({ text }) => text.trim() !== "").slice(0, mostOffered)
