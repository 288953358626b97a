import { Schema } from "effect"
import { operatorNames } from "./operator.ts"
import { typeHints } from "./predicate.ts"

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
