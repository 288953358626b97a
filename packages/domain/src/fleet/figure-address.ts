import { Result } from "effect"
import { deviceList } from "../device/device-list.ts"
import { areSameFacets } from "../facets/facet-choices.ts"
import { readFacets, writeFacets } from "../facets/facet-expression.ts"
import { draftOf } from "../filter/draft-of-predicates.ts"
import { parseFilterExpression, printFilterExpression } from "../filter/expression.ts"
import { toPredicates } from "../filter/filter-predicates.ts"
import { type AnyPredicate, isGrouped } from "../filter/predicate.ts"
import {
  deviceAddressProperties,
  type FilterProperty,
  tasksAddressProperties,
  utgAddressProperties
} from "../filter/property.ts"
import { isSameJson } from "../json/same-json.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import { longestFilter } from "../rows/address-filter.ts"
import { encodedValue } from "../rows/address-query.ts"
import { taskList } from "../task/task-list.ts"
import { utgList } from "../utg/utg-list.ts"
import type { FigureRows, Narrowed } from "./figure-rows.ts"

const properties: Readonly<Record<FigureRows["list"], ReadonlyArray<FilterProperty>>> = {
  utgs: utgAddressProperties,
  tasks: tasksAddressProperties,
  devices: deviceAddressProperties
}

const lists = { utgs: utgList, tasks: taskList, devices: deviceList } as const

/** Whether an address can have a condition: what is read of it is the same again. */
const isWritable = (list: FigureRows["list"], predicate: AnyPredicate, timeZone: string): boolean => {
  const known = properties[list]
  const parsed = parseFilterExpression(printFilterExpression([predicate], known), known)
  if (Result.isFailure(parsed)) return false
  const { draft, ignored } = draftOf(parsed.success, known, timeZone)
  return ignored.length === 0 && isSameJson(toPredicates(known, draft, timeZone), [predicate])
}

/** Many figures share their conditions, and a day of a time zone takes its time to find: each is written once. */
const writtenOf = memoizedByObject((_predicate: AnyPredicate) => new Map<string, string | null>())

/** A condition as an address has it, or null. */
const written = (list: FigureRows["list"], predicate: AnyPredicate, timeZone: string): string | null => {
  const known = writtenOf(predicate)
  const key = `${list} ${timeZone}`
  const before = known.get(key)
  if (before !== undefined) return before
  const text = isWritable(list, predicate, timeZone) ? printFilterExpression([predicate], properties[list]) : null
  known.set(key, text)
  return text
}

const propertyOf = (predicate: AnyPredicate): string =>
  isGrouped(predicate) ? predicate.Value[0].PropertyName : predicate.PropertyName

/** The filter that asks for exactly the rows of a figure, as an expression; null where an address can't have it. */
export const figureFilter = ({ list, predicates }: FigureRows, timeZone: string): string | null => {
  if (predicates === null) return null
  const isEachOnce = new Set(predicates.map(propertyOf)).size === predicates.length
  const conditions = predicates.flatMap((each) => written(list, each, timeZone) ?? [])
  if (!isEachOnce || conditions.length < predicates.length) return null
  const text = conditions.join(" and ")
  return text.length > longestFilter ? null : text
}

/** Chosen values as an address has them; null where they are not read back as they were. */
const figureFacets = (list: FigureRows["list"], facets: Narrowed["facets"]): string | null => {
  const text = writeFacets(lists[list], facets)
  if (text === null || /\p{Surrogate}/u.test(text)) return null
  const { choices, isBroken } = readFacets(lists[list], text)
  return !isBroken && areSameFacets(choices, facets) ? text : null
}

/** What the address of a list asks to show exactly the rows of a figure; null where none does. */
export const figureQuery = (
  { list, predicates }: FigureRows,
  otherwise: Narrowed | null,
  timeZone: string
): string | null => {
  const filter = figureFilter({ list, predicates }, timeZone)
  if (filter !== null) return `filter=${encodedValue(filter)}`
  if (otherwise === null) return null
  const within = figureFilter({ list, predicates: otherwise.within }, timeZone)
  const facets = figureFacets(list, otherwise.facets)
  return within === null || facets === null ? null : `filter=${encodedValue(within)}&facets=${encodedValue(facets)}`
}
