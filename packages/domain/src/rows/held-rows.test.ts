import { expect, it } from "vitest"
import { holdRows } from "./held-rows.ts"
import { makeRowStore } from "./row-store.ts"
import { type SampleRow, sampleList, sampleRow } from "./sample-list.ts"

const list = {
  ...sampleList,
  columns: sampleList.columns.map((column) =>
    column.key === "place" ? { ...column, sortable: false as const } : column
  )
}

/** Rows whose store tells which columns it was asked for. */
const heldOf = (rows: ReadonlyArray<SampleRow>) => {
  const store = makeRowStore<SampleRow>(({ id }) => id)
  rows.forEach(store.add)
  store.close()
  const asked: Array<string> = []
  const column = (key: string) => {
    asked.push(key)
    return store.column(key)
  }
  return { asked, held: holdRows(list, { ...store, column }) }
}

const rows = [sampleRow({ id: 2, name: "b" }), sampleRow({ id: 1, name: "a" })]
const namesIn = (held: ReturnType<typeof heldOf>["held"], key: string, direction: "ascending" | "descending") =>
  held.rows({ search: "" }, { key, direction }, 0, 10).map(({ name }) => name)

it("orders a column once, for both directions", () => {
  const { asked, held } = heldOf(rows)
  expect([namesIn(held, "name", "ascending"), namesIn(held, "name", "descending")]).toEqual([
    ["a", "b"],
    ["b", "a"]
  ])
  expect(namesIn(held, "name", "ascending")).toEqual(["a", "b"])
  expect(asked).toEqual(["name"])
})

it("leaves rows as they came for a field that is no column", () => {
  expect(namesIn(heldOf(rows).held, "id", "ascending")).toEqual(["b", "a"])
})

it("makes ready one column after the other that can be sorted and is not ready", () => {
  const { asked, held } = heldOf(rows)
  namesIn(held, "version", "ascending")
  while (held.prepare());
  expect(held.prepare()).toBe(false)
  const before = asked.length
  for (const { key } of list.columns) namesIn(held, key, "ascending")
  expect(asked.slice(before)).toEqual(["place"])
})

it("has nothing to make ready where there are no rows", () => {
  expect(heldOf([]).held.prepare()).toBe(false)
})

it("goes on with a column that was begun when it is asked for", () => {
  for (let steps = 0; steps < 12; steps += 1) {
    const { asked, held } = heldOf(rows)
    for (let step = 0; step < steps; step += 1) held.prepare()
    expect([namesIn(held, "name", "ascending"), asked.filter((key) => key === "name").length > 0]).toEqual([
      ["a", "b"],
      true
    ])
    while (held.prepare());
    expect(namesIn(held, "name", "descending")).toEqual(["b", "a"])
  }
})
