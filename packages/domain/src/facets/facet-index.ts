import { type CodedColumn, codedColumn } from "../rows/coded-column.ts"
import { labelColumn, labelsIn, singleLabels } from "../rows/label-column.ts"
import { type CellKind, choosableColumns, type ListDescription, type RowLabels } from "../rows/list-description.ts"
import type { Narrowing } from "../rows/narrowing.ts"
import type { RowStore } from "../rows/row-store.ts"
import type { Matches } from "../rows/search-index.ts"
import { type FacetChoices, noFacets } from "./facet-choices.ts"
import { facetTest } from "./facet-test.ts"
import { type FacetValue, type FacetValues, makeFacetValues } from "./facet-values.ts"
import { labelChoices } from "./label-choices.ts"

/** A column that can be narrowed: its first values with the rows that have them, what most rows have before others. */
export interface Facet {
  readonly key: string
  readonly values: ReadonlyArray<FacetValue>
  /** How many values have the text that is looked for. */
  readonly found: number
  /** How many of these are not among the values. */
  readonly more: number
  /** How many values there are. */
  readonly distinct: number
}

export interface FacetsRequest extends Narrowing {
  /** What is looked for among the values of a column, by its key. */
  readonly terms?: Readonly<Record<string, string>>
  /** Whose values are asked for, whether or not they narrow the list; those that do without it. */
  readonly columns?: ReadonlyArray<string>
}

interface Counted {
  readonly column: CodedColumn
  readonly values: FacetValues
  /** What is counted of the column's texts, as it is counted of its values. */
  readonly ofValues: (ofTexts: Uint32Array) => Uint32Array
}

const same = (counts: Uint32Array): Uint32Array => counts

/** How many of the chosen columns each row fails, two standing for more, and the last of them by its place. */
interface Failures {
  readonly chosen: string
  readonly keys: ReadonlyArray<string>
  readonly count: Uint8Array
  readonly last: Uint8Array
}

/** Narrows the rows of one load by values of their columns, and counts those values. */
export const makeFacetIndex = <Row extends object>(
  list: Pick<ListDescription<Row>, "columns" | "linkColumns" | "facets" | "labels">,
  store: RowStore<Row>,
  told: RowLabels
) => {
  const { facets = [] } = list
  let labels = told
  const choosable = choosableColumns(list)
  const total = store.count()
  const known = new Map<string, Counted>()
  let failed: Failures | null = null
  let last: { readonly found: Matches | null; readonly failures: Failures; readonly matches: Matches } | null = null

  const kindOf = (key: string): CellKind => choosable.find((each) => each.key === key)?.kind ?? "text"

  const isNamed = (key: string): boolean =>
    key === list.labels?.key || list.columns.some((each) => each.key === key && (each.isNamed || each.kind === "flag"))

  const countLabels = (): Counted => {
    const column = labelColumn(store, labels)
    const { ofLabels, ...values } = singleLabels(column)
    return { column, values: makeFacetValues(values, "text"), ofValues: ofLabels }
  }

  const countColumn = (key: string): Counted | null => {
    const held = store.column(key)
    if (held === null) return null
    const column = codedColumn(held, total)
    return { column, values: makeFacetValues(column, kindOf(key)), ofValues: same }
  }

  const countedOf = (key: string): Counted | null => {
    const made = known.get(key) ?? (key === list.labels?.key ? countLabels() : countColumn(key))
    if (made !== null) known.set(key, made)
    return made
  }

  /** Whether a text of a column holds one of the values chosen in it. */
  const testOf = (key: string, chosen: ReadonlyArray<string>): ((text: string) => boolean) => {
    if (key !== list.labels?.key) return facetTest(kindOf(key), chosen)
    const { holds } = labelChoices(chosen)
    return (text) => labelsIn(text).some(holds)
  }

  /** One pass for each chosen column tells for all of them which rows are shown, and which would be but for one. */
  const failuresOf = (choices: FacetChoices): Failures => {
    const chosen = JSON.stringify(Object.entries(choices))
    if (failed?.chosen === chosen) return failed
    const keys = Object.keys(choices)
    const [count, lastOf] = [new Uint8Array(total), new Uint8Array(total)]
    for (const [place, key] of keys.entries()) {
      const holds = testOf(key, choices[key] ?? [])
      const column = countedOf(key)?.column
      const held = Uint8Array.from(column?.texts ?? [], (text) => Number(holds(text)))
      for (let position = 0; position < total; position += 1) {
        if (column !== undefined && held[column.codes[position] ?? 0] === 1) continue
        count[position] = count[position] === 0 ? 1 : 2
        lastOf[position] = place
      }
    }
    failed = { chosen, keys, count, last: lastOf }
    return failed
  }

  /** Of the rows that a search found, null for all, those that are chosen in every column. */
  const narrowed = (found: Matches | null, choices: FacetChoices = noFacets): Matches | null => {
    if (Object.keys(choices).length === 0) return found
    const failures = failuresOf(choices)
    if (last?.found === found && last.failures === failures) return last.matches
    const marks = new Uint8Array(total)
    let count = 0
    for (let position = 0; position < total; position += 1) {
      if (found?.marks[position] === 0 || failures.count[position] !== 0) continue
      marks[position] = 1
      count += 1
    }
    last = { found, failures, matches: { term: found?.term ?? "", marks, count } }
    return last.matches
  }

  /** Of each value the rows that a search found and the other columns' choices leave. */
  const countsIn = (
    key: string,
    { texts, codes }: CodedColumn,
    found: Matches | null,
    failures: Failures
  ): Uint32Array => {
    const counts = new Uint32Array(texts.length)
    const own = failures.keys.indexOf(key)
    const marks = found?.marks ?? null
    const { count, last: lastFailed } = failures
    for (let position = 0; position < total; position += 1) {
      if (marks !== null && marks[position] === 0) continue
      const failing = count[position] ?? 0
      if (failing > 1 || (failing === 1 && lastFailed[position] !== own)) continue
      const code = codes[position] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    return counts
  }

  /** The values of a column to choose from; a label is written as it was chosen, by which it is known as such. */
  const shownOf = (
    key: string,
    { values }: Counted,
    term: string,
    within: Uint32Array,
    chosen: ReadonlyArray<string>
  ) => {
    if (key !== list.labels?.key) return values.shown(term, within, chosen)
    const choices = labelChoices(chosen)
    const shown = values.shown(term, within, choices.asHad(values.texts))
    return { ...shown, values: shown.values.map((each) => ({ ...each, text: choices.asChosen(each.text) })) }
  }

  const isOffered = (key: string, { values }: Counted, chosen: ReadonlyArray<string>): boolean =>
    (values.distinct > 1 && (isNamed(key) || values.areShared)) || chosen.length > 0

  return {
    narrowed,
    /** The user has put other labels on rows. */
    label: (next: RowLabels): void => {
      labels = next
      known.delete(list.labels?.key ?? "")
      failed = null
      last = null
    },
    /**
     * The columns that can be narrowed, their values counted in the rows that a search found and the other columns'
     * choices leave. A column is offered where its values tell the list's rows apart, and some have more than one or they
     * are names, whatever is searched for, so that none comes and goes; what is chosen is there even where no row has
     * it. The user's own labels are names, and come first.
     */
    counted: (found: Matches | null, { facets: choices = noFacets, terms = {}, columns: asked }: FacetsRequest) => {
      const failures = failuresOf(choices)
      const offered = [...(list.labels === undefined ? [] : [list.labels.key]), ...facets]
      return (asked ?? offered).flatMap((key): ReadonlyArray<Facet> => {
        const counted = countedOf(key)
        const chosen = choices[key] ?? []
        if (counted === null || (asked === undefined && !isOffered(key, counted, chosen))) return []
        const { column, values, ofValues } = counted
        const counts = ofValues(countsIn(key, column, found, failures))
        return [{ key, ...shownOf(key, counted, terms[key] ?? "", counts, chosen), distinct: values.distinct }]
      })
    }
  }
}
