import { Result } from "effect"
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
import { listPath } from "../navigation/routes.ts"
import { longestFilter } from "../rows/address-filter.ts"
import { encodedValue } from "../rows/address-query.ts"
import type { Figure } from "./figure.ts"

const properties: Readonly<Record<Figure["list"], ReadonlyArray<FilterProperty>>> = {
  utgs: utgAddressProperties,
  tasks: tasksAddressProperties,
  devices: deviceAddressProperties
}

/** Whether an address can have a condition: what is read of it is the same again. */
const isWritable = (list: Figure["list"], predicate: AnyPredicate, timeZone: string): boolean => {
  const known = properties[list]
  const parsed = parseFilterExpression(printFilterExpression([predicate], known), known)
  if (Result.isFailure(parsed)) return false
  const { draft, ignored } = draftOf(parsed.success, known, timeZone)
  return ignored.length === 0 && isSameJson(toPredicates(known, draft, timeZone), [predicate])
}

/** Many figures share their conditions, and a day of a time zone takes its time to find. */
const verdictsOf = memoizedByObject((_predicate: AnyPredicate) => new Map<string, boolean>())

const isWritableOnce = (list: Figure["list"], predicate: AnyPredicate, timeZone: string): boolean => {
  const known = verdictsOf(predicate)
  const key = `${list} ${timeZone}`
  const verdict = known.get(key) ?? isWritable(list, predicate, timeZone)
  known.set(key, verdict)
  return verdict
}

const propertyOf = (predicate: AnyPredicate): string =>
  isGrouped(predicate) ? predicate.Value[0].PropertyName : predicate.PropertyName

/** The filter that asks for exactly the rows of a figure, as an expression; null where an address can't have it. */
export const figureFilter = ({ list, predicates }: Figure, timeZone: string): string | null => {
  if (predicates === null) return null
  const isEachOnce = new Set(predicates.map(propertyOf)).size === predicates.length
  if (!isEachOnce || !predicates.every((each) => isWritableOnce(list, each, timeZone))) return null
  const text = printFilterExpression(predicates, properties[list])
  return text.length > longestFilter ? null : text
}

/** Where the rows of a figure are listed; null where no address asks for exactly them. */
export const figurePath = (businessEntityId: number, counted: Figure, timeZone: string): string | null => {
  const text = figureFilter(counted, timeZone)
  return text === null ? null : `${listPath(businessEntityId, counted.list)}?filter=${encodedValue(text)}`
}
