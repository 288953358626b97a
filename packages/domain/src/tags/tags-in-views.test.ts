import { expect, it } from "vitest"
import { readListAddress } from "../rows/list-address.ts"
import { noViews, type SavedViews, withView } from "../rows/saved-views.ts"
import { utgList } from "../utg/utg-list.ts"
import { viewsNaming, viewsWithRenamedTag } from "./tags-in-views.ts"

const of = (queries: Readonly<Record<string, string>>): SavedViews =>
  Object.entries(queries).reduce((grown, [name, query]) => withView(grown, name, query), noViews)

const views = of({
  Night: "search=a+b&facets=Tags+is+(VIP+or+north)+and+UTG+Status+is+Online&columns=-lane",
  Other: "facets=Tags+is+north",
  Status: "facets=UTG+Status+is+VIP",
  All: "",
  Shouted: "facets=Tags+is+vip"
})
const facetsOf = ({ views: of }: SavedViews, at: number) => {
  const addressed = { list: utgList, properties: [], timeZone: "UTC" }
  return readListAddress(addressed, of[at]?.query ?? "").place?.facets
}

it("names the views that a tag narrows, whatever its letter case", () => {
  expect(viewsNaming(utgList, views, "Vip")).toEqual(["Night", "Shouted"])
  expect(viewsNaming(utgList, views, "south")).toEqual([])
})

it("follows a tag's new name in the views that it narrows, and leaves the rest of them as it stands", () => {
  const renamed = viewsWithRenamedTag(utgList, views, { tag: "VIP", name: "Key account" })
  expect(facetsOf(renamed, 0)).toEqual({ tags: ["Key account", "north"], utgStatus: ["Online"] })
  expect(renamed.views[0]?.query).toMatch(/^search=a\+b&facets=[^&]+&columns=-lane$/u)
  expect(facetsOf(renamed, 4)).toEqual({ tags: ["Key account"] })
  expect(renamed.views.slice(1, 4)).toEqual(views.views.slice(1, 4))
})

it("has a tag once in a view that named both of two that became one", () => {
  expect(facetsOf(viewsWithRenamedTag(utgList, views, { tag: "VIP", name: "north" }), 0)?.["tags"]).toEqual(["north"])
})

it("leaves views as they are that cannot be read or written as a whole", () => {
  const broken = of({
    Broken: "facets=Tags+is+VIP+and+Nothing+is+x",
    Full: `facets=Tags+is+(VIP+or+${"x".repeat(3980)})`
  })
  expect(viewsWithRenamedTag(utgList, broken, { tag: "VIP", name: "Key account" })).toEqual(broken)
})
