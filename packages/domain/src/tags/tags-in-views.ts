import { noFacets, withFacet } from "../facets/facet-choices.ts"
import { type Facetable, readFacets, writeFacets } from "../facets/facet-expression.ts"
import { encodedValue, type Parameter, parametersOf } from "../rows/address-query.ts"
import { type SavedViews, viewLimits } from "../rows/saved-views.ts"
import { isSameTag } from "./tag.ts"
import type { RenamedTag } from "./tag-changes.ts"
import { hasTag } from "./tags.ts"

const isFacets = ({ name }: Pick<Parameter, "name">): boolean => name === "facets"

const readOf = (list: Facetable, query: string) => {
  const text = parametersOf(query).find(isFacets)?.text ?? null
  return text === null ? { choices: noFacets, isBroken: false } : readFacets(list, text)
}

const tagsIn = (list: Facetable, query: string): ReadonlyArray<string> => {
  const { labels } = list
  return labels === undefined ? [] : (readOf(list, query).choices[labels.key] ?? [])
}

/** The names of the views that a tag narrows. */
export const viewsNaming = (list: Facetable, { views }: SavedViews, tag: string): ReadonlyArray<string> =>
  views.flatMap(({ name, query }) => (hasTag(tagsIn(list, query), tag) ? [name] : []))

/** Tags that narrow a list, with one under its new name: once, where it became one with another of them. */
export const withRenamedTag = (tags: ReadonlyArray<string>, { tag, name }: RenamedTag): ReadonlyArray<string> =>
  hasTag(tags, tag) ? [...tags.filter((each) => !isSameTag(each, tag) && !isSameTag(each, name)), name] : tags

/** A view's query with a tag under its new name; as it is where not all of it can be read, or be written so. */
const renamedIn = (list: Facetable, query: string, renamed: RenamedTag): string => {
  const tags = tagsIn(list, query)
  const { choices, isBroken } = readOf(list, query)
  if (list.labels === undefined || isBroken || !hasTag(tags, renamed.tag)) return query
  const text = writeFacets(list, withFacet(choices, list.labels.key, withRenamedTag(tags, renamed)))
  if (text === null) return query
  const parameters = parametersOf(query).map((each) => (isFacets(each) ? `facets=${encodedValue(text)}` : each.written))
  const next = parameters.join("&")
  return next.length > viewLimits.query ? query : next
}

/** The views with a tag under its new name, wherever it narrows one. */
export const viewsWithRenamedTag = (list: Facetable, saved: SavedViews, renamed: RenamedTag): SavedViews => ({
  ...saved,
  views: saved.views.map((view) => ({ ...view, query: renamedIn(list, view.query, renamed) }))
})
