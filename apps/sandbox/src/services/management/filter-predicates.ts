import { filterRefusals } from "@command-center/domain/filter/filter-refusals"
import { Operator, TypeHint } from "@command-center/domain/filter/filter-schema"
import { type AnyPredicate, mostPredicates, type Predicate } from "@command-center/domain/filter/predicate"
import { Schema } from "effect"
import { refusal } from "../http/refusal.ts"
import { storableJson } from "../http/storable-json.ts"

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isOperator = Schema.is(Operator)
const isTypeHint = Schema.is(TypeHint)

const predicateOf = (wire: unknown): Predicate => {
  if (!isRecord(wire)) throw refusal(400, "A predicate of the filter is not an object.")
  const { PropertyName, Operator: operator, Value, TypeHint: typeHint = null } = wire
  if (typeof PropertyName !== "string") throw refusal(400, "A predicate of the filter has no PropertyName.")
  if (!isOperator(operator)) throw refusal(400, `Unknown operator ${JSON.stringify(operator)} for ${PropertyName}.`)
  if (typeof Value !== "string" && typeof Value !== "number") {
    throw refusal(400, `The Value of ${PropertyName} is neither text nor a number.`)
  }
  if (typeHint === null) return { PropertyName, Operator: operator, Value }
  if (!isTypeHint(typeHint)) throw refusal(400, `Unknown TypeHint ${JSON.stringify(typeHint)} for ${PropertyName}.`)
  return { PropertyName, Operator: operator, Value, TypeHint: typeHint }
}

/** A pair has predicates and no further pairs in it: a nested one is an unknown operator. */
const anyPredicateOf = (wire: unknown): AnyPredicate => {
  const joiner = isRecord(wire) ? wire["Operator"] : undefined
  if (!isRecord(wire) || (joiner !== "AND" && joiner !== "OR")) return predicateOf(wire)
  const pair: unknown = wire["Value"]
  if (!Array.isArray(pair) || pair.length !== 2) {
    throw refusal(400, `A predicate grouped by ${joiner} needs exactly two predicates.`)
  }
  return { Operator: joiner, Value: [predicateOf(pair[0]), predicateOf(pair[1])] }
}

/** The predicates of a query's body: `{"Predicates":[...]}` stringified twice (document 1 §7); refuses anything else. */
export const readFilter = (body: string): ReadonlyArray<AnyPredicate> => {
  const inner = storableJson(body, "The filter")
  if (typeof inner !== "string") throw refusal(400, "The filter is not stringified twice.")
  const filter = storableJson(inner, "The filter")
  const predicates: unknown = isRecord(filter) ? filter["Predicates"] : null
  if (!Array.isArray(predicates)) throw refusal(400, "The filter has no list Predicates.")
  if (predicates.length > mostPredicates) throw refusal(400, filterRefusals.tooMany)
  return predicates.map((predicate) => anyPredicateOf(predicate))
}
