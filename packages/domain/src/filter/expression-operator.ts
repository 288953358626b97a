import { isMoment, type Operator, operatorsOf, type PropertyKind, readableOperators } from "./operator.ts"

/** "Is equal to" is LIKE where that is offered, else EQ. */
type Meaning = Operator | "IS"

const spellings: ReadonlyArray<readonly [meaning: Meaning, phrases: ReadonlyArray<string>]> = [
  ["IS", ["=", "==", "is", "is equal to"]],
  ["LIKE", ["contains", "like"]],
  ["EQ", ["eq", "is exactly"]],
  ["NEQ", ["!=", "<>", "is not", "is not equal to", "neq"]],
  ["LT", ["<", "is less than", "before", "is before", "lt"]],
  ["LTE", ["<=", "is less than or equal to", "lte"]],
  ["GT", [">", "is greater than", "after", "is after", "gt"]],
  ["GTE", [">=", "is greater than or equal to", "on or after", "is on or after", "gte"]]
]

/** Every way to write an operator: signs, the dialogs' labels and the names of the wire, in any letter case. */
export const operatorPhrases: ReadonlyArray<readonly [phrase: string, meaning: Meaning]> = spellings.flatMap(
  ([meaning, phrases]) => phrases.map((phrase) => [phrase, meaning] as const)
)

/** The operator that is meant for a kind of property; null where the kind does not have it. */
export const meantOperator = (kind: PropertyKind, meaning: Meaning): Operator | null => {
  const offered = operatorsOf(kind)
  const meant = meaning === "IS" ? (["LIKE", "EQ"] as const).find((each) => offered.includes(each)) : meaning
  return meant !== undefined && readableOperators(kind).includes(meant) ? meant : null
}

const printed: Readonly<Record<Operator, string>> = {
  LIKE: "contains",
  EQ: "is",
  NEQ: "!=",
  LT: "<",
  LTE: "<=",
  GT: ">",
  GTE: ">="
}

/** An operator as expressions print it; its name on the wire where the kind does not offer it. */
export const printedOperator = (kind: PropertyKind, operator: Operator): string => {
  if (!readableOperators(kind).includes(operator)) return operator
  if (kind === "version" && operator === "LIKE") return "is"
  if (operator === "EQ" && !operatorsOf(kind).includes("EQ")) return "is exactly"
  if (isMoment(kind)) return operator === "LT" ? "before" : "on or after"
  return printed[operator]
}

/** The operators of a kind, for messages: `before, on or after`. */
export const printedOperators = (kind: PropertyKind): string =>
  operatorsOf(kind)
    .map((operator) => printedOperator(kind, operator))
    .join(", ")
