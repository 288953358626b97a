import { expect, it } from "vitest"
import { formList } from "../form/form-list.ts"
import { sampleForm } from "../push/sample-push.ts"
import { everyList } from "../rows/every-list.ts"
import { makeRowsEngine } from "../rows/rows-engine.ts"
import { sampleList, sampleRow } from "../rows/sample-list.ts"
import { sampleUser } from "../user/sample-user.ts"
import { userList } from "../user/user-list.ts"

it("forms of which each has its own device type are narrowed by it", () => {
  const engine = makeRowsEngine(formList)
  engine.replace(
    ["ipp320", "isc250", "lane3000"].map((deviceTypeName, id) => sampleForm({ id, name: `Form ${id}`, deviceTypeName }))
  )
  const [types] = engine.facets({ search: "" })
  expect([types?.key, types?.values.map(({ count }) => count)]).toEqual(["deviceTypeName", [1, 1, 1]])
})

it("users of whom each has their own role are narrowed by it, and two of whom one is locked by that", () => {
  const engine = makeRowsEngine(userList)
  engine.replace([
    sampleUser({ id: 1, roleText: "Operator", isLocked: true }),
    sampleUser({ id: 2, roleText: "Installer", isLocked: false })
  ])
  expect(engine.facets({ search: "" }).map(({ key, values }) => [key, values.length])).toEqual([
    ["roleText", 2],
    ["isLocked", 2]
  ])
})

it("a text that is its row's own is offered where some have the same, and nothing that all rows have", () => {
  const offered = (places: ReadonlyArray<string>) => {
    const engine = makeRowsEngine({ ...sampleList, facets: ["place", "isActive"] })
    engine.replace(places.map((place, id) => sampleRow({ id, place, isActive: true })))
    return engine.facets({ search: "" }).map(({ key }) => key)
  }
  expect([offered(["Oslo", "Rome"]), offered(["Oslo", "Rome", "Rome"]), offered(["Rome", "Rome"])]).toEqual([
    [],
    ["place"],
    []
  ])
})

it("a column of every list that holds one of a few names says so", () => {
  const named = Object.entries(everyList).flatMap(([list, { made }]) =>
    made(({ columns, facets = [] }) =>
      columns.flatMap(({ key, isNamed }) => (isNamed && facets.includes(key) ? [`${list} ${key}`] : []))
    )
  )
  expect(named).toEqual([
    "utgs utgStatus",
    "tasks taskTypeName",
    "tasks taskState",
    "tasks utgStatus",
    "devices deviceConfigDeviceType",
    "devices deviceStatusDeviceType",
    "devices utgStatus",
    "forms deviceTypeName",
    "installations typeName",
    "users roleText"
  ])
})
