import { tasksFilterProperties } from "@command-center/domain/filter/property"
import { profileList } from "@command-center/domain/profile/profile-list"
import { taskList } from "@command-center/domain/task/task-list"
import { expect, it } from "vitest"
import { makeStored } from "../browser/stored.ts"
import { screenInput } from "./screen-input.ts"

const now = new Date("2026-11-20T15:15:00.000Z")

const consoleWith = (entries: Readonly<Record<string, string>>) => {
  const storage = {
    length: 0,
    key: () => null,
    clear: () => undefined,
    getItem: (key: string) => entries[key] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined
  }
  return {
    stored: makeStored(
      () => storage,
      () => undefined
    ),
    timeZone: "America/Chicago",
    now: () => now
  }
}

it("opens a list with the page size, the refreshes and the account's own filter that the browser keeps [A4-02 A4-20]", () => {
  const lane = { operator: "LIKE", value: "7" } as const
  const previouslySelectedTaskFilters = JSON.stringify({ "7": { ComponentLane: lane }, "8": {} })
  const listrefresh = JSON.stringify({ tasks: 60_000, utgs: null })
  const kept = consoleWith({ previouslySelectedTaskFilters, pagesize: "50", listrefresh })
  expect(screenInput(kept, taskList, tasksFilterProperties, 7)).toEqual({
    businessEntityId: 7,
    timeZone: "America/Chicago",
    now,
    pageSize: 50,
    refreshEvery: 60_000,
    filter: { ComponentLane: lane }
  })
})

it("leaves the default to a list whose filter is not kept, of another account or unreadable", () => {
  const filterOf = (text: string) =>
    screenInput(consoleWith({ previouslySelectedTaskFilters: text }), taskList, tasksFilterProperties, 7).filter
  const other = JSON.stringify({ "8": { ComponentLane: { operator: "LIKE", value: "7" } } })
  expect([filterOf(other), filterOf("{"), filterOf('{"7": 5}'), filterOf('{"7": {"Unknown": 1}}')]).toEqual([
    null,
    null,
    null,
    null
  ])
  const { filter, pageSize, refreshEvery } = screenInput(
    consoleWith({ pagesize: "13", listrefresh: '{"profiles":5000}' }),
    profileList,
    [],
    7
  )
  expect({ filter, pageSize, refreshEvery }).toEqual({ filter: null, pageSize: 250, refreshEvery: null })
})
