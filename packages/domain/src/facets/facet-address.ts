import type { CellKind } from "../rows/list-description.ts"
import { type FacetChoices, withFacet } from "./facet-choices.ts"
import { readPeriod } from "./period.ts"

interface Facetable {
  readonly columns: ReadonlyArray<{ readonly key: string; readonly kind: CellKind }>
}

/** Characters; what is longer is not written. */
const longest = 6000

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"))

/** The choices as one text, `column:value,value;column:value`, each value escaped; "" for none or for far too many. */
export const writeFacets = (choices: FacetChoices): string => {
  const text = Object.entries(choices)
    .map(([key, values]) => `${encoded(key)}:${values.map(encoded).join(",")}`)
    .join(";")
  return text.length > longest ? "" : text
}

/** The choices that a text means; columns that the list does not have and what can't be read is left out and said. */
export const readFacets = (
  { columns }: Facetable,
  text: string
): { readonly choices: FacetChoices; readonly isBroken: boolean } => {
  let choices: FacetChoices = {}
  let isBroken = false
  for (const part of text.split(";").filter((each) => each !== "")) {
    const [name = "", ...rest] = part.split(":")
    const column = columns.find(({ key }) => key === decoded(name))
    const values = rest.join(":").split(",").map(decoded)
    const readable = values.flatMap((value) => {
      if (value === null || rest.length === 0) return []
      return column?.kind === "date" && readPeriod(value) === null ? [] : [value]
    })
    if (column === undefined || readable.length < values.length) isBroken = true
    if (column !== undefined) choices = withFacet(choices, column.key, readable)
  }
  return { choices, isBroken }
}
