import { expect, it } from "vitest"
import { sampleUtg } from "../utg/sample-utg.ts"
import { schedulableOf } from "./schedulable.ts"

const lane = (componentId: number, machinePermanentId: string | null) =>
  sampleUtg({ componentId, componentNickname: `Lane ${componentId}`, machinePermanentId })

it("leaves out who has no machine, with the reason", () => {
  const rows = [lane(1, "m-1"), lane(2, null), lane(3, "m-3"), lane(4, "")]
  const reason = "Missing the following keys: machinePermanentId"
  expect(schedulableOf(rows)).toEqual({
    targets: [rows[0], rows[2]],
    leftOut: [
      { name: "Lane 2", reason },
      { name: "Lane 4", reason }
    ]
  })
})

it("leaves nobody out where there is none to send to", () => {
  const rows = [lane(2, null)]
  expect([schedulableOf(rows), schedulableOf([])]).toEqual([
    { targets: rows, leftOut: [] },
    { targets: [], leftOut: [] }
  ])
})
