import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { deviceList } from "../device/device-list.ts"
import type { FacetChoices } from "../facets/facet-choices.ts"
import { writeFacets } from "../facets/facet-expression.ts"
import { defaultTaskFilter, emptyFilter, type FilterClause, type FilterDraft } from "../filter/filter-draft.ts"
import { toPredicates } from "../filter/filter-predicates.ts"
import { isMoment, readableOperators } from "../filter/operator.ts"
import {
  deviceAddressProperties,
  type FilterProperty,
  optionsOf,
  tasksAddressProperties,
  utgAddressProperties
} from "../filter/property.ts"
import { formList } from "../form/form-list.ts"
import { installationList } from "../installation/installation-list.ts"
import { profileList } from "../profile/profile-list.ts"
import { taskList } from "../task/task-list.ts"
import { templateList } from "../template/template-list.ts"
import { startOfDayBefore } from "../time/schedule-time.ts"
import { userList } from "../user/user-list.ts"
import { utgList } from "../utg/utg-list.ts"
import { withListAddress } from "./address-parts.ts"
import { type ColumnLayout, columnWidths, densities } from "./columns.ts"
import { type AddressedList, type ListPlace, readListAddress, writeListAddress } from "./list-address.ts"
import { pageSizes } from "./paging.ts"

const now = new Date("2026-11-20T15:15:00.000Z")

type Named = readonly [name: string, of: (timeZone: string) => AddressedList]

const named = (
  list: AddressedList["list"] & { readonly id: string },
  properties: ReadonlyArray<FilterProperty> = [],
  defaultFilter: (now: Date, timeZone: string) => FilterDraft = () => emptyFilter
): Named => [list.id, (timeZone) => ({ list, properties, defaultFilter: defaultFilter(now, timeZone), timeZone })]

const lists: ReadonlyArray<Named> = [
  named(utgList, utgAddressProperties),
  named(taskList, tasksAddressProperties, defaultTaskFilter),
  named(deviceList, deviceAddressProperties),
  named(formList),
  named(userList),
  named(profileList),
  named(installationList),
  named(templateList)
]

/** Everything that an address, a quote or an expression could take for its own. */
const oddText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(..."aB5.,:/?#&=+%'\"\\()<>!-_~*;@[] \t\u202e\u0000é漢😀", " and ", " or ", "%20", "before"),
    maxLength: 12
  }),
  fc.string({ unit: "grapheme", maxLength: 20 })
)
const zones = fc.constantFrom("UTC", "America/New_York", "America/Havana", "Asia/Kathmandu", "Pacific/Apia")

const valueOf = ({ kind }: FilterProperty, timeZone: string): fc.Arbitrary<string> => {
  switch (kind) {
    case "text":
      return oddText.map((text) => text.trim()).filter((text) => text !== "")
    case "version":
      return fc.array(fc.nat(4000), { minLength: 1, maxLength: 4 }).map((parts) => parts.join("."))
    case "wholeNumber":
      return fc.integer({ min: 1, max: 999_999_999 }).map(String)
    case "guid":
      return fc.uuid()
    case "date":
      return fc.nat(4000).map((days) => startOfDayBefore(now, days, timeZone).toISOString())
    case "instant":
      return fc.nat(4_000_000_000).map((seconds) => new Date(seconds * 1000 + 7).toISOString())
    case "taskType":
    case "taskStatus":
      return fc.constantFrom(...optionsOf(kind).map(({ value }) => value))
  }
}

const clauseOf = (property: FilterProperty, timeZone: string): fc.Arbitrary<FilterClause> => {
  const condition = fc.record({
    operator: fc.constantFrom(...readableOperators(property.kind)),
    value: valueOf(property, timeZone)
  })
  const first = condition.map((clause) => (isMoment(property.kind) ? { ...clause, touched: true } : clause))
  if (!property.secondClause) return first
  return fc
    .tuple(first, fc.option(condition), fc.constantFrom("AND" as const, "OR" as const))
    .map(([clause, second, joiner]) => (second === null ? clause : { ...clause, second: { ...second, joiner } }))
}

const filterOf = (properties: ReadonlyArray<FilterProperty>, timeZone: string): fc.Arbitrary<FilterDraft> =>
  fc
    .subarray([...properties], { maxLength: Math.min(6, properties.length) })
    .chain((some) => fc.record(Object.fromEntries(some.map((each) => [each.propertyName, clauseOf(each, timeZone)]))))

const layoutOf = (keys: ReadonlyArray<string>): fc.Arbitrary<ColumnLayout> =>
  fc.record({
    density: fc.constantFrom(...densities),
    columns: fc.shuffledSubarray([...keys], { minLength: keys.length }).chain((order) =>
      fc
        .tuple(
          ...order.map((key, index) =>
            fc.record({
              key: fc.constant(key),
              isShown: index === 0 ? fc.constant(true) : fc.boolean(),
              isPinned: fc.boolean(),
              width: fc.option(fc.integer({ min: columnWidths.least, max: columnWidths.most }))
            })
          )
        )
        .map((columns) => [...columns])
    )
  })

const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "")

/** Values chosen in some of the columns, of texts and of dates. */
const facetsOf = (columns: AddressedList["list"]["columns"]): fc.Arbitrary<FacetChoices> =>
  fc
    .tuple(
      ...columns.map(({ key, kind }) => {
        const value =
          kind === "date" ? fc.constantFrom("2026-11-20T10:00:00.000Z/..", "../..") : oddText.map(wellFormed)
        return fc
          .option(fc.uniqueArray(value, { minLength: 1, maxLength: 3 }))
          .map((values) => [key, values === null ? null : values.toSorted()] as const)
      })
    )
    .map((chosen) => Object.fromEntries(chosen.flatMap(([key, values]) => (values === null ? [] : [[key, values]]))))
    .filter((choices) => writeFacets({ columns }, choices) !== null || Object.keys(choices).length === 0)

const placeOf = ({ list, properties, timeZone }: AddressedList): fc.Arbitrary<ListPlace> =>
  fc.record({
    search: oddText,
    sort: fc.record({
      key: fc.constantFrom(...list.columns.filter(({ sortable }) => sortable !== false).map(({ key }) => key)),
      direction: fc.constantFrom("ascending", "descending")
    }),
    page: fc.integer({ min: 1, max: 9_999_999 }),
    pageSize: fc.constantFrom(...pageSizes),
    filter: filterOf(properties, timeZone),
    facets: facetsOf(list.columns),
    layout: layoutOf(list.columns.map(({ key }) => key))
  })

/** The address as the browser's bar has it: it must not escape anything further. */
const inBar = (query: string): string => new URL(`https://console.example.test/be/1/utgs?${query}`).search.slice(1)

describe.each(lists)("the address of %s", (_, of) => {
  it("reproduces every place, and is the same in the browser's bar", { timeout: 60_000 }, () => {
    const places = zones.map(of).chain((addressed) => fc.tuple(fc.constant(addressed), placeOf(addressed)))
    fc.assert(
      fc.property(places, fc.constantFrom("", "?debug", "?x=%zz&intent=1"), ([addressed, place], others) => {
        const address = writeListAddress(addressed, place)
        expect(inBar(address)).toBe(address)
        const { place: read, ignored } = readListAddress(addressed, withListAddress(others, address))
        const { properties, timeZone, defaultFilter } = addressed
        const sent = (draft: FilterDraft | null) => toPredicates(properties, draft ?? defaultFilter, timeZone)
        const whole = read ?? { ...place, pageSize: null, layout: null, filter: null, facets: {} }
        expect({
          ...whole,
          facets: whole.facets ?? {},
          filter: sent(whole.filter),
          layout: null,
          pageSize: whole.pageSize ?? 250
        }).toEqual({
          ...place,
          filter: sent(place.filter),
          layout: null
        })
        expect(whole.layout ?? place.layout).toEqual(place.layout)
        expect([writeListAddress(addressed, whole), ignored]).toEqual([address, []])
      }),
      { numRuns: 150 }
    )
  })

  it("is read whatever it is, and what was read is written and read the same", { timeout: 60_000 }, () => {
    const name = fc.constantFrom("search", "sort", "page", "size", "filter", "columns", "density", "debug", "", "%zz")
    const piece = fc.tuple(
      name,
      fc.oneof(oddText, fc.string({ unit: "binary" }), fc.constantFrom("-1", "25", "compact"))
    )
    const queries = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.map((each) => each.join("=")).join("&"))
    fc.assert(
      fc.property(zones.map(of), queries, (addressed, query) => {
        const { place, ignored } = readListAddress(addressed, query)
        expect(
          ignored.every((each) => /^(?:search|sort|page|size|filter(?:, condition \d+)?|columns|density)$/u.test(each))
        ).toBe(true)
        if (place === null) return
        const address = writeListAddress(addressed, place)
        const again = readListAddress(addressed, address)
        expect([again.place === null ? "" : writeListAddress(addressed, again.place), again.ignored]).toEqual([
          address,
          []
        ])
      }),
      { numRuns: 150 }
    )
  })
})
