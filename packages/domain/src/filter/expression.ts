import { Result } from "effect"
import { conditionAt, type FilterExpressionIssue, issueAt, joinerPhrases, type Parsed } from "./expression-condition.ts"
import { expressionMessages } from "./expression-messages.ts"
import { printedOperator } from "./expression-operator.ts"
import { phraseAt, skipBlanks, tokenAt } from "./expression-text.ts"
import { printedValue } from "./expression-value.ts"
import { type AnyPredicate, isGrouped, type Joiner, type Predicate } from "./predicate.ts"
import type { FilterProperty } from "./property.ts"

type Properties = ReadonlyArray<FilterProperty>

/** `(condition and condition)`, `(condition or condition)`, or one condition in parentheses. */
const pairAt = (text: string, at: number, properties: Properties): Parsed<AnyPredicate> =>
  Result.gen(function* () {
    const start = skipBlanks(text, at + 1)
    if (text.charAt(start) === "(") return yield* issueAt(start, "(", expressionMessages.nested)
    const first = yield* conditionAt(text, start, properties)
    const afterFirst = skipBlanks(text, first.end)
    if (text.charAt(afterFirst) === ")") return { value: first.value, end: afterFirst + 1 }
    const joiner = phraseAt(text, afterFirst, joinerPhrases)
    if (joiner === null) return yield* issueAt(at, "(", expressionMessages.parenthesisOpen)
    const next = skipBlanks(text, joiner.end)
    if (text.charAt(next) === "(") return yield* issueAt(next, "(", expressionMessages.nested)
    const second = yield* conditionAt(text, next, properties)
    const close = skipBlanks(text, second.end)
    if (text.charAt(close) === ")") {
      return { value: { Operator: joiner.value, Value: [first.value, second.value] } as const, end: close + 1 }
    }
    return phraseAt(text, close, joinerPhrases) === null
      ? yield* issueAt(at, "(", expressionMessages.parenthesisOpen)
      : yield* issueAt(close, tokenAt(text, close), expressionMessages.pairOnly)
  })

interface Term {
  readonly predicate: AnyPredicate
  readonly isLoose: boolean
  /** What joins it to the one before it, and where that stands; null for the first. */
  readonly joined: { readonly joiner: Joiner; readonly at: number } | null
}

const termsOf = (text: string, properties: Properties): Result.Result<ReadonlyArray<Term>, FilterExpressionIssue> =>
  Result.gen(function* () {
    const terms: Array<Term> = []
    let at = skipBlanks(text, 0)
    let joined: Term["joined"] = null
    while (at < text.length || joined !== null) {
      const isLoose = text.charAt(at) !== "("
      const { value, end } = yield* isLoose ? conditionAt(text, at, properties) : pairAt(text, at, properties)
      terms.push({ predicate: value, isLoose, joined })
      at = skipBlanks(text, end)
      const joiner = phraseAt(text, at, joinerPhrases)
      joined = joiner === null ? null : { joiner: joiner.value, at }
      if (joiner !== null) at = skipBlanks(text, joiner.end)
      else if (text.charAt(at) === ")") return yield* issueAt(at, ")", expressionMessages.nothingToClose)
      else if (at < text.length) {
        const token = tokenAt(text, at)
        return yield* issueAt(at, token, expressionMessages.connectiveMissing(token))
      }
    }
    return terms
  })

/** The predicates of terms that all hold: two loose conditions of a property that takes two become a pair. */
const allOf = (terms: ReadonlyArray<Term>, properties: Properties): ReadonlyArray<AnyPredicate> => {
  const predicates: Array<AnyPredicate> = []
  const waiting = new Map<string, number>()
  for (const { predicate, isLoose } of terms) {
    const place = isGrouped(predicate) || !isLoose ? undefined : waiting.get(predicate.PropertyName)
    const earlier = place === undefined ? undefined : predicates[place]
    if (isGrouped(predicate) || !isLoose) predicates.push(predicate)
    else if (place === undefined || earlier === undefined || isGrouped(earlier)) {
      const property = properties.find(({ propertyName }) => propertyName === predicate.PropertyName)
      if (property?.secondClause === true) waiting.set(predicate.PropertyName, predicates.length)
      predicates.push(predicate)
    } else {
      predicates[place] = { Operator: "AND", Value: [earlier, predicate] }
      waiting.delete(predicate.PropertyName)
    }
  }
  return predicates
}

/**
 * The predicates that an expression means: `utgVersion < 5.0.0.3018 and merchant is "Harbour Coffee"`.
 *
 * Conditions are `property operator value`, joined by `and`; a property by its label or its name on the wire. Two
 * conditions of a property that offers a second one become a pair, as in the dialog; any two in parentheses are one,
 * joined by `and` or `or`. Quotes (`"` or `'`, `\` before one within) are needed for values with signs or with the
 * words and, or. Days are yyyy-MM-dd or MM/DD/YYYY. A blank text is the empty filter. Fails with what is wrong, where,
 * and what to write instead.
 */
export const parseFilterExpression = (
  text: string,
  properties: Properties
): Result.Result<ReadonlyArray<AnyPredicate>, FilterExpressionIssue> =>
  Result.gen(function* () {
    const terms = yield* termsOf(text, properties)
    const or = terms.find(({ joined }) => joined?.joiner === "OR")
    if (or === undefined) return allOf(terms, properties)
    const [first, second, third] = terms.map(({ predicate }) => predicate)
    if (first === undefined || second === undefined || third !== undefined || isGrouped(first) || isGrouped(second)) {
      const at = or.joined?.at ?? 0
      return yield* issueAt(at, tokenAt(text, at), expressionMessages.orNeedsParentheses)
    }
    return [{ Operator: "OR", Value: [first, second] } as const]
  })

const printed = ({ PropertyName, Operator, Value }: Predicate, properties: Properties): string => {
  const property = properties.find(({ propertyName }) => propertyName === PropertyName)
  const kind = property?.kind ?? "text"
  return `${property?.label ?? PropertyName} ${printedOperator(kind, Operator)} ${printedValue(kind, String(Value))}`
}

/**
 * Predicates as an expression that `parseFilterExpression` reads back, where the properties know them and offer their
 * operators; others are written by their names on the wire. Parentheses keep apart what would become a pair.
 */
export const printFilterExpression = (predicates: ReadonlyArray<AnyPredicate>, properties: Properties): string => {
  const single = predicates.flatMap((predicate) => (isGrouped(predicate) ? [] : [predicate.PropertyName]))
  return predicates
    .map((predicate) => {
      if (!isGrouped(predicate)) {
        const isRepeated = single.filter((each) => each === predicate.PropertyName).length > 1
        return isRepeated ? `(${printed(predicate, properties)})` : printed(predicate, properties)
      }
      const [first, second] = predicate.Value.map((each) => printed(each, properties))
      return `(${first} ${predicate.Operator.toLowerCase()} ${second})`
    })
    .join(" and ")
}
