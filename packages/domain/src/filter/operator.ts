export const operatorNames = ["LIKE", "EQ", "NEQ", "LT", "LTE", "GT", "GTE"] as const
export type Operator = (typeof operatorNames)[number]

export const isOperator = (value: unknown): value is Operator => operatorNames.some((name) => name === value)

/** What an editor edits; it decides the operators, their labels and the type hint. */
export type PropertyKind =
  | "version"
  | "text"
  | "wholeNumber"
  | "guid"
  /** Whole local days (document 1 §5). */
  | "date"
  /** To the millisecond. */
  | "instant"
  | "taskType"
  | "taskStatus"

const operators: Readonly<Record<PropertyKind, ReadonlyArray<Operator>>> = {
  version: ["LIKE", "NEQ", "LT", "LTE", "GT", "GTE"],
  text: ["LIKE"],
  wholeNumber: ["EQ"],
  guid: ["EQ"],
  date: ["LT", "GTE"],
  instant: ["LT", "GTE"],
  taskType: ["EQ", "NEQ"],
  taskStatus: ["EQ", "NEQ", "LT", "LTE", "GT", "GTE"]
}

/** The operators offered for a kind, in order (documents 1 §5 and 2 §5). */
export const operatorsOf = (kind: PropertyKind): ReadonlyArray<Operator> => operators[kind]

/** What an address may ask beyond what dialogs offer: a link to the rows of one figure needs the exact value. */
const exact: Partial<Record<PropertyKind, ReadonlyArray<Operator>>> = { text: ["EQ", "NEQ"], version: ["EQ"] }

/** The operators that a filter of a kind may have: those offered, and those that only addresses and links have. */
export const readableOperators = (kind: PropertyKind): ReadonlyArray<Operator> => [
  ...operators[kind],
  ...(exact[kind] ?? [])
]

/** Whether values are moments, which an editor picks and which count once they were chosen. */
export const isMoment = (kind: PropertyKind): boolean => kind === "date" || kind === "instant"

/** The operator an editor opens with; a date opens "On or after", as the default filter does. */
export const defaultOperator = (kind: PropertyKind): Operator =>
  isMoment(kind) ? "GTE" : (operators[kind][0] ?? "LIKE")

const comparisonLabels: Readonly<Record<Operator, string>> = {
  LIKE: "Is Equal To",
  EQ: "Is Equal To",
  NEQ: "Is Not Equal To",
  LT: "Is Less Than",
  LTE: "Is Less Than or Equal To",
  GT: "Is Greater Than",
  GTE: "Is Greater Than or Equal To"
}

/** The label of an operator: "Is Equal To" is LIKE for versions; dates say "Before" and "On or after" (documents §5). */
export const operatorLabel = (kind: PropertyKind, operator: Operator): string => {
  if (isMoment(kind) && operator === "LT") return "Before"
  if (isMoment(kind) && operator === "GTE") return "On or after"
  if (operator === "EQ" && exact[kind]?.includes("EQ")) return "Is Exactly"
  if (kind === "text" && operator === "LIKE") return "Contains"
  return comparisonLabels[operator]
}
