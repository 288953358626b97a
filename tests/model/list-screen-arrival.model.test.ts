import { arriveAt } from "@command-center/machines/list-screen/arrival"
import { expect, it } from "vitest"
import { openingList, openList, type Row, refused, trees } from "./support/list-driver.ts"

/** Somebody who was sent to a list with these rows, or to one that is still loading; `open` is what they were sent for. */
const arrival = async (rows: ReadonlyArray<Row>, { isLoading = false } = {}) => {
  const told: Array<string> = []
  const list = isLoading ? openingList() : await openList({}, rows)
  const callOff = arriveAt<Row>(
    {
      getSnapshot: list.snapshot,
      send: (event) => list.actor.send(event),
      subscribe: (tell) => list.actor.subscribe(tell)
    },
    { selected: () => told.push(`open for ${list.selected().length}`), gone: () => told.push("gone") }
  )
  const select = async () => {
    if (list.isRunning("matchingIds")) await list.send({ type: "matching.selected" })
  }
  return { list, told, callOff, select }
}

it("all rows of the list are selected for what somebody was sent there for, once", async () => {
  const { list, told, select } = await arrival(trees)
  expect(told).toEqual([])
  await select()
  expect(told).toEqual([`open for ${trees.length}`])
  await list.send({ type: "selection.cleared" })
  await list.send({ type: "matching.selected" })
  expect(told).toEqual([`open for ${trees.length}`])
})

it("rows that come after them are selected as they come", async () => {
  const { list, told, select } = await arrival(trees, { isLoading: true })
  await list.load(trees)
  await select()
  expect(told).toEqual([`open for ${trees.length}`])
})

it("where no row is left that is said, and a row that is selected later opens nothing", async () => {
  const { list, told, select } = await arrival([])
  await select()
  expect(told).toEqual(["gone"])
  await list.perform({ type: "reload" })
  await list.load(trees)
  await list.send({ type: "matching.selected" })
  expect([list.selected().length, told]).toEqual([trees.length, ["gone"]])
})

it("where the rows could not be selected that is tried again once they are there", async () => {
  const { list, told, select } = await arrival(trees)
  await list.settle("matchingIds", refused)
  expect(told).toEqual([])
  await list.perform({ type: "retry" })
  await list.load(trees)
  await select()
  expect(told).toEqual([`open for ${trees.length}`])
})
