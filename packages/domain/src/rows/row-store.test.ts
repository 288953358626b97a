import { describe, expect, it } from "vitest"
import { makeRowStore } from "./row-store.ts"
import { type SampleRow, sampleRow } from "./sample-list.ts"

const storeOf = (rows: ReadonlyArray<SampleRow>) => {
  const store = makeRowStore<SampleRow>(({ id }) => id)
  rows.forEach(store.add)
  store.close()
  return store
}

/** More than a column of texts needs to see whether they repeat. */
const many = Array.from({ length: 10_000 }, (_, index) =>
  sampleRow({ id: index + 1, name: `Name ${index}`, place: `Place ${index % 7}`, count: index })
)

describe("rows held by columns", () => {
  it("are what they were", () => {
    const store = storeOf(many)
    expect([store.count(), store.rowsAt(Uint32Array.of(9999, 0, 8192))]).toEqual([
      10_000,
      [many[9999], many[0], many[8192]]
    ])
  })

  it("are searched where texts repeat first", () => {
    expect(
      storeOf(many)
        .textColumns()
        .map((column) => column.isRepeated())
    ).toEqual([true, true, true, true, false])
  })

  it("are found to the last one", () => {
    const marks = new Uint8Array(many.length)
    const [names] = storeOf(many).textColumns().slice(-1)
    expect([names?.mark("name 9999", null, marks), marks.lastIndexOf(1)]).toEqual([1, 9999])
  })

  it("have their ids, and are found by them: those that are not there are left out, of two the last", () => {
    const store = storeOf([3, 1, 3, 2].map((id) => sampleRow({ id })))
    expect([0, 1, 2, 3].map(store.idAt)).toEqual([3, 1, 3, 2])
    expect(store.positionsOf([2, 9, 3, 2])).toEqual(Uint32Array.of(3, 2, 3))
  })

  it("have no column that they have no field for", () => {
    const store = storeOf(many)
    expect([store.column("x"), store.column("name")?.at(3), store.column("count")?.text()]).toEqual([
      null,
      "Name 3",
      null
    ])
  })
})
