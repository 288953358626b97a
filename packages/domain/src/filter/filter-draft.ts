import { startOfDayBefore } from "../time/schedule-time.ts"
import { defaultOperator, isMoment, type Operator, type PropertyKind } from "./operator.ts"
import type { Joiner } from "./predicate.ts"
import { type FilterProperty, taskRunDateProperty } from "./property.ts"

/** The second condition of a property ("Add Condition"). */
export interface SecondClause {
  readonly operator: Operator
  readonly value: string
  readonly joiner: Joiner
  /** Whether its date was chosen. */
  readonly touched?: boolean
}

/**
 * What is edited of one property. The value is text as typed, an option's code, or for a date an ISO instant or what is
 * typed in its place.
 */
export interface FilterClause {
  readonly operator: Operator
  readonly value: string
  /** Whether its date was chosen. */
  readonly touched?: boolean
  readonly second?: SecondClause
}

/** Whether a date counts: one of its two was chosen (document 1 §5, contract "Settled after the first console"). */
export const isTouched = ({ touched, second }: FilterClause): boolean => touched === true || second?.touched === true

/** The clauses of a filter dialog by property name; a property without one is not set. */
export type FilterDraft = Readonly<Record<string, FilterClause>>

export const emptyFilter: FilterDraft = {}

/** Days back of the default filters (document 1 §4, document 2 §5). */
const defaultWindowDays = 30

/** The Tasks filter of an account without a stored one: Task Run Date on or after midnight 30 days back. */
export const defaultTaskFilter = (now: Date, timeZone: string): FilterDraft => ({
  [taskRunDateProperty.propertyName]: {
    operator: "GTE",
    value: startOfDayBefore(now, defaultWindowDays, timeZone).toISOString(),
    touched: true
  }
})

/** What an editor shows for a property: its clause, else an untouched one (dates: 30 days ago at midnight). */
export const clauseOf = (draft: FilterDraft, property: FilterProperty, now: Date, timeZone: string): FilterClause =>
  draft[property.propertyName] ?? {
    operator: defaultOperator(property.kind),
    value: isMoment(property.kind) ? startOfDayBefore(now, defaultWindowDays, timeZone).toISOString() : "",
    touched: false
  }

/** The draft with one clause put in place of what was there. */
export const withClause = (draft: FilterDraft, propertyName: string, clause: FilterClause): FilterDraft => ({
  ...draft,
  [propertyName]: clause
})

/** The draft without any clause for a property. */
export const withoutClause = (draft: FilterDraft, propertyName: string): FilterDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => name !== propertyName))

/** The clause with its value changed by the user, which touches a date. */
export const withValue = (clause: FilterClause, value: string): FilterClause => ({ ...clause, value, touched: true })

/** The clause with an empty second condition, ANDed; "Add Condition". */
export const withSecond = (clause: FilterClause, kind: PropertyKind): FilterClause => ({
  ...clause,
  second: { operator: defaultOperator(kind), value: "", joiner: "AND" }
})

/** The clause with its second condition changed by the user: another value touches a date. */
export const withSecondChange = (clause: FilterClause, change: Partial<SecondClause>): FilterClause => {
  const { second } = clause
  if (second === undefined) return clause
  return { ...clause, second: { ...second, ...change, ...(change.value === undefined ? {} : { touched: true }) } }
}

/** The clause without its second condition. */
export const withoutSecond = ({ operator, value, touched }: FilterClause): FilterClause =>
  touched === undefined ? { operator, value } : { operator, value, touched }

/** Whether a typed text may stand in a field: Profile Version takes digits only (document 1 §5). */
export const acceptsText = (kind: PropertyKind, text: string): boolean => kind !== "wholeNumber" || /^\d*$/u.test(text)
