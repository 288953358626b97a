import { noFacets } from "../facets/facet-choices.ts"
import { type Facetable, fitsAddress, readFacets, writeFacets } from "../facets/facet-expression.ts"
import type { FilterDraft } from "../filter/filter-draft.ts"
import { readColumns, writeColumns } from "./address-columns.ts"
import { type AddressedFilter, isFilterTooLong, readAddressFilter, writeAddressFilter } from "./address-filter.ts"
import { type ListParameter, type LongPart, longParts } from "./address-parts.ts"
import { encodedValue, parametersOf } from "./address-query.ts"
import { type ColumnLayout, type Density, defaultLayout, isDensity } from "./columns.ts"
import type { LabelColumn, Sort } from "./list-description.ts"
import type { Narrowing } from "./narrowing.ts"
import { defaultPageSize, pageSizes } from "./paging.ts"

/** What is seen of a list; null where an address does not say: then it is as the documents have it. */
export interface ListPlace extends Narrowing {
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  readonly pageSize: number | null
  readonly filter: FilterDraft | null
  readonly layout: ColumnLayout | null
}

/** What has to be known of a list to read its address. */
interface ReadableList extends AddressedFilter {
  readonly list: {
    readonly columns: ReadonlyArray<Facetable["columns"][number] & { readonly sortable?: false }>
    readonly linkColumns?: Facetable["columns"]
    readonly labels?: LabelColumn
    readonly defaultSort: Sort
  }
}

/** What has to be known of a list to write its address. */
export interface AddressedList extends ReadableList {
  /** The filter where an address does not say. */
  readonly defaultFilter: FilterDraft
}

/** What was read of an address. */
export interface ReadAddress {
  /** Null where the address says nothing of the list. */
  readonly place: ListPlace | null
  /** Names of what could not be read, never the values. */
  readonly ignored: ReadonlyArray<string>
}

/** The list as the documents have it. */
export const documentedPlace = ({ defaultSort }: Pick<ReadableList["list"], "defaultSort">): ListPlace => ({
  search: "",
  sort: defaultSort,
  page: 1,
  pageSize: null,
  filter: null,
  layout: null
})

/** Characters; what is longer is neither written nor read. */
const longest = { search: 1000, columns: 4000 } as const

const keysOf = ({ list }: ReadableList): ReadonlyArray<string> => list.columns.map(({ key }) => key)

const writtenSort = ({ defaultSort }: AddressedList["list"], { key, direction }: Sort): string =>
  key === defaultSort.key && direction === defaultSort.direction ? "" : `${direction === "descending" ? "-" : ""}${key}`

/**
 * The query of a list's address, without a question mark: the search, sort, page, page size, filter, chosen values, columns and
 * density that are not as the documents have them. Empty where all are.
 */
export const writeListAddress = (addressed: AddressedList, place: ListPlace): string => {
  const { search, page, pageSize, filter, layout } = place
  const columns = layout === null ? "" : writeColumns(keysOf(addressed), layout)
  const texts: ReadonlyArray<readonly [ListParameter, string | null]> = [
    ["search", search !== "" && search.length <= longest.search ? search : null],
    ["sort", writtenSort(addressed.list, place.sort) || null],
    ["page", page > 1 ? String(page) : null],
    ["size", pageSize === null || pageSize === defaultPageSize ? null : String(pageSize)],
    ["filter", filter === null ? null : writeAddressFilter(addressed, addressed.defaultFilter, filter)],
    ["facets", writeFacets(addressed.list, place.facets ?? noFacets)],
    ["columns", columns !== "" && columns.length <= longest.columns ? columns : null],
    ["density", layout === null || layout.density === "comfortable" ? null : layout.density]
  ]
  return texts.flatMap(([name, text]) => (text === null ? [] : [`${name}=${encodedValue(text)}`])).join("&")
}

/** The parts of a place that its address leaves out for their length. */
export const partsTooLong = (
  addressed: AddressedList,
  { search, filter, facets, layout }: ListPlace
): ReadonlyArray<LongPart> => {
  const isTooLong: Readonly<Record<LongPart, boolean>> = {
    search: search.length > longest.search,
    filter: filter !== null && isFilterTooLong(addressed, filter),
    facets: !fitsAddress(addressed.list, facets ?? noFacets),
    columns: layout !== null && writeColumns(keysOf(addressed), layout).length > longest.columns
  }
  return longParts.filter((part) => isTooLong[part])
}

const sortOf = ({ list }: ReadableList, text: string): Sort | null => {
  const key = text.replace(/^-/u, "")
  const column = list.columns.find((each) => each.key === key && each.sortable !== false)
  return column === undefined ? null : { key, direction: text.startsWith("-") ? "descending" : "ascending" }
}

const densityOf = (text: string): Density | null => (isDensity(text) ? text : null)

/**
 * What an address says of a list. Never throws: each part that is broken, unknown or too long is left out by itself
 * and named. An address that says something is the whole truth: what it leaves out is as the documents have it.
 */
export const readListAddress = (addressed: ReadableList, query: string): ReadAddress => {
  const given = parametersOf(query)
  const ignored = new Set<string>()
  const keys = keysOf(addressed)
  const part = <Value>(name: ListParameter, most: number, read: (text: string) => Value | null): Value | null => {
    const found = given.find((parameter) => parameter.name === name)
    if (found === undefined) return null
    const value = found.text === null || found.text.length > most ? null : read(found.text)
    if (value === null) ignored.add(name)
    return value
  }
  const search = part("search", longest.search, (text) => text)
  const sort = part("sort", 100, (text) => sortOf(addressed, text))
  const page = part("page", 7, (text) => (/^[1-9]\d*$/u.test(text) ? Number(text) : null))
  const pageSize = part("size", 4, (text) => pageSizes.find((size) => String(size) === text) ?? null)
  const filter = part("filter", Number.POSITIVE_INFINITY, (text) => {
    const read = readAddressFilter(addressed, text)
    for (const name of read.ignored) ignored.add(name)
    return read.draft
  })
  const facets = part("facets", Number.POSITIVE_INFINITY, (text) => {
    const read = readFacets(addressed.list, text)
    if (read.isBroken) ignored.add("facets")
    return read.choices
  })
  const columns = part("columns", longest.columns, (text) => {
    const read = readColumns(keys, text)
    if (read.isBroken) ignored.add("columns")
    return read.columns
  })
  const density = part("density", 20, densityOf)
  const layout: ColumnLayout | null =
    columns === null && density === null
      ? null
      : { density: density ?? "comfortable", columns: columns ?? defaultLayout(keys).columns }
  const isSaid = [search, sort, page, pageSize, filter, facets, layout].some((each) => each !== null)
  const place = {
    search: search ?? "",
    sort: sort ?? addressed.list.defaultSort,
    page: page ?? 1,
    pageSize,
    filter,
    ...(facets === null ? {} : { facets }),
    layout
  }
  return { place: isSaid ? place : null, ignored: [...ignored] }
}
