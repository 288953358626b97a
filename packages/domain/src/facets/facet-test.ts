import { type CellKind, choosableColumns } from "../rows/list-description.ts"
import { type FacetChoices, facetText } from "./facet-choices.ts"
import { isInRange, readIdRange } from "./id-range.ts"
import { isInPeriod, readPeriod } from "./period.ts"

/** Whether a value is one of those chosen in a column of this kind. */
export const facetTest = (kind: CellKind, chosen: ReadonlyArray<string>): ((value: unknown) => boolean) => {
  if (kind === "date") {
    const periods = chosen.flatMap((each) => readPeriod(each) ?? [])
    const isNoneChosen = chosen.includes("")
    return (value) => {
      const text = facetText(value)
      return text === "" ? isNoneChosen : periods.some((period) => isInPeriod(period, text))
    }
  }
  const texts = new Set(chosen)
  const ranges = kind === "number" ? chosen.flatMap((each) => readIdRange(each) ?? []) : []
  return (value) => {
    const text = facetText(value)
    return texts.has(text) || (text !== "" && ranges.some((range) => isInRange(range, Number(text))))
  }
}

interface Tested {
  readonly key: string
  readonly kind: CellKind
}

/** Whether a row has one of the values chosen in every column that has any. */
export const hasFacets = (
  list: { readonly columns: ReadonlyArray<Tested>; readonly linkColumns?: ReadonlyArray<Tested> },
  choices: FacetChoices
): ((row: object) => boolean) => {
  const tests = choosableColumns<Tested>(list).flatMap(({ key, kind }) => {
    const chosen = choices[key] ?? []
    return chosen.length === 0 ? [] : [{ key, isChosen: facetTest(kind, chosen) }]
  })
  return (row) => {
    const values = new Map<string, unknown>(Object.entries(row))
    return tests.every(({ key, isChosen }) => isChosen(values.get(key)))
  }
}
