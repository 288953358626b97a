import { quotedWhereNeeded } from "../filter/expression-value.ts"
import { type CellKind, choosableColumns, type LabelColumn } from "../rows/list-description.ts"
import { type FacetChoices, withFacet } from "./facet-choices.ts"
import { readPeriod } from "./period.ts"

/** Characters; what is longer is neither written nor read. */
const longest = 4000

interface ColumnOfValues {
  readonly key: string
  readonly label: string
  readonly kind: CellKind
}

/** A list whose columns can be chosen of. */
export interface Facetable {
  readonly columns: ReadonlyArray<ColumnOfValues>
  readonly linkColumns?: ReadonlyArray<ColumnOfValues>
  readonly labels?: LabelColumn
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** A column by its label, as a filter names it, or by its key, as addresses of earlier releases do. */
const columnCalled = (columns: ReadonlyArray<ColumnOfValues>, name: string): ColumnOfValues | undefined =>
  columns.find(({ key }) => key === name) ?? columns.find(({ label }) => isSame(label, name))

/** What a column is called in a text: by its label where that is read back as this column. */
const nameOf = (columns: ReadonlyArray<ColumnOfValues>, key: string): string => {
  const label = columns.find((column) => column.key === key)?.label ?? key
  const isPlain = /^[^\s"()]+(?: [^\s"()]+)*$/u.test(label) && !/(?:^| )is(?: |$)/iu.test(label)
  return isPlain && columnCalled(columns, label)?.key === key ? label : key
}

const condition = (name: string, values: ReadonlyArray<string>): string => {
  const texts = values.toSorted().map(quotedWhereNeeded)
  return texts.length === 1 ? `${name} is ${texts.join("")}` : `${name} is (${texts.join(" or ")})`
}

const written = (list: Facetable, choices: FacetChoices): string => {
  const columns = choosableColumns<ColumnOfValues>(list)
  return Object.entries(choices)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([key, values]) => (values.length === 0 ? [] : [condition(nameOf(columns, key), values)]))
    .join(" and ")
}

/** Whether an address can hold these values: others are forgotten with the page. */
export const fitsAddress = (list: Facetable, choices: FacetChoices): boolean => written(list, choices).length <= longest

/**
 * Chosen values in the language of filters: `UTG Status is (Error or Online) and UTG Version is 5.0.0.3018`. The same
 * text for the same values, in whatever order they were chosen; null for none, and for more than an address holds.
 */
export const writeFacets = (list: Facetable, choices: FacetChoices): string | null => {
  const text = written(list, choices)
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

/** Where `is` stands that ends a column's name, which may be of several words; -1 without one. */
const endOfName = (tokens: ReadonlyArray<string>, at: number): number => {
  let end = at + 1
  while (end < tokens.length && isValue(tokens[end]) && !isWord(tokens[end], "is")) end += 1
  return isWord(tokens[end], "is") ? end : -1
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
    const end = endOfName(tokens, at)
    const read = end < 0 ? null : valuesAt(tokens, end + 1)
    const isLast = read !== null && read.end === tokens.length
    if (read === null || !(isLast || (isWord(tokens[read.end], "and") && read.end + 1 < tokens.length))) {
      isBroken = true
      break
    }
    const column = columnCalled(columns, tokens.slice(at, end).join(" "))
    const values =
      column?.kind === "date" ? read.values.filter((each) => each === "" || readPeriod(each) !== null) : read.values
    if (column === undefined || values.length < read.values.length) isBroken = true
    if (column !== undefined) {
      const { key } = column
      choices = withFacet(choices, key, [...(choices[key] ?? []), ...values])
    }
    at = read.end + 1
  }
  return { choices, isBroken }
}
