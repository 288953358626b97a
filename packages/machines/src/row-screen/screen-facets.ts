import { noFacets } from "@command-center/domain/facets/facet-choices"
import type { WantedRows } from "../facets/facets.types.ts"
import type { RowScreenContext } from "./row-screen.types.ts"

/** Which rows the list shows, of which load. */
export const wantedOf = ({ request, loadedAt }: Pick<RowScreenContext, "request" | "loadedAt">): WantedRows => ({
  search: request.search,
  facets: request.facets ?? noFacets,
  loadedAt
})

const hasSummary = (
  list: object
): list is { readonly context: { readonly summary: { readonly loadedAt: string } | null } } =>
  "context" in list && typeof list.context === "object" && list.context !== null && "summary" in list.context

/** When the rows arrived that a list has; null before. */
export const loadedAtOf = (list: object): string | null =>
  hasSummary(list) ? (list.context.summary?.loadedAt ?? null) : null
