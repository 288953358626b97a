import { tasksFilterProperties, utgFilterProperties } from "@command-center/domain/filter/property"
import { listPathWith } from "@command-center/domain/navigation/routes"
import { profileList } from "@command-center/domain/profile/profile-list"
import { defaultLayout, withShown } from "@command-center/domain/rows/columns"
import { writeViews } from "@command-center/domain/rows/saved-views-text"
import { taskList } from "@command-center/domain/task/task-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { expect, it } from "vitest"
import { makeStored } from "../browser/stored.ts"
import { addressOpened, screenInput } from "./screen-input.ts"

const now = new Date("2026-11-20T15:15:00.000Z")

const consoleWith = (entries: Readonly<Record<string, string>>, query = "", isPlain = false) => {
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
    lists: {
      write: () => undefined,
      here: () => ({ query, isPlain, top: 0 }),
      opened: () => () => undefined,
      follow: () => undefined,
      changed: () => undefined,
      lastShown: () => null,
      scrolled: () => undefined
    },
    timeZone: "America/Chicago",
    now: () => now
  }
}

const lane = { operator: "LIKE", value: "7" } as const
const ownFilter = { previouslySelectedTaskFilters: JSON.stringify({ "7": { ComponentLane: lane }, "8": {} }) }
const usual = defaultLayout(taskList.columns.map(({ key }) => key))

it("opens a list with the page size, the refreshes and the account's own filter that the browser keeps [A4-02 A4-20]", () => {
  const listrefresh = JSON.stringify({ tasks: 60_000, utgs: null })
  const kept = consoleWith({ ...ownFilter, pagesize: "50", listrefresh }, "?debug")
  expect(screenInput(kept, taskList, tasksFilterProperties, 7)).toEqual({
    businessEntityId: 7,
    timeZone: "America/Chicago",
    now,
    pageSize: 50,
    seen: { search: "", facets: {}, sort: taskList.defaultSort, page: 1 },
    refreshEvery: 60_000,
    address: "",
    filter: { ComponentLane: lane },
    layout: usual,
    views: { views: [], defaultName: null },
    viewName: null,
    ignored: []
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

it("takes an address that says something for the whole truth, and names what of it is broken", () => {
  const kept = consoleWith(
    { ...ownFilter, pagesize: "50" },
    "?debug&search=harbour&sort=taskId&page=2&columns=-componentLane"
  )
  const { seen, pageSize, filter, layout, address, ignored } = screenInput(kept, taskList, tasksFilterProperties, 7)
  expect({ seen, pageSize, filter, layout, address, ignored }).toEqual({
    seen: { search: "harbour", facets: {}, sort: taskList.defaultSort, page: 2 },
    pageSize: 250,
    filter: null,
    layout: withShown(usual, "componentLane", false),
    address: "search=harbour&sort=taskId&page=2&columns=-componentLane",
    ignored: ["Some parts of the address could not be read and were skipped: sort."]
  })
})

it("takes a bare address for the list as documented where the list was last so, else for the default view", () => {
  const views = writeViews({
    views: [{ name: "Old ones", query: "filter=utg+version+%3C+5&density=huge" }],
    defaultName: "Old ones"
  })
  const stored = {
    "views.utgs": views,
    previouslySelectedUtgFilters: JSON.stringify({ "7": { ComponentLane: lane } })
  }
  const of = (query: string, isPlain: boolean) => {
    const { filter, viewName, ignored } = screenInput(
      consoleWith(stored, query, isPlain),
      utgList,
      utgFilterProperties,
      7
    )
    return { filter, viewName, ignored }
  }
  expect(of("", true)).toEqual({ filter: null, viewName: null, ignored: [] })
  expect(of("", false)).toEqual({
    filter: { UtgVersion: { operator: "LT", value: "5" } },
    viewName: "Old ones",
    ignored: [expect.stringContaining("density")]
  })
})

it("opens a view of the list as documented as that, whatever bare addresses open", () => {
  const views = writeViews({ views: [{ name: "Old", query: "search=old" }], defaultName: "Old" })
  const of = (stored: Readonly<Record<string, string>>) => {
    const { search } = new URL(listPathWith(7, "tasks", ""), "https://console.example")
    const { seen, filter, viewName } = screenInput(consoleWith(stored, search), taskList, tasksFilterProperties, 7)
    return { seen, filter, viewName }
  }
  const documented = { search: "", facets: {}, sort: taskList.defaultSort, page: 1 }
  expect(of(ownFilter)).toEqual({ seen: documented, filter: null, viewName: null })
  expect(of({ "views.tasks": views })).toEqual({ seen: documented, filter: null, viewName: null })
})

it("opens what an address says that was come to from outside", () => {
  const kept = consoleWith({ ...ownFilter, pagesize: "50" }, "?page=3&size=25")
  expect(addressOpened(kept, taskList, tasksFilterProperties, 7)).toEqual({
    type: "address.opened",
    place: { search: "", sort: taskList.defaultSort, page: 3, pageSize: 25, filter: null, layout: null },
    now,
    said: { address: "page=3&size=25", viewName: null, ignored: [] }
  })
  expect(
    addressOpened(consoleWith({ ...ownFilter, pagesize: "50" }), taskList, tasksFilterProperties, 7).place
  ).toEqual({
    search: "",
    sort: taskList.defaultSort,
    page: 1,
    pageSize: 50,
    filter: { ComponentLane: lane },
    layout: usual
  })
})
