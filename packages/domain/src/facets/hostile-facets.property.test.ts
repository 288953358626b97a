import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { makeRowReader } from "../rows/row-reader.ts"
import { makeRowsEngine } from "../rows/rows-engine.ts"
import { hostileRows } from "../rows/sample-hostile-rows.ts"
import { type SampleRow, sampleFields, sampleList } from "../rows/sample-list.ts"
import { type FacetChoices, facetText } from "./facet-choices.ts"

const read = makeRowReader(sampleFields)

/** Rows as a list holds them, each id once; the names hardly repeat, so that their column has no dictionary. */
const held = (count: number): ReadonlyArray<SampleRow> => {
  const rows = hostileRows(sampleFields, count).rows.flatMap((wire) =>
    Result.getOrElse(
      Result.map(read(wire), (row) => [row]),
      () => []
    )
  )
  const byId = new Map(rows.toReversed().map((row) => [row.id, row]))
  return [...byId.values()]
    .toReversed()
    .map((row) => (row.id % 3 === 0 ? row : { ...row, name: `${row.name} ${row.id}` }))
}

const most = 100
const keys = ["name", "place", "version", "count", "isActive"] as const
type Key = (typeof keys)[number]

/** The rule itself: look at each row. */
const isShown = (row: SampleRow, search: string, chosen: FacetChoices, without?: Key): boolean => {
  const texts = [row.name, row.place, row.version, row.seenAt].filter((text) => text !== null)
  return (
    texts.some((text) => text.toLowerCase().includes(search.toLowerCase())) &&
    keys.every(
      (key) => key === without || !Object.hasOwn(chosen, key) || (chosen[key] ?? []).includes(facetText(row[key]))
    )
  )
}

/** How many cases are tried of so many rows. */
const sizes = [
  [400, 60],
  [9000, 8],
  [100_000, 2]
] as const

it.each(sizes)(
  "values are counted, and rows shown, as by looking at each of %i rows",
  (count, numRuns) => {
    const rows = held(count)
    const engine = makeRowsEngine({ ...sampleList, facets: keys })
    engine.replace(rows)
    const values = (key: Key) => [...new Set(rows.map((row) => facetText(row[key])))].slice(0, 25)
    const chosenOf = (key: Key) =>
      fc.uniqueArray(fc.constantFrom(...values(key), "no row has this"), { minLength: 1, maxLength: 4 })
    /** What most rows have, as many as are asked for; there are not as many versions. */
    const first = (key: Key): ReadonlyArray<string> => {
      const counts = new Map<string, number>()
      for (const row of rows) counts.set(facetText(row[key]), (counts.get(facetText(row[key])) ?? 0) + 1)
      const inOrder = [...counts].toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
      return inOrder.slice(0, most).map(([value]) => value)
    }
    const anyChosen = fc.record(
      {
        name: chosenOf("name"),
        place: chosenOf("place"),
        version: chosenOf("version"),
        count: chosenOf("count"),
        isActive: chosenOf("isActive")
      },
      { requiredKeys: [], noNullPrototype: true }
    )
    const anySearch = fc.constantFrom("", "", "a", "zero", "<", "NULL", "\u2028", "nowhere at all")
    fc.assert(
      fc.property(anySearch, anyChosen, (search, chosen) => {
        const matches = (row: SampleRow, without?: Key) =>
          search === "" ? isShown({ ...row, seenAt: "" }, "", chosen, without) : isShown(row, search, chosen, without)
        const facets = engine.facets({ search, facets: chosen, columns: keys })
        const shown = rows.filter((row) => matches(row))
        expect([...engine.ids({ search, facets: chosen })].toSorted((a, b) => a - b)).toEqual(
          shown.map(({ id }) => id).toSorted((a, b) => a - b)
        )
        for (const [place, key] of keys.entries()) {
          const counted = new Map<string, number>()
          for (const row of rows)
            counted.set(facetText(row[key]), (counted.get(facetText(row[key])) ?? 0) + (matches(row, key) ? 1 : 0))
          for (const value of chosen[key] ?? []) if (!counted.has(value)) counted.set(value, 0)
          const values = facets[place]?.values ?? []
          expect(values.map(({ text, count: each }) => [text, each])).toEqual(
            values.map(({ text }) => [text, counted.get(text)])
          )
          expect(new Set(values.map(({ text }) => text))).toEqual(new Set([...first(key), ...(chosen[key] ?? [])]))
        }
      }),
      { numRuns }
    )
  },
  120_000
)
