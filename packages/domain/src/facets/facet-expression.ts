import { quotedWhereNeeded } from "../filter/expression-value.ts"
import { type CellKind, choosableColumns } from "../rows/list-description.ts"
import { type FacetChoices, withFacet } from "./facet-choices.ts"
import { readPeriod } from "./period.ts"

/** Characters; what is longer is neither written nor read. */
const longest = 4000

const condition = (key: string, values: ReadonlyArray<string>): string => {
  const written = values.toSorted().map(quotedWhereNeeded)
  return written.length === 1 ? `${key} is ${written.join("")}` : `${key} is (${written.join(" or ")})`
}

/**
 * Chosen values in the language of filters: `utgStatus is (Error or Online) and utgVersion is 5.0.0.3018`. The same
 * text for the same values, in whatever order they were chosen; null for none, and for more than an address holds.
 */
export const writeFacets = (choices: FacetChoices): string | null => {
  const text = Object.entries(choices)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([key, values]) => (values.length === 0 ? [] : [condition(key, values)]))
    .join(" and ")
  return text === "" || text.length > longest ? null : text
}

/** A word, a quoted text or a bracket. */
const token = /\s*("(?:[^"\\]|\\[^])*"|[()]|[^\s"()]+)\s*/uy

const tokensOf = (text: string): ReadonlyArray<string> | null => {
  const tokens: Array<string> = []
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)?.[1]
    if (found === undefined) return null
    tokens.push(found)
    at = token.lastIndex
  }
  return tokens
}

const isWord = (text: string | undefined, word: string): boolean => text?.toLowerCase() === word

const valueOf = (written: string): string =>
  written.startsWith('"') ? written.slice(1, -1).replaceAll(/\\([^])/gu, "$1") : written

const isValue = (text: string | undefined): text is string => text !== undefined && text !== "(" && text !== ")"

/** `value`, or `(value or value)`, from a place on; null where it is neither. */
const valuesAt = (
  tokens: ReadonlyArray<string>,
  at: number
): { readonly values: ReadonlyArray<string>; readonly end: number } | null => {
  const first = tokens[at]
  if (first !== "(") return isValue(first) ? { values: [valueOf(first)], end: at + 1 } : null
  const values: Array<string> = []
  for (let place = at + 1; ; place += 2) {
    const value = tokens[place]
    if (!isValue(value)) return null
    values.push(valueOf(value))
    if (tokens[place + 1] === ")") return { values, end: place + 2 }
    if (!isWord(tokens[place + 1], "or")) return null
  }
}

interface ColumnOfValues {
  readonly key: string
  readonly kind: CellKind
}
interface Facetable {
  readonly columns: ReadonlyArray<ColumnOfValues>
  readonly linkColumns?: ReadonlyArray<ColumnOfValues>
}

/**
 * The values that a text chooses, in columns there are. What cannot be read is left out with what follows it; never
 * throws.
 */
export const readFacets = (
  list: Facetable,
  text: string
): { readonly choices: FacetChoices; readonly isBroken: boolean } => {
  const tokens = text.length > longest ? null : tokensOf(text)
  let choices: FacetChoices = {}
  let isBroken = tokens === null
  const columns = choosableColumns<ColumnOfValues>(list)
  for (let at = 0; tokens !== null && at < tokens.length; ) {
    const key = tokens[at] ?? ""
    const read = isWord(tokens[at + 1], "is") ? valuesAt(tokens, at + 2) : null
    const isLast = read !== null && read.end === tokens.length
    if (read === null || !(isLast || (isWord(tokens[read.end], "and") && read.end + 1 < tokens.length))) {
      isBroken = true
      break
    }
    const column = columns.find((each) => each.key === key)
    const values =
      column?.kind === "date" ? read.values.filter((each) => each === "" || readPeriod(each) !== null) : read.values
    if (column === undefined || values.length < read.values.length) isBroken = true
    if (column !== undefined) choices = withFacet(choices, key, [...(choices[key] ?? []), ...values])
    at = read.end + 1
  }
  return { choices, isBroken }
}
