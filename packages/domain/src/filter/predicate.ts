import { hasFields, isNumber, isText } from "../json/json-shape.ts"
import { isOperator, type Operator } from "./operator.ts"

export const typeHints = ["Version", "Integer", "Guid", "DateTime"] as const
/** What a predicate's value is read as (document 1 §3 "Filter"). */
export type TypeHint = (typeof typeHints)[number]

/** One condition on the wire. */
export interface Predicate {
  readonly PropertyName: string
  readonly Operator: Operator
  readonly Value: string | number
  readonly TypeHint?: TypeHint
}

export type Joiner = "AND" | "OR"

/** Exactly two conditions, joined. */
export interface GroupedPredicate {
  readonly Operator: Joiner
  readonly Value: readonly [Predicate, Predicate]
}

export type AnyPredicate = Predicate | GroupedPredicate

export interface Filter {
  readonly Predicates: ReadonlyArray<AnyPredicate>
}

/** Services refuse a filter with more. */
export const mostPredicates = 100

/** The body of a query: `{"Predicates":[...]}` stringified twice (document 1 §7). */
export const encodeFilter = (predicates: ReadonlyArray<AnyPredicate>): string =>
  JSON.stringify(JSON.stringify({ Predicates: predicates }))

const isTypeHint = (value: unknown): boolean => value === undefined || typeHints.some((hint) => hint === value)

/** Without its Schema: what an address holds is read before anything is shown. */
export const isPredicate = (value: unknown): value is Predicate =>
  hasFields(value, {
    PropertyName: isText,
    Operator: isOperator,
    Value: (held) => isText(held) || isNumber(held),
    TypeHint: isTypeHint
  })

export const isJoiner = (value: unknown): value is Joiner => value === "AND" || value === "OR"

export const isGrouped = (predicate: AnyPredicate): predicate is GroupedPredicate =>
  predicate.Operator === "AND" || predicate.Operator === "OR"
