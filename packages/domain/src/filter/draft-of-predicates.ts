import { Result } from "effect"
import { isJsonObject } from "../json/json-field.ts"
import { normalisedDate } from "../time/wire-date.ts"
import { startOfDay } from "../time/zoned.ts"
import { readFilterDay } from "./filter-date.ts"
import type { FilterClause, FilterDraft } from "./filter-draft.ts"
import { filterMessages } from "./filter-messages.ts"
import { guidPattern } from "./guid.ts"
import { isMoment, readableOperators } from "./operator.ts"
import { isJoiner, isPredicate, type Joiner } from "./predicate.ts"
import { type FilterProperty, optionsOf } from "./property.ts"

/** A piece of a filter that the dialog cannot show, and why. */
interface IgnoredPredicate {
  readonly predicate: unknown
  readonly message: string
}

export interface DraftRead {
  readonly draft: FilterDraft
  readonly ignored: ReadonlyArray<IgnoredPredicate>
}

const { notShown } = filterMessages

interface Piece {
  readonly property: FilterProperty
  readonly clause: FilterClause
}

type Read<A> = Result.Result<A, string>

/** The value as its editor holds it; null where the editor could not. */
const heldValue = (property: FilterProperty, value: string, timeZone: string): string | null => {
  switch (property.kind) {
    case "date": {
      const day = readFilterDay(value)
      return day === null ? null : startOfDay(day, timeZone).toISOString()
    }
    case "instant":
      return normalisedDate(value)
    case "wholeNumber":
      return /^\d+$/u.test(value) && Number(value) > 0 ? value : null
    case "guid":
      return guidPattern.test(value) ? value : null
    case "taskType":
    case "taskStatus":
      return optionsOf(property.kind).some((option) => option.value === value) ? value : null
    case "text":
    case "version":
      return value === "" ? null : value
  }
}

const pieceOf = (wire: unknown, properties: ReadonlyArray<FilterProperty>, timeZone: string): Read<Piece> => {
  if (!isPredicate(wire)) return Result.fail(notShown.noPredicate)
  const { PropertyName, Operator, Value, TypeHint } = wire
  const property = properties.find(({ propertyName }) => propertyName === PropertyName)
  if (property === undefined) return Result.fail(notShown.unknownProperty(PropertyName))
  if (!readableOperators(property.kind).includes(Operator))
    return Result.fail(notShown.operator(property.label, Operator))
  if (TypeHint !== undefined && TypeHint !== property.typeHint) {
    return Result.fail(notShown.typeHint(property.label, TypeHint))
  }
  const value = heldValue(property, String(Value).trim(), timeZone)
  if (value === null) return Result.fail(notShown.value(property.label))
  const clause = { operator: Operator, value }
  const touched = isMoment(property.kind) ? { ...clause, touched: true } : clause
  return Result.succeed({ property, clause: touched })
}

/** Two clauses of a property as one; fails where the dialog has no place for that. */
const joined = (first: Piece, { property, clause }: Piece, joiner: Joiner): Read<Piece> => {
  const { label, propertyName, secondClause } = first.property
  if (property.propertyName !== propertyName) return Result.fail(notShown.twoProperties)
  if (!secondClause) return Result.fail(notShown.oneCondition(label))
  if (first.clause.second !== undefined || clause.second !== undefined)
    return Result.fail(notShown.twoConditions(label))
  const second = { operator: clause.operator, value: clause.value, joiner }
  return Result.succeed({ property, clause: { ...first.clause, second } })
}

/** The predicates of a pair, or a predicate alone. */
const partsOf = (wire: unknown): { readonly parts: ReadonlyArray<unknown>; readonly joiner: Joiner } => {
  const { Operator, Value } = isJsonObject(wire) ? wire : {}
  const isPair = isJoiner(Operator) && Array.isArray(Value) && Value.length === 2
  return isPair ? { parts: Value, joiner: Operator } : { parts: [wire], joiner: "AND" }
}

/**
 * The draft that a filter dialog shows for predicates of the wire: the way back from `toPredicates`. Days begin at
 * their first instant in the zone, dates count as touched. Two single predicates of a property are its two conditions,
 * joined by AND. Each piece that the dialog could not have made is left out by itself and listed with the reason.
 */
export const draftOf = (
  predicates: ReadonlyArray<unknown>,
  properties: ReadonlyArray<FilterProperty>,
  timeZone: string
): DraftRead => {
  const taken = new Map<string, Piece>()
  const ignored: Array<IgnoredPredicate> = []
  for (const wire of predicates) {
    const { parts, joiner } = partsOf(wire)
    const pieces = parts.flatMap((part) => {
      const piece = pieceOf(part, properties, timeZone)
      if (Result.isSuccess(piece)) return [piece.success]
      ignored.push({ predicate: part, message: piece.failure })
      return []
    })
    const [first, second] = pieces
    if (first === undefined) continue
    const { propertyName } = first.property
    const known = taken.get(propertyName)
    const placed = (second === undefined ? Result.succeed(first) : joined(first, second, joiner)).pipe(
      Result.flatMap((piece) => (known === undefined ? Result.succeed(piece) : joined(known, piece, "AND")))
    )
    if (Result.isSuccess(placed)) taken.set(propertyName, placed.success)
    else ignored.push({ predicate: wire, message: placed.failure })
  }
  return { draft: Object.fromEntries([...taken].map(([name, { clause }]) => [name, clause])), ignored }
}
