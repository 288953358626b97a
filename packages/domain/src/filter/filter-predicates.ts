import { localDate } from "../time/schedule-time.ts"
import { isInstant } from "../time/typed-date.ts"
import { type FilterClause, type FilterDraft, isTouched } from "./filter-draft.ts"
import { filterIssues } from "./filter-issues.ts"
import { isMoment, type Operator } from "./operator.ts"
import type { AnyPredicate, Predicate } from "./predicate.ts"
import type { FilterProperty } from "./property.ts"

const sentValue = (property: FilterProperty, value: string, timeZone: string): string | null => {
  const text = value.trim()
  if (isMoment(property.kind)) {
    if (!isInstant(text)) return null
    const instant = new Date(text)
    return property.kind === "date" ? localDate(instant, timeZone) : instant.toISOString()
  }
  if (property.kind === "wholeNumber") return /^\d+$/u.test(text) && Number(text) > 0 ? text : null
  return text === "" ? null : text
}

const predicateOf = (
  property: FilterProperty,
  operator: Operator,
  value: string,
  timeZone: string
): Predicate | null => {
  const sent = sentValue(property, value, timeZone)
  if (sent === null) return null
  const predicate = { PropertyName: property.propertyName, Operator: operator, Value: sent }
  return property.typeHint === null ? predicate : { ...predicate, TypeHint: property.typeHint }
}

const clausePredicate = (property: FilterProperty, clause: FilterClause, timeZone: string): AnyPredicate | null => {
  if (isMoment(property.kind) && !isTouched(clause)) return null
  const first = predicateOf(property, clause.operator, clause.value, timeZone)
  if (clause.second === undefined || !property.secondClause) return first
  const second = predicateOf(property, clause.second.operator, clause.second.value, timeZone)
  return first === null || second === null
    ? (first ?? second)
    : { Operator: clause.second.joiner, Value: [first, second] }
}

/**
 * The predicates of a draft, in the order of the properties. Not sent: empty values, Profile Version 0, dates that were
 * not touched, empty clauses of a pair. Dates are sent as the local MM/DD/YYYY (document 1 §5).
 */
export const toPredicates = (
  properties: ReadonlyArray<FilterProperty>,
  draft: FilterDraft,
  timeZone: string
): ReadonlyArray<AnyPredicate> =>
  properties.flatMap((property) => {
    const clause = draft[property.propertyName]
    const predicate = clause === undefined ? null : clausePredicate(property, clause, timeZone)
    return predicate === null ? [] : [predicate]
  })

/** Whether a property is set to something that can be sent, which its "Active" badge says. */
export const isActive = (property: FilterProperty, draft: FilterDraft): boolean =>
  filterIssues([property], draft).length === 0 && toPredicates([property], draft, "UTC").length > 0

/** The count the Filters button shows. */
export const activeCount = (properties: ReadonlyArray<FilterProperty>, draft: FilterDraft): number =>
  properties.filter((property) => isActive(property, draft)).length
