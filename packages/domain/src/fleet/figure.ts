import type { FilteredList } from "../filter/filter-column.ts"
import type { AnyPredicate, Predicate } from "../filter/predicate.ts"
import { figureQuery } from "./figure-address.ts"
import type { FigureRows, Narrowed } from "./figure-rows.ts"

/** How many rows of a list are of some kind, and what finds exactly these. */
export interface Figure extends FigureRows {
  readonly count: number
  /** What the address of the list asks; null where none asks for exactly these. */
  readonly query: string | null
}

interface FigureOptions {
  /** What finds the same rows where an address can't have the predicates. */
  readonly otherwise?: Narrowed
  /** Dates of an address are read in it. */
  readonly timeZone?: string
}

/** Made where rows are counted, together with its address: whoever shows it has nothing to work out. */
export const figure = (
  list: FilteredList,
  count: number,
  predicates: Figure["predicates"],
  { otherwise, timeZone = "UTC" }: FigureOptions = {}
): Figure => ({ list, count, predicates, query: figureQuery({ list, predicates }, otherwise ?? null, timeZone) })

/** A count as a percentage of a whole, null of nothing; multiplied first, so that 7 of 100 are 7 and no more. */
export const shareOf = (count: number, whole: number): number | null => (whole === 0 ? null : (count * 100) / whole)

type Value = Predicate["Value"]

/** The predicates that figures ask. */
export const is = (PropertyName: string, Value: Value): Predicate => ({ PropertyName, Operator: "EQ", Value })
export const isNot = (PropertyName: string, Value: Value): Predicate => ({ PropertyName, Operator: "NEQ", Value })
export const isNumber = (PropertyName: string, value: number): Predicate => ({
  ...is(PropertyName, String(value)),
  TypeHint: "Integer"
})
export const isVersion = (PropertyName: string, version: string): Predicate => ({
  ...is(PropertyName, version),
  TypeHint: "Version"
})
export const isOlder = (PropertyName: string, version: string): Predicate => ({
  PropertyName,
  Operator: "LT",
  Value: version,
  TypeHint: "Version"
})
export const isBefore = (PropertyName: string, iso: string): Predicate => ({
  PropertyName,
  Operator: "LT",
  Value: iso,
  TypeHint: "DateTime"
})
const isFrom = (PropertyName: string, iso: string): Predicate => ({
  ...isBefore(PropertyName, iso),
  Operator: "GTE"
})
/** From one instant to right before another. */
export const isWithin = (PropertyName: string, from: string, until: string): AnyPredicate => ({
  Operator: "AND",
  Value: [isFrom(PropertyName, from), isBefore(PropertyName, until)]
})
