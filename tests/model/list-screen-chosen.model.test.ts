import { viewToDownload } from "@command-center/machines/download-view/view-to-download"
import { expect, it } from "vitest"
import { list, openList } from "./support/list-driver.ts"

const chosen = { name: ["Ash", "Elm", "Yew"] }

it("shows the first page of the rows that have the chosen values, and writes those", async () => {
  const screen = await openList({ pageSize: 2 })
  await screen.send({ type: "page.changed", page: 3 })
  await screen.send({ type: "chosen.changed", chosen })
  expect([screen.page(), screen.shown()]).toEqual([1, ["Ash", "Elm"]])
  await screen.send({ type: "search.changed", search: "e" })
  expect(screen.shown()).toEqual(["Elm", "Yew"])
  expect(viewToDownload(screen.snapshot().context)).toMatchObject({ search: "e", chosen, matching: 2 })
  await screen.send({ type: "chosen.changed", chosen: {} })
  expect(screen.shown()).toEqual(["Cedar", "Elm"])
})

it("selects what is shown, and no longer says that all are selected when others are shown", async () => {
  const screen = await openList({ list: { ...list, selectAll: "matching" } })
  await screen.send({ type: "chosen.changed", chosen })
  await screen.send({ type: "selectAll.toggled" })
  expect(screen.selected()).toEqual([1, 4, 12])
  await screen.send({ type: "chosen.changed", chosen: { name: ["Ash"] } })
  expect(screen.selected()).toEqual([])
})

it("keeps rows that were selected one by one, as a search does, and the values over a refresh", async () => {
  const screen = await openList()
  await screen.send({ type: "row.toggled", id: 4 })
  await screen.send({ type: "chosen.changed", chosen: { name: ["Ash"] } })
  await screen.send({ type: "refresh.asked" })
  await screen.load([
    { id: 1, name: "Oak" },
    { id: 4, name: "Ash" }
  ])
  expect([screen.selected(), screen.shown()]).toEqual([[4], ["Ash"]])
})
