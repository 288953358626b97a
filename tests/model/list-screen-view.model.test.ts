import { isSelected } from "@command-center/domain/rows/selection"
import {
  selectAllState,
  selectFacetChoices,
  selectOffersMatching,
  selectPageSize,
  selectPredicates,
  selectSearch,
  selectSelectedCount,
  selectSelection,
  selectSort
} from "@command-center/machines/list-screen/list-screen.selectors"
import type { ListScreenEvent } from "@command-center/machines/list-screen/list-screen.types"
import { expect, it } from "vitest"
import { list, names, openList, type Row } from "./support/list-driver.ts"

const each = (name: string, times: number) => Array.from({ length: times }, (_, at) => `${name} ${at + 1}`)
const copies = (times: number): ReadonlyArray<Row> =>
  names.flatMap((name) => each(name, times)).map((name, at) => ({ id: at + 1, name }))

it("resets to page 1 when the search changes or the page size does, and says the size for the storage [A4-23 A4-24 A4-34 A4-35]", async () => {
  // What is found and what a larger page holds fill several pages, too: a page that is kept would be there.
  const screen = await openList({}, copies(5))
  await screen.send({ type: "page.changed", page: 2 })
  expect([screen.page(), screen.shown()?.[0]]).toEqual([2, "Cedar 1"])
  await screen.send({ type: "search.changed", search: "E" })
  expect([screen.page(), screen.shown()?.slice(0, 6)]).toEqual([1, [...each("Cedar", 5), "Elm 1"]])
  await screen.send({ type: "search.changed", search: "" })
  await screen.send({ type: "page.changed", page: 2 })
  await screen.send({ type: "pageSize.changed", pageSize: 25 })
  expect([screen.page(), screen.shown()?.slice(0, 6)]).toEqual([1, [...each("Ash", 5), "Birch 1"]])
  expect(screen.emitted()).toEqual([{ type: "pageSizeChosen", pageSize: 25 }])
})

it("sorts a new column in the list's first direction and toggles from there [A4-33]", async () => {
  const screen = await openList({ pageSize: 25 })
  const sort = () => selectSort<Row>(screen.snapshot())
  await screen.send({ type: "sort.toggled", key: "name" })
  expect([sort(), screen.shown()?.[0]]).toEqual([{ key: "name", direction: "descending" }, "Yew"])
  await screen.send({ type: "sort.toggled", key: "name" })
  expect(sort()).toEqual({ key: "name", direction: "ascending" })
  await screen.send({ type: "sort.toggled", key: "id" })
  expect(sort()).toEqual({ key: "id", direction: "ascending" })
  await screen.send({ type: "sort.toggled", key: "name", firstDirection: "descending" })
  expect(sort()).toEqual({ key: "name", direction: "descending" })
})

it("selects the page, offers all matching rows, and a further click clears", async () => {
  const screen = await openList()
  await screen.send({ type: "selectAll.toggled" })
  expect([
    screen.selected(),
    selectAllState<Row>(screen.snapshot()),
    selectOffersMatching<Row>(screen.snapshot())
  ]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "all", true])
  await screen.send({ type: "matching.selected" })
  expect([screen.selected().length, selectOffersMatching<Row>(screen.snapshot())]).toEqual([12, false])
  await screen.send({ type: "page.changed", page: 2 })
  expect(screen.selected().length).toBe(12)
  await screen.send({ type: "selectAll.toggled" })
  expect([screen.selected(), selectAllState<Row>(screen.snapshot())]).toEqual([[], "none"])
})

it("takes the selectable rows of the page only, where the list says which, and offers no others [B4-05]", async () => {
  const screen = await openList({ list: { ...list, isSelectable: ({ name }) => name.includes("a") } })
  const all = () => selectAllState<Row>(screen.snapshot())
  await screen.send({ type: "selectAll.toggled" })
  expect([screen.selected(), all(), selectOffersMatching<Row>(screen.snapshot())]).toEqual([
    [3, 6, 7, 8, 9],
    "all",
    false
  ])
  await screen.send({ type: "row.toggled", id: 1 })
  expect([screen.selected(), all()]).toEqual([[3, 6, 7, 8, 9, 1], "all"])
  await screen.send({ type: "selectAll.toggled" })
  expect([screen.selected(), all()]).toEqual([[], "none"])
})

it("takes nothing where no row of the page is selectable", async () => {
  const screen = await openList({ list: { ...list, isSelectable: () => false } })
  await screen.send({ type: "selectAll.toggled" })
  expect([screen.selected(), selectAllState<Row>(screen.snapshot())]).toEqual([[], "none"])
})

it("selects every filtered row where the list says so, and a second click clears [A4-25 A4-26]", async () => {
  const screen = await openList({ list: { ...list, selectAll: "matching" } })
  await screen.send({ type: "search.changed", search: "a" })
  await screen.send({ type: "selectAll.toggled" })
  expect(screen.selected()).toEqual([1, 3, 6, 7, 8, 9, 11])
  await screen.send({ type: "selectAll.toggled" })
  expect(screen.selected()).toEqual([])
})

it("is not all where as many rows are selected as match, but others [A4-25]", async () => {
  const screen = await openList({ list: { ...list, selectAll: "matching" } })
  const [first = "", second = ""] = names
  await screen.send({ type: "row.toggled", id: 1 })
  await screen.send({ type: "search.changed", search: second })
  expect([screen.snapshot().context.view?.filtered, selectAllState<Row>(screen.snapshot())]).toEqual([1, "some"])
  await screen.send({ type: "search.changed", search: first })
  expect(selectAllState<Row>(screen.snapshot())).toBe("all")
})

it("clears the selection with the page and the page size, but not with the sort", async () => {
  const screen = await openList()
  const leaving: ReadonlyArray<ListScreenEvent> = [
    { type: "page.changed", page: 2 },
    { type: "pageSize.changed", pageSize: 25 }
  ]
  for (const event of leaving) {
    await screen.send({ type: "row.selected", id: 9 })
    await screen.send({ type: "sort.toggled", key: "name" })
    expect(screen.selected()).toEqual([9])
    await screen.send(event)
    expect(screen.selected()).toEqual([])
  }
})

it("keeps rows selected from one search to the next, unless all matching were selected", async () => {
  const screen = await openList()
  await screen.send({ type: "search.changed", search: "a" })
  await screen.send({ type: "row.toggled", id: 1 })
  await screen.send({ type: "search.changed", search: "b" })
  expect(screen.selected()).toEqual([1])
  await screen.send({ type: "matching.selected" })
  await screen.send({ type: "search.changed", search: "c" })
  expect(screen.selected()).toEqual([])
})

it("selects nothing where the list has no checkboxes", async () => {
  const screen = await openList({ list: { ...list, selectAll: "none" } })
  await screen.send({ type: "selectAll.toggled" })
  await screen.send({ type: "row.toggled", id: 1 })
  await screen.send({ type: "matching.selected" })
  expect(screen.selected()).toEqual([])
})

it("shows what is asked for, and of which rows, as it is now", async () => {
  const filter = [{ PropertyName: "ComponentLane", Operator: "LIKE", Value: "4" }] as const
  const screen = await openList({ predicates: filter, pageSize: 25 })
  const now = () => screen.snapshot()
  expect([selectPredicates<Row>(now()), selectPageSize<Row>(now()), selectSearch<Row>(now())]).toEqual([filter, 25, ""])
  await screen.send({ type: "search.changed", search: "E" })
  await screen.send({ type: "row.toggled", id: 3 })
  expect([
    selectSearch<Row>(now()),
    selectSelectedCount<Row>(now()),
    isSelected(selectSelection<Row>(now()), 3)
  ]).toEqual(["E", 1, true])
})

it("narrows by the values of columns that are chosen, on page 1, until all are cleared", async () => {
  const faceted = { ...list, facets: ["name"] } as const
  const screen = await openList({ list: faceted }, copies(2))
  const choices = () => selectFacetChoices<Row>(screen.snapshot())
  expect(choices()).toEqual({})
  await screen.send({ type: "page.changed", page: 2 })
  await screen.send({ type: "facet.chosen", key: "name", values: ["Ash 1", "Yew 2"] })
  expect([choices(), screen.page()]).toEqual([{ name: ["Ash 1", "Yew 2"] }, 1])
  await screen.send({ type: "facets.cleared" })
  expect([choices(), screen.shown()?.length]).toEqual([{}, 10])
})

it("forgets that all matching rows were selected once others match, and keeps rows that were picked", async () => {
  const screen = await openList()
  await screen.send({ type: "row.toggled", id: 3 })
  await screen.send({ type: "facet.chosen", key: "name", values: ["Ash"] })
  expect(screen.selected()).toEqual([3])
  await screen.send({ type: "facets.cleared" })
  await screen.send({ type: "row.toggled", id: 3 })
  await screen.send({ type: "selectAll.toggled" })
  await screen.send({ type: "matching.selected" })
  expect(screen.selected()).toHaveLength(12)
  await screen.send({ type: "facet.chosen", key: "name", values: ["Ash"] })
  expect(screen.selected()).toEqual([])
})
