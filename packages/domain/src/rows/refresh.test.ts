import { expect, it } from "vitest"
import { taskList } from "../task/task-list.ts"
import { userList } from "../user/user-list.ts"
import { utgList } from "../utg/utg-list.ts"
import { readRefreshChoices, refreshChoices, refreshDelay, refreshOf } from "./refresh.ts"
import { refreshMessages } from "./refresh-messages.ts"

it("offers none, 10, 30 and 60 seconds", () => expect(refreshChoices).toEqual([null, 10_000, 30_000, 60_000]))

it("says how often, and how many rows changed", () =>
  expect([refreshMessages.every(10_000), refreshMessages.changed(1), refreshMessages.changed(3)]).toEqual([
    "10 s",
    "1 row changed",
    "3 rows changed"
  ]))

it.each([
  [10_000, false, 0, 10_000],
  [30_000, false, 0, 30_000],
  [10_000, true, 0, 40_000],
  [60_000, true, 0, 240_000],
  [10_000, false, 1, 20_000],
  [10_000, false, 3, 80_000],
  [10_000, true, 2, 160_000],
  [10_000, false, 5, 300_000],
  [60_000, true, 3, 300_000],
  [10_000, false, 5_000, 300_000],
  [null, false, 0, 300_000]
] as const)("every %s, idle %s, failed %s times: next in %s", (every, isIdle, failures, delay) =>
  expect(refreshDelay({ every, isIdle, failures })).toBe(delay)
)

it("refreshes UTGs and tasks unless somebody chose otherwise, other lists where somebody chose", () => {
  expect([refreshOf(utgList, {}), refreshOf(taskList, {}), refreshOf(userList, {})]).toEqual([30_000, 10_000, null])
  expect([refreshOf(utgList, { utgs: null }), refreshOf(userList, { users: 60_000 })]).toEqual([null, 60_000])
})

it("leaves out what is no choice of a list", () => {
  const kept = {
    utgs: 10_000,
    tasks: 5_000,
    devices: "30000",
    forms: {},
    users: null,
    nobody: 10_000,
    toString: 10_000
  }
  expect(readRefreshChoices(kept)).toEqual({ utgs: 10_000, users: null })
})
