import { Result } from "effect"
import { draftOf } from "../filter/draft-of-predicates.ts"
import { parseFilterExpression, printFilterExpression } from "../filter/expression.ts"
import type { FilterDraft } from "../filter/filter-draft.ts"
import { toPredicates } from "../filter/filter-predicates.ts"
import type { AnyPredicate } from "../filter/predicate.ts"
import type { FilterProperty } from "../filter/property.ts"

/** What has to be known of a list's filter to write and read it. */
export interface AddressedFilter {
  /** Empty for a list without filters. */
  readonly properties: ReadonlyArray<FilterProperty>
  readonly timeZone: string
}

/** Characters; what is longer is neither written nor read. */
export const longestFilter = 4000

/** The filter as an expression; null where it is the default one. The empty filter is the empty text. */
export const writeAddressFilter = (
  { properties, timeZone }: AddressedFilter,
  defaultFilter: FilterDraft,
  draft: FilterDraft
): string | null => {
  const printed = (each: FilterDraft) => printFilterExpression(toPredicates(properties, each, timeZone), properties)
  const text = printed(draft)
  return text === printed(defaultFilter) || text.length > longestFilter ? null : text
}

/** Whether an address cannot hold a filter for its length. */
export const isFilterTooLong = ({ properties, timeZone }: AddressedFilter, draft: FilterDraft): boolean =>
  printFilterExpression(toPredicates(properties, draft, timeZone), properties).length > longestFilter

/** The conditions of an expression, cut at each `and` outside quotes and parentheses. */
const conditionsOf = (text: string): ReadonlyArray<string> => {
  const parts: Array<string> = []
  const token = /"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|[()]|[^\s"'()]+|\s+/gu
  let depth = 0
  let part = ""
  for (const [found] of text.matchAll(token)) {
    if (found === "(") depth += 1
    if (found === ")") depth -= 1
    if (depth === 0 && found.toLowerCase() === "and") {
      parts.push(part)
      part = ""
    } else part += found
  }
  return [...parts, part]
}

/** Reads each condition of an expression by itself, where the whole cannot be read. */
const readable = (
  text: string,
  properties: ReadonlyArray<FilterProperty>
): { readonly predicates: ReadonlyArray<AnyPredicate>; readonly ignored: ReadonlyArray<string> } => {
  const conditions = conditionsOf(text).map((each) => parseFilterExpression(each, properties))
  return {
    predicates: conditions.flatMap((each) => Result.getOrElse(each, () => [])),
    ignored: conditions.flatMap((each, index) => (Result.isFailure(each) ? [`filter, condition ${index + 1}`] : []))
  }
}

/** The draft that an expression means, null where nothing of it can be read, and which parts were left out. */
export const readAddressFilter = (
  { properties, timeZone }: AddressedFilter,
  text: string
): { readonly draft: FilterDraft | null; readonly ignored: ReadonlyArray<string> } => {
  if (text.length > longestFilter) return { draft: null, ignored: ["filter"] }
  const whole = parseFilterExpression(text, properties)
  const { predicates, ignored } = Result.isSuccess(whole)
    ? { predicates: whole.success, ignored: [] }
    : readable(text, properties)
  const read = draftOf(predicates, properties, timeZone)
  const left = read.ignored.length > 0 ? [...ignored, "filter"] : ignored
  return left.length > 0 && Object.keys(read.draft).length === 0
    ? { draft: null, ignored: ["filter"] }
    : { draft: read.draft, ignored: left }
}
