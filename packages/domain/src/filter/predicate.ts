import { Result, Schema } from "effect"
import { Operator } from "./operator.ts"

/** What a predicate's value is read as (document 1 §3 "Filter"). */
export const TypeHint = Schema.Literals(["Version", "Integer", "Guid", "DateTime"])
export type TypeHint = typeof TypeHint.Type

/** One condition on the wire. */
export const Predicate = Schema.Struct({
  PropertyName: Schema.String,
  Operator: Operator,
  Value: Schema.Union([Schema.String, Schema.Number]),
  TypeHint: Schema.optionalKey(TypeHint)
})
export type Predicate = typeof Predicate.Type

export const Joiner = Schema.Literals(["AND", "OR"])
export type Joiner = typeof Joiner.Type

/** Exactly two conditions, joined. */
export const GroupedPredicate = Schema.Struct({
  Operator: Joiner,
  Value: Schema.Tuple([Predicate, Predicate])
})
export type GroupedPredicate = typeof GroupedPredicate.Type

export type AnyPredicate = Predicate | GroupedPredicate

export const Filter = Schema.Struct({
  Predicates: Schema.Array(Schema.Union([Predicate, GroupedPredicate]))
})
export type Filter = typeof Filter.Type

/** Services refuse a filter with more. */
export const mostPredicates = 100

/** The body of a query: `{"Predicates":[...]}` stringified twice (document 1 §7). */
export const encodeFilter = (predicates: ReadonlyArray<AnyPredicate>): string =>
  JSON.stringify(JSON.stringify({ Predicates: predicates }))

const parse = (text: string): Result.Result<unknown, string> =>
  Result.try({ try: (): unknown => JSON.parse(text), catch: () => "the filter is not JSON" })

const readFilter = Schema.decodeUnknownResult(Filter)

/** Reads the body of a query back; fails with a sentence that says what is wrong with it. */
export const decodeFilter = (body: string): Result.Result<Filter, string> =>
  parse(body).pipe(
    Result.flatMap((inner) =>
      typeof inner === "string" ? parse(inner) : Result.fail("the filter is not stringified twice")
    ),
    Result.flatMap((json) => Result.mapError(readFilter(json), (error) => error.message))
  )

export const isGrouped = (predicate: AnyPredicate): predicate is GroupedPredicate =>
  predicate.Operator === "AND" || predicate.Operator === "OR"
