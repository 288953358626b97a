import type { TimeText } from "../time/display-date.ts"
import { readFilterDay } from "./filter-date.ts"
import type { FilterDraft } from "./filter-draft.ts"
import { toPredicates } from "./filter-predicates.ts"
import { operatorLabel, type PropertyKind } from "./operator.ts"
import { isGrouped, type Predicate } from "./predicate.ts"
import { type FilterProperty, optionsOf } from "./property.ts"

/** A property that filters, in words: "UTG Version", "is less than 5 or is equal to 6.1". */
export interface FilterChip {
  readonly propertyName: string
  readonly label: string
  readonly conditions: string
}

const two = (value: number): string => String(value).padStart(2, "0")

const shownValue = (kind: PropertyKind, value: string, timeText: TimeText): string => {
  if (kind === "instant") return timeText(value)
  const day = kind === "date" ? readFilterDay(value) : null
  if (day !== null) return `${day.year}-${two(day.month)}-${two(day.day)}`
  return optionsOf(kind).find((option) => option.value === value)?.label ?? value
}

const inWords = (kind: PropertyKind, { Operator, Value }: Predicate, timeText: TimeText): string =>
  `${operatorLabel(kind, Operator).toLowerCase()} ${shownValue(kind, String(Value), timeText)}`

/** One chip for each property that is sent, in the order of the properties; both conditions of a pair are in one. */
export const filterChips = (
  properties: ReadonlyArray<FilterProperty>,
  draft: FilterDraft,
  timeZone: string,
  timeText: TimeText
): ReadonlyArray<FilterChip> =>
  properties.flatMap((property) => {
    const { propertyName, label, kind } = property
    return toPredicates([property], draft, timeZone).map((predicate) => ({
      propertyName,
      label,
      conditions: isGrouped(predicate)
        ? predicate.Value.map((each) => inWords(kind, each, timeText)).join(` ${predicate.Operator.toLowerCase()} `)
        : inWords(kind, predicate, timeText)
    }))
  })
