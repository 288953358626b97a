import { Operator } from "@command-center/domain/filter/operator"
import { TypeHint } from "@command-center/domain/filter/predicate"
import { Result, Schema } from "effect"
import { refusal } from "../http/refusal.ts"

export interface SentPredicate {
  readonly propertyName: string
  readonly operator: Operator
  readonly value: string
  readonly typeHint: TypeHint | null
}

export type SentCondition =
  | { readonly kind: "one"; readonly predicate: SentPredicate }
  | { readonly kind: "AND" | "OR"; readonly pair: readonly [SentPredicate, SentPredicate] }

const mostPredicates = 100

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const parsed = (text: string, what: string): unknown => {
  const json = Result.try({ try: (): unknown => JSON.parse(text), catch: () => null })
  if (Result.isFailure(json)) throw refusal(400, `${what} is not JSON.`)
  return json.success
}

const isOperator = Schema.is(Operator)
const isTypeHint = Schema.is(TypeHint)

const predicateOf = (wire: unknown): SentPredicate => {
  if (!isRecord(wire)) throw refusal(400, "A predicate of the filter is not an object.")
  const { PropertyName: propertyName, Operator: operator, Value: value, TypeHint: typeHint = null } = wire
  if (typeof propertyName !== "string") throw refusal(400, "A predicate of the filter has no PropertyName.")
  if (!isOperator(operator)) throw refusal(400, `Unknown operator ${JSON.stringify(operator)} for ${propertyName}.`)
  if (typeof value !== "string" && typeof value !== "number") {
    throw refusal(400, `The Value of ${propertyName} is neither text nor a number.`)
  }
  if (typeHint !== null && !isTypeHint(typeHint)) {
    throw refusal(400, `Unknown TypeHint ${JSON.stringify(typeHint)} for ${propertyName}.`)
  }
  return { propertyName, operator, value: String(value), typeHint }
}

const conditionOf = (wire: unknown): SentCondition => {
  const joiner = isRecord(wire) ? wire["Operator"] : undefined
  if (!isRecord(wire) || (joiner !== "AND" && joiner !== "OR")) return { kind: "one", predicate: predicateOf(wire) }
  const pair: unknown = wire["Value"]
  if (!Array.isArray(pair) || pair.length !== 2) {
    throw refusal(400, `A predicate grouped by ${joiner} needs exactly two predicates.`)
  }
  return { kind: joiner, pair: [predicateOf(pair[0]), predicateOf(pair[1])] }
}

/** The conditions of a query's body: `{"Predicates":[...]}` stringified twice (document 1 §7); refuses anything else. */
export const readFilter = (body: string): ReadonlyArray<SentCondition> => {
  const inner = parsed(body, "The filter")
  if (typeof inner !== "string") throw refusal(400, "The filter is not stringified twice.")
  const filter = parsed(inner, "The filter")
  const predicates: unknown = isRecord(filter) ? (filter["Predicates"] ?? []) : null
  if (!Array.isArray(predicates)) throw refusal(400, "The filter has no list Predicates.")
  if (predicates.length > mostPredicates) throw refusal(400, `The filter has more than ${mostPredicates} predicates.`)
  return predicates.map((predicate) => conditionOf(predicate))
}
