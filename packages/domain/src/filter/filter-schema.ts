import { Result, Schema } from "effect"
import { operatorNames } from "./operator.ts"
import { type Filter as AnyFilter, typeHints } from "./predicate.ts"

export const Operator = Schema.Literals(operatorNames)
export const TypeHint = Schema.Literals(typeHints)

export const Predicate = Schema.Struct({
  PropertyName: Schema.String,
  Operator,
  Value: Schema.Union([Schema.String, Schema.Number]),
  TypeHint: Schema.optionalKey(TypeHint)
})

export const GroupedPredicate = Schema.Struct({
  Operator: Schema.Literals(["AND", "OR"]),
  Value: Schema.Tuple([Predicate, Predicate])
})

const Filter = Schema.Struct({ Predicates: Schema.Array(Schema.Union([Predicate, GroupedPredicate])) })

const parse = (text: string): Result.Result<unknown, string> =>
  Result.try({ try: (): unknown => JSON.parse(text), catch: () => "the filter is not JSON" })

const readFilter = Schema.decodeUnknownResult(Filter)

/** Reads the body of a query back; fails with a sentence that says what is wrong with it. */
export const decodeFilter = (body: string): Result.Result<AnyFilter, string> =>
  parse(body).pipe(
    Result.flatMap((inner) =>
      typeof inner === "string" ? parse(inner) : Result.fail("the filter is not stringified twice")
    ),
    Result.flatMap((json) => Result.mapError(readFilter(json), (error) => error.message))
  )
