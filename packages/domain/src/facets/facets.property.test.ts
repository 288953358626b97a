import fc from "fast-check"
import { expect, it } from "vitest"
import { makeRowsEngine } from "../rows/rows-engine.ts"
import { hostileTexts } from "../rows/sample-hostile-rows.ts"
import { type SampleRow, sampleList, sampleRow } from "../rows/sample-list.ts"
import { type FacetChoices, facetText } from "./facet-choices.ts"

const facets = ["place", "version", "count", "isActive"] as const
const list = { ...sampleList, facets }

const texts = fc.option(fc.constantFrom("Oslo", "Rome", "oslo", ...hostileTexts))
const row = fc.record({
  name: fc.option(fc.string()),
  place: texts,
  version: fc.option(fc.constantFrom("5.0.0.1", "5.0.0.2", "")),
  count: fc.option(fc.integer({ min: 0, max: 3 })),
  isActive: fc.option(fc.boolean())
})
const rows = fc.array(row, { maxLength: 60 }).map((all) => all.map((each, at) => sampleRow({ id: at + 1, ...each })))
const choices = fc.record(
  {
    place: fc.uniqueArray(texts.map(facetText), { minLength: 1, maxLength: 3 }),
    version: fc.uniqueArray(fc.constantFrom("5.0.0.1", "5.0.0.2", "9"), { minLength: 1 }),
    isActive: fc.uniqueArray(fc.constantFrom("true", "false", ""), { minLength: 1 })
  },
  { requiredKeys: [] }
)

const holds = (each: SampleRow, search: string): boolean =>
  Object.values(each).some((value) => typeof value === "string" && value.toLowerCase().includes(search.toLowerCase()))

it("the counts of values are those of filtering by them, and of all but their own column's choices", () => {
  fc.assert(
    fc.property(rows, choices, fc.constantFrom("", "o", "5.0"), (all, chosen, search) => {
      const engine = makeRowsEngine(list)
      engine.replace(all)
      const asked: FacetChoices = chosen
      const isChosen = (each: SampleRow, but: string | null) =>
        Object.entries(asked).every(
          ([key, values]) => key === but || values.includes(facetText(Reflect.get(each, key)))
        )
      const searched = all.filter((each) => search === "" || holds(each, search))
      const shown = engine.view({ search, facets: chosen, sort: list.defaultSort, page: 1, pageSize: 100 })
      expect(shown.rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        searched.filter((each) => isChosen(each, null)).map(({ id }) => id)
      )
      expect([...engine.ids({ search, facets: chosen })].length).toBe(shown.filtered)
      for (const { key, values } of engine.facets({ search, facets: chosen })) {
        const others = searched.filter((each) => isChosen(each, key))
        for (const { text, count } of values) {
          expect(count).toBe(others.filter((each) => facetText(Reflect.get(each, key)) === text).length)
        }
        expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(others.length)
      }
    }),
    { numRuns: 300 }
  )
})
