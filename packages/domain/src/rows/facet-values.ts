import type { AskedFacet, FacetValue } from "../facet/facets.ts"
import { orderOfVersions, versionParts } from "../filter/version-parts.ts"
import type { CodedColumn } from "./coded-column.ts"
import type { CellKind } from "./list-description.ts"

type Order = (left: number, right: number) => number

const orderOfTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** What most rows have comes first, of versions the newest. Nothing that is chosen or searched for changes it. */
const orderIn = ({ values, counts }: CodedColumn, kind: CellKind): Order => {
  const byCount: Order = (left, right) =>
    (counts[right] ?? 0) - (counts[left] ?? 0) || orderOfTexts(values[left] ?? "", values[right] ?? "")
  if (kind !== "version") return byCount
  const parts = values.map(versionParts)
  return (left, right) => {
    const [one, other] = [parts[left] ?? null, parts[right] ?? null]
    if (one === null || other === null) return one === other ? byCount(left, right) : one === null ? 1 : -1
    return orderOfVersions(other, one) || byCount(left, right)
  }
}

/** The first ones in this order, without ordering the others. */
const firstOf = (codes: Iterable<number>, most: number, order: Order): ReadonlyArray<number> => {
  const first: Array<number> = []
  for (const code of codes) {
    const last = first[most - 1]
    if (most === 0 || (last !== undefined && order(code, last) >= 0)) continue
    const place = first.findIndex((each) => order(code, each) < 0)
    first.splice(place < 0 ? first.length : place, 0, code)
    if (first.length > most) first.pop()
  }
  return first
}

/** The codes of the values that have a text in them, whatever its case. */
function* codesWith(values: ReadonlyArray<string>, term: string): Generator<number> {
  const sought = term.toLowerCase()
  for (let code = 0; code < values.length; code += 1) {
    if (sought === "" || values[code]?.toLowerCase().includes(sought) === true) yield code
  }
}

interface Counted {
  readonly kind: CellKind
  /** By code, of the rows at hand. */
  readonly counts: Uint32Array
  readonly chosen: ReadonlyArray<string>
}

/** The values that are asked for, with their counts, and how many there would be. */
export const facetValues = (
  column: CodedColumn,
  { term, most }: AskedFacet,
  { kind, counts, chosen }: Counted
): { readonly values: ReadonlyArray<FacetValue>; readonly found: number } => {
  const { values } = column
  const codes = [...codesWith(values, term)]
  const valueAt = (code: number): FacetValue => ({ value: values[code] ?? "", count: counts[code] ?? 0 })
  const first = firstOf(codes, most, orderIn(column, kind)).map(valueAt)
  const missing = term === "" ? chosen.filter((value) => first.every((each) => each.value !== value)) : []
  const codeOf = new Map(missing.map((value) => [value, values.indexOf(value)]))
  const beyond = missing.map((value): FacetValue => ({ value, count: counts[codeOf.get(value) ?? -1] ?? 0 }))
  return { values: [...first, ...beyond], found: codes.length }
}
