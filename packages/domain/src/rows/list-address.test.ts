import { describe, expect, it } from "vitest"
import { defaultTaskFilter, emptyFilter } from "../filter/filter-draft.ts"
import { tasksFilterProperties, utgFilterProperties } from "../filter/property.ts"
import { profileList } from "../profile/profile-list.ts"
import { taskList } from "../task/task-list.ts"
import { utgList } from "../utg/utg-list.ts"
import { listPartOf, withListAddress } from "./address-parts.ts"
import { defaultLayout, withDensity, withPinned, withPlace, withShown, withWidth } from "./columns.ts"
import { type ListPlace, partsTooLong, readListAddress, writeListAddress } from "./list-address.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const timeZone = "America/Chicago"
const utgs = { list: utgList, properties: utgFilterProperties, defaultFilter: emptyFilter, timeZone }
const tasks = {
  list: taskList,
  properties: tasksFilterProperties,
  defaultFilter: defaultTaskFilter(now, timeZone),
  timeZone
}
const profiles = { list: profileList, properties: [], defaultFilter: emptyFilter, timeZone }
const usualLayout = defaultLayout(utgList.columns.map(({ key }) => key))

const asDocumented = (sort = utgList.defaultSort): ListPlace => ({
  search: "",
  sort,
  page: 1,
  pageSize: null,
  filter: null,
  layout: null
})

it("names what of a list its address leaves out for its length", () => {
  expect(partsTooLong(utgs, asDocumented())).toEqual([])
  const filter = { ComponentMerchant: { operator: "LIKE", value: "x".repeat(4000) } } as const
  const place = { ...asDocumented(), search: "x".repeat(1001), filter, facets: { utgStatus: ["y".repeat(4000)] } }
  expect(partsTooLong(utgs, place)).toEqual(["search", "filter", "facets"])
  expect(writeListAddress(utgs, place)).toBe("")
})

describe("the address of a list", () => {
  it("is bare where all is as the documents have it", () => {
    expect(writeListAddress(utgs, asDocumented())).toBe("")
    const said = { ...asDocumented(), pageSize: 250, filter: emptyFilter, layout: usualLayout }
    expect(writeListAddress(utgs, said)).toBe("")
    const lastMonth = { ...asDocumented(taskList.defaultSort), filter: tasks.defaultFilter }
    expect(writeListAddress(tasks, lastMonth)).toBe("")
  })

  it("says in readable words what is not", () => {
    const layout = withDensity(
      withWidth(withPinned(withShown(usualLayout, "componentLane", false), "utgStatus", true), "utgVersion", 140),
      "compact"
    )
    const place: ListPlace = {
      search: "Harbour & O'Neill, 1/2",
      sort: { key: "utgVersion", direction: "descending" },
      page: 3,
      pageSize: 500,
      filter: {
        UtgVersion: { operator: "GTE", value: "5.0.0.9", second: { operator: "LT", value: "6", joiner: "OR" } },
        ComponentMerchant: { operator: "LIKE", value: 'the "old" one' }
      },
      layout
    }
    expect(writeListAddress(utgs, place)).toBe(
      [
        "search=Harbour+%26+O%27Neill,+1/2",
        "sort=-utgVersion",
        "page=3",
        "size=500",
        "filter=(UTG+Version+%3E%3D+5.0.0.9+or+UTG+Version+%3C+6)+and+Merchant+contains+%22the+%5C%22old%5C%22+one%22",
        "columns=utgStatus!,utgVersion:140,-componentLane",
        "density=compact"
      ].join("&")
    )
  })

  it("says so where a default filter was taken away", () => {
    const all = { ...asDocumented(taskList.defaultSort), filter: emptyFilter }
    expect(writeListAddress(tasks, all)).toBe("filter=")
    expect(readListAddress(tasks, "filter=").place?.filter).toEqual({})
  })

  it("leaves out what is longer than an address may be", () => {
    const layout = withPlace(usualLayout, "componentLane", 0)
    const filter = { ComponentMerchant: { operator: "LIKE", value: "x".repeat(5000) } } as const
    expect(writeListAddress(utgs, { ...asDocumented(), search: "x".repeat(1001), filter, layout })).toBe(
      "columns=componentLane,componentMerchant,componentFileId"
    )
  })
})

describe("an address", () => {
  it.each(["", "?", "?debug", "debug=true&inspect", "?unknown=%E0%A4%A", "&&=&", "?Search=x"])(
    "that says nothing of the list is nobody's business: %s",
    (query) => expect(readListAddress(utgs, query)).toEqual({ place: null, ignored: [] })
  )

  it("leaves the rest to the documents", () => {
    expect(readListAddress(tasks, "?page=2&debug")).toEqual({
      place: { ...asDocumented(taskList.defaultSort), page: 2 },
      ignored: []
    })
  })

  it.each<readonly [string, ReadonlyArray<string>]>([
    ["page=0", ["page"]],
    ["page=1e3&size=13", ["page", "size"]],
    ["page=99999999", ["page"]],
    ["sort=nothing&size=250.0", ["sort", "size"]],
    ["sort=-constructor", ["sort"]],
    [`sort=${"-".repeat(200)}`, ["sort"]],
    ["search=%E0%A4%A", ["search"]],
    [`search=${"x".repeat(1001)}`, ["search"]],
    ["density=huge&columns=%ff", ["columns", "density"]],
    [`columns=${"x,".repeat(3000)}`, ["columns"]],
    ["filter=colour+is+red", ["filter"]],
    ["filter=%28%28", ["filter"]],
    ["filter=lane+is+%22", ["filter"]],
    [`filter=lane+is+${"x".repeat(4001)}`, ["filter"]]
  ])("whose every part is broken names them (%#)", (query, ignored) => {
    expect(readListAddress(utgs, query)).toEqual({ place: null, ignored })
  })

  it("has a sign in place of half a character, which no address can hold", () => {
    expect(writeListAddress(tasks, { ...asDocumented(), search: "a\uD83Db" })).toContain("search=a%EF%BF%BDb")
  })

  it("keeps conditions that are joined by or, where another one cannot be read", () => {
    const { place, ignored } = readListAddress(
      utgs,
      "filter=(UTG+Version+%3E%3D+5.0.0.9+or+UTG+Version+%3C+6)+and+colour+is+red+and+lane+is+7"
    )
    expect(Object.keys(place?.filter ?? {})).toEqual(["UtgVersion", "ComponentLane"])
    expect(ignored).toEqual(["filter, condition 2"])
  })

  it("is read as far as it can be, piece by piece", () => {
    const query =
      "search=a&page=-1&filter=lane+is+7+and+colour+is+red+and+merchant+is+%22x+and+y%22&columns=nothing,utgStatus:9,-componentLane"
    const { place, ignored } = readListAddress(utgs, query)
    expect({ ...place, layout: null }).toEqual({
      ...asDocumented(),
      search: "a",
      filter: {
        ComponentLane: { operator: "LIKE", value: "7" },
        ComponentMerchant: { operator: "LIKE", value: "x and y" }
      }
    })
    expect(place?.layout).toEqual(withShown(usualLayout, "componentLane", false))
    expect(ignored).toEqual(["page", "filter, condition 2", "columns"])
  })

  it("keeps the conditions that a dialog could have made", () => {
    const { place, ignored } = readListAddress(utgs, "filter=lane+is+7+and+(lane+is+8+or+merchant+is+9)")
    expect([place?.filter, ignored]).toEqual([{ ComponentLane: { operator: "LIKE", value: "7" } }, ["filter"]])
  })

  it("has no filter to read for a list without filters", () => {
    expect(readListAddress(profiles, "filter=lane+is+7&page=2")).toEqual({
      place: { ...asDocumented(profileList.defaultSort), page: 2 },
      ignored: ["filter"]
    })
  })

  it("takes the first of two", () => {
    expect(readListAddress(utgs, "page=2&page=3").place?.page).toBe(2)
  })
})

describe("a query", () => {
  it("keeps what is not the list's, as it stands there", () => {
    expect(withListAddress("?debug&search=old&x=%zz&page=4", "search=new")).toBe("debug&x=%zz&search=new")
    expect(withListAddress("?search=old", "")).toBe("")
    expect(listPartOf("?debug&search=old&x=%zz&page=4")).toBe("search=old&page=4")
  })
})
