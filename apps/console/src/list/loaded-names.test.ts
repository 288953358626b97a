import { expect, it } from "vitest"
import { loadedNames } from "./loaded-names.ts"

it("are those of the rows that were still on their way when they were asked for", async () => {
  let rows: ReadonlyArray<{ readonly name: string | null }> = []
  const names = loadedNames({
    loaded: async () => {
      await Promise.resolve()
      rows = [{ name: "Till" }, { name: null }]
    },
    ids: async () => Float64Array.from(rows, (_, at) => at),
    rowsOf: async (ids) => Array.from(ids, (at) => rows[at] ?? { name: null })
  })
  expect(await names).toEqual(["Till"])
})
