import type { UtgRow } from "./utg.ts"
import { utgList } from "./utg-list.ts"

/** Where a UTG is: its merchant and location tell it from another of its name. */
export const placeOfUtg = (row: Pick<UtgRow, "componentMerchant" | "componentLocation">): string =>
  [row.componentMerchant, row.componentLocation].filter((text) => text !== "" && text !== null).join(", ")

export interface NamedUtg {
  readonly id: number
  readonly name: string
  /** Empty where the name alone says which one it is. */
  readonly place: string
}

/** What is acted on, by name: with its place where it is the only one, or where another has its name. */
export const namedUtgs = (rows: ReadonlyArray<UtgRow>): ReadonlyArray<NamedUtg> => {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const name of rows.map(utgList.nameOf)) (seen.has(name) ? shared : seen).add(name)
  return rows.map((row) => {
    const name = utgList.nameOf(row)
    return { id: row.componentId, name, place: rows.length === 1 || shared.has(name) ? placeOfUtg(row) : "" }
  })
}
