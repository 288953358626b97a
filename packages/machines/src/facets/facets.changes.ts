import { type ChosenValues, chosenText, valuesChosen } from "@command-center/domain/facet/chosen-values"
import { facetMessages } from "@command-center/domain/facet/facet-messages"
import { askedKeys, type Facets, type FacetsRequest, shownValues } from "@command-center/domain/facet/facets"
import type { FacetsContext, FacetsInput, SeenRows } from "./facets.types.ts"

type Change = Partial<FacetsContext>

export const opened = ({ list, chosen }: FacetsInput): FacetsContext => ({
  list,
  seen: { search: "", chosen, loadedAt: null },
  isOpen: false,
  terms: {},
  counted: null,
  asked: null,
  told: chosenText(chosen),
  said: ""
})

export const termOf = ({ terms }: Pick<FacetsContext, "terms">, key: string): string =>
  Object.hasOwn(terms, key) ? (terms[key] ?? "") : ""

/** What is asked of the rows: the columns while the panel is open, and how many rows are left in any case. */
export const requestOf = (context: FacetsContext): FacetsRequest => {
  const { list, seen, isOpen } = context
  const keys = isOpen ? askedKeys(list.facets ?? [], seen.chosen) : []
  const facets = keys.map((key) => {
    const term = termOf(context, key)
    return { key, term, most: term === "" ? shownValues.first : shownValues.found }
  })
  return { search: seen.search, chosen: seen.chosen, facets }
}

const askedText = (context: FacetsContext): string => JSON.stringify([context.seen.loadedAt, requestOf(context)])

/** Rows are there, somebody looks at the values or has to be told, and what was asked last is something else. */
export const isOld = (context: FacetsContext): boolean =>
  context.seen.loadedAt !== null &&
  (context.isOpen || context.told !== chosenText(context.seen.chosen)) &&
  context.asked !== askedText(context)

export const asked = (context: FacetsContext): Change => ({ asked: askedText(context) })

export const isOtherSeen = ({ seen }: FacetsContext, next: SeenRows): boolean =>
  seen.search !== next.search || seen.loadedAt !== next.loadedAt || chosenText(seen.chosen) !== chosenText(next.chosen)

/** What was looked for is over when the panel is closed. */
export const toggled = ({ isOpen }: FacetsContext): Change => ({ isOpen: !isOpen, terms: {} })

const labelsOf = ({ list }: FacetsContext, chosen: ChosenValues): ReadonlyArray<string> =>
  Object.keys(chosen).map((key) => {
    const label = list.columns.find((column) => column.key === key)?.label ?? key
    const values = valuesChosen(chosen, key).map((value) => value || facetMessages.noValue)
    return `${label} ${values.join(" or ")}`
  })

export const counted = (context: FacetsContext, facets: Facets): Change => {
  const { seen, told, isOpen } = context
  const text = chosenText(seen.chosen)
  return {
    ...(isOpen ? { counted: facets } : {}),
    ...(text === told ? {} : { told: text, said: facetMessages.left(labelsOf(context, seen.chosen), facets.left) })
  }
}
