import { expect, it } from "vitest"
import type { RowsClient } from "../rows/rows-client.ts"
import { reopening } from "./use-rows-client.ts"

it("opens at the first question, once, and again after it was closed", async () => {
  const told: Array<string> = []
  const open = (): RowsClient<string> => {
    told.push("opened")
    return {
      load: () => Promise.reject(new Error("not asked")),
      loaded: () => Promise.resolve(null),
      firstView: () => Promise.reject(new Error("not asked")),
      count: () => Promise.reject(new Error("not asked")),
      view: () => Promise.reject(new Error("not asked")),
      ids: ({ search }) => Promise.resolve(Float64Array.of(search.length)),
      facets: () => Promise.reject(new Error("not asked")),
      label: () => told.push("labelled"),
      find: () => Promise.reject(new Error("not asked")),
      valuesOf: () => Promise.reject(new Error("not asked")),
      rowsOf: (ids) => Promise.resolve(Array.from(ids, String)),
      csv: () => Promise.reject(new Error("not asked")),
      close: () => told.push("closed")
    }
  }
  const client = reopening(open)
  client.close()
  const answers = [await client.ids({ search: "abc" }), await client.rowsOf([1])]
  client.close()
  client.close()
  answers.push(await client.ids({ search: "ab" }))
  expect({ told, answers }).toEqual({
    told: ["opened", "closed", "opened"],
    answers: [Float64Array.of(3), ["1"], Float64Array.of(2)]
  })
})
