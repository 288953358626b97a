import { Result } from "effect"
import { expressionMessages } from "./expression-messages.ts"
import { meantOperator, operatorPhrases, printedOperators } from "./expression-operator.ts"
import { type Found, phraseAt, skipBlanks, tokenAt } from "./expression-text.ts"
import { readValue } from "./expression-value.ts"
import { nearestName } from "./nearest-name.ts"
import type { Operator } from "./operator.ts"
import type { Joiner, Predicate } from "./predicate.ts"
import type { FilterProperty } from "./property.ts"

/** What is wrong with an expression and where. */
export interface FilterExpressionIssue {
  readonly message: string
  /** Characters before the place. */
  readonly at: number
  /** What stands there; empty at the end. */
  readonly token: string
}

export type Parsed<A> = Result.Result<Found<A>, FilterExpressionIssue>

export const issueAt = (at: number, token: string, message: string): Result.Result<never, FilterExpressionIssue> =>
  Result.fail({ message, at, token })

export const joinerPhrases: ReadonlyArray<readonly [phrase: string, joiner: Joiner]> = [
  ["and", "AND"],
  ["or", "OR"]
]

const startsWord = (text: string, at: number): boolean => !/[\p{L}\p{N}_]$/u.test(text.slice(0, at))

/** Where what stands there gives way to an operator, a joiner, a quote, a parenthesis or the end. */
const endOfName = (text: string, at: number): number => {
  const ends = [...operatorPhrases, ...joinerPhrases]
  for (let end = at + 1; end < text.length; end += 1) {
    if (/["'()]/u.test(text.charAt(end)) || (startsWord(text, end) && phraseAt(text, end, ends) !== null)) return end
  }
  return text.length
}

const propertyAt = (text: string, at: number, properties: ReadonlyArray<FilterProperty>): Parsed<FilterProperty> => {
  const names = properties.flatMap((property) => [
    [property.label, property] as const,
    [property.propertyName, property] as const
  ])
  const found = phraseAt(text, at, names)
  if (found !== null) return Result.succeed(found)
  const isMissing =
    phraseAt(text, at, [...operatorPhrases, ...joinerPhrases]) !== null || /^[()]?$/u.test(tokenAt(text, at))
  if (isMissing) return issueAt(at, tokenAt(text, at), expressionMessages.propertyMissing)
  const token = text.slice(at, endOfName(text, at)).trim()
  const labels = properties.map(({ label }) => label)
  const near = nearestName(
    token,
    names.map(([name]) => name)
  )
  return issueAt(at, token, expressionMessages.unknownProperty(token, near, labels))
}

const operatorAt = (text: string, at: number, { kind, label }: FilterProperty): Parsed<Operator> => {
  const found = phraseAt(text, at, operatorPhrases)
  if (found === null) {
    const token = tokenAt(text, at)
    return issueAt(at, token, expressionMessages.operatorMissing(label, token, printedOperators(kind)))
  }
  const operator = meantOperator(kind, found.value)
  if (operator !== null) return Result.succeed({ value: operator, end: found.end })
  const token = text.slice(at, found.end)
  return issueAt(at, token, expressionMessages.operatorNotOffered(label, token, printedOperators(kind)))
}

const quotedAt = (text: string, at: number): Parsed<string> => {
  const quote = text.charAt(at)
  const closed = quote === '"' ? /^"((?:[^"\\]|\\[^])*)"/u : /^'((?:[^'\\]|\\[^])*)'/u
  const found = closed.exec(text.slice(at))
  if (found === null) return issueAt(at, text.slice(at), expressionMessages.quoteOpen(quote))
  const [whole, inner = ""] = found
  return Result.succeed({ value: inner.replaceAll(/\\(["'\\])/gu, "$1"), end: at + whole.length })
}

/** A value without quotes goes on to a joiner that stands by itself, the closing parenthesis or the end. */
const bareAt = (text: string, at: number): Parsed<string> => {
  let end = at
  while (end < text.length && text.charAt(end) !== ")") {
    const isApart = end === at || /\s/u.test(text.charAt(end - 1))
    if (isApart && /^(?:and|or)(?=[\s()]|$)/iu.test(text.slice(end))) break
    const character = text.charAt(end)
    if (/["(=<>!]/u.test(character)) return issueAt(end, character, expressionMessages.quoteValue(character))
    end += 1
  }
  return Result.succeed({ value: text.slice(at, end).trim(), end })
}

const valueAt = (text: string, at: number): Parsed<string> =>
  /["']/u.test(text.charAt(at)) ? quotedAt(text, at) : bareAt(text, at)

/** One condition, `property operator value`, from a place on. */
export const conditionAt = (text: string, at: number, properties: ReadonlyArray<FilterProperty>): Parsed<Predicate> =>
  Result.gen(function* () {
    const property = yield* propertyAt(text, at, properties)
    const operator = yield* operatorAt(text, skipBlanks(text, property.end), property.value)
    const start = skipBlanks(text, operator.end)
    const written = yield* valueAt(text, start)
    const read = readValue(property.value, operator.value, written.value)
    const token = text.slice(start, written.end).trim()
    const value = yield* Result.mapError(read, (message) => ({ message, at: start, token }))
    const { propertyName, typeHint } = property.value
    const predicate = { PropertyName: propertyName, Operator: operator.value, Value: value }
    const hinted = typeHint === null ? predicate : { ...predicate, TypeHint: typeHint }
    return { value: hinted, end: written.end }
  })
