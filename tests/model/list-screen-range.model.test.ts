import { selectOffersMatching } from "@command-center/machines/list-screen/list-screen.selectors"
import fc from "fast-check"
import { expect, it } from "vitest"
import { list, openList, type Row, trees } from "./support/list-driver.ts"

type Screen = Awaited<ReturnType<typeof openList>>

const chosen = async (
  screen: Screen,
  ...steps: ReadonlyArray<readonly ["toggled" | "ranged" | "selected", number]>
) => {
  for (const [verb, id] of steps) await screen.send({ type: `row.${verb}`, id })
  return screen.selected().toSorted((a, b) => a - b)
}

it("takes the rows from the last toggled one to this one, up or down, besides what was selected", async () => {
  expect(await chosen(await openList(), ["toggled", 3], ["ranged", 6])).toEqual([3, 4, 5, 6])
  expect(await chosen(await openList(), ["toggled", 9], ["toggled", 6], ["ranged", 4])).toEqual([4, 5, 6, 9])
})

it("takes another range from the same row instead of the one before, but nothing that was selected before", async () => {
  const screen = await openList()
  expect(await chosen(screen, ["toggled", 7], ["toggled", 3], ["ranged", 8], ["ranged", 4])).toEqual([3, 4, 7])
  expect(await chosen(screen, ["ranged", 1])).toEqual([1, 2, 3, 7])
})

it("begins at this row where none was toggled, or where that one is out of sight", async () => {
  expect(await chosen(await openList(), ["ranged", 4], ["ranged", 6])).toEqual([4, 5, 6])
  const screen = await openList()
  await screen.send({ type: "row.toggled", id: 2 })
  await screen.send({ type: "page.changed", page: 2 })
  expect(await chosen(screen, ["ranged", 12])).toEqual([12])
  await screen.send({ type: "page.changed", page: 1 })
  await screen.send({ type: "row.toggled", id: 1 })
  await screen.send({ type: "search.changed", search: "e" })
  expect(await chosen(screen, ["ranged", 4], ["ranged", 8])).toEqual([1, 4, 6, 8])
})

it("follows the order that is shown", async () => {
  const screen = await openList()
  await screen.send({ type: "row.toggled", id: 5 })
  await screen.send({ type: "sort.toggled", key: "name" })
  expect(screen.shown()?.slice(0, 4)).toEqual(["Yew", "Rowan", "Pine", "Oak"])
  expect(await chosen(screen, ["ranged", 8])).toEqual([5, 6, 7, 8])
})

it("goes on from its row after a refresh, without what has vanished", async () => {
  const screen = await openList()
  await chosen(screen, ["toggled", 2], ["ranged", 5])
  await screen.perform({ type: "refresh.asked" })
  await screen.load(trees.filter(({ id }) => id !== 4))
  expect(screen.selected()).toEqual([2, 3, 5])
  expect(await chosen(screen, ["ranged", 6])).toEqual([2, 3, 5, 6])
})

it("says nothing new of a row that is not shown, nor where there are no checkboxes", async () => {
  const screen = await openList()
  expect(await chosen(screen, ["toggled", 1], ["ranged", 12])).toEqual([1])
  const bare = await openList({ list: { ...list, selectAll: "none" } })
  expect(await chosen(bare, ["toggled", 1], ["ranged", 4])).toEqual([])
})

it("leaves all matching rows what they are: a range of them adds nothing", async () => {
  const screen = await openList()
  await screen.send({ type: "matching.selected" })
  await screen.send({ type: "row.ranged", id: 4 })
  expect([screen.selected().length, screen.snapshot().context.isMatchingSelected]).toEqual([12, true])
  expect(await chosen(screen, ["toggled", 4], ["toggled", 6], ["ranged", 3])).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
  ])
  expect(screen.snapshot().context.isMatchingSelected).toBe(false)
})

it("takes what matches at once, but where only some rows may be taken, those of the page", async () => {
  const screen = await openList()
  await screen.send({ type: "matching.selected" })
  expect([screen.selected().length, selectOffersMatching<Row>(screen.snapshot())]).toEqual([12, false])
  const some = await openList({ list: { ...list, isSelectable: ({ name }) => name.includes("a") } })
  await some.send({ type: "matching.selected" })
  expect([some.selected(), some.snapshot().context.isMatchingSelected]).toEqual([[3, 6, 7, 8, 9], false])
})

it("is what a file manager would have, whatever is clicked with and without Shift", async () => {
  const step = fc.record({
    verb: fc.constantFrom("toggled" as const, "ranged" as const),
    id: fc.integer({ min: 1, max: 10 })
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const screen = await openList()
      let kept = new Set<number>()
      let added: ReadonlyArray<number> = []
      let anchor: number | null = null
      for (const { verb, id } of steps) {
        if (verb === "toggled" || anchor === null) {
          kept = new Set([...kept, ...added])
          added = []
          if (verb === "ranged") added = kept.has(id) ? [] : [id]
          else if (!kept.delete(id)) kept.add(id)
          anchor = id
        } else {
          const from: number = anchor
          added = trees
            .map((tree) => tree.id)
            .filter((each) => each >= Math.min(from, id) && each <= Math.max(from, id))
        }
        await screen.perform({ type: `row.${verb}`, id })
      }
      expect(screen.selected().toSorted((a, b) => a - b)).toEqual(
        [...new Set([...kept, ...added])].toSorted((a, b) => a - b)
      )
    }),
    { numRuns: 100 }
  )
})
