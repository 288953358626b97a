import { expect, it } from "vitest"
import type { RowsDoor } from "../rows/rows-door.ts"
import { reopening } from "./use-rows-door.ts"

it("opens at the first question, once, and again after it was closed", async () => {
  const told: Array<string> = []
  const open = (): RowsDoor<string> => {
    told.push("opened")
    return {
      load: () => Promise.reject(new Error("not asked")),
      firstView: () => Promise.reject(new Error("not asked")),
      view: () => Promise.reject(new Error("not asked")),
      ids: (search) => Promise.resolve(Float64Array.of(search.length)),
      rowsOf: (ids) => Promise.resolve(Array.from(ids, String)),
      csv: () => Promise.reject(new Error("not asked")),
      close: () => told.push("closed")
    }
  }
  const door = reopening(open)
  door.close()
  const answers = [await door.ids("abc"), await door.rowsOf([1])]
  door.close()
  door.close()
  answers.push(await door.ids("ab"))
  expect({ told, answers }).toEqual({
    told: ["opened", "closed", "opened"],
    answers: [Float64Array.of(3), ["1"], Float64Array.of(2)]
  })
})
