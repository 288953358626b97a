import type { RowLabels } from "@command-center/domain/rows/list-description"
import { taskList } from "@command-center/domain/task/task-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { expect, it } from "vitest"
import type { RowsClient } from "../rows/rows-client.ts"
import { labelledRows } from "./labelled-rows.ts"

const view = { rows: [], shown: 0, page: 1, pageCount: 1, filtered: 0, total: 0 }
const request = { search: "", sort: { key: "name", direction: "ascending" }, page: 1, pageSize: 10 } as const
const narrowed = { ...request, facets: { tags: ["VIP"] } }

const clientOf = (told: Array<string>): RowsClient<never> => ({
  load: () => Promise.reject(new Error("not asked")),
  loaded: () => Promise.resolve(null),
  firstView: () => Promise.resolve(null),
  view: ({ facets }) => {
    told.push(facets === undefined ? "view" : "narrowed view")
    return Promise.resolve(view)
  },
  ids: () => Promise.resolve(Float64Array.of(1)),
  facets: () => {
    told.push("facets")
    return Promise.resolve([])
  },
  label: (labels) => told.push(`labels of ${labels.size}`),
  find: () => Promise.reject(new Error("not asked")),
  valuesOf: () => Promise.reject(new Error("not asked")),
  rowsOf: () => Promise.resolve([]),
  count: () => Promise.reject(new Error("not asked")),
  csv: () => Promise.resolve(new Blob()),
  close: () => told.push("closed")
})

it("asks for labels only where rows are narrowed by them or they are counted, and tells them when they are others", async () => {
  const told: Array<string> = []
  let labels: RowLabels = new Map([[1, ["VIP"]]])
  const client = labelledRows(clientOf(told), utgList, () => {
    told.push("asked")
    return Promise.resolve(labels)
  })
  await client.view(request)
  await client.view({ ...request, facets: {} })
  expect(told.splice(0)).toEqual(["view", "narrowed view"])
  await client.view(narrowed)
  await client.facets({ search: "" })
  expect(told.splice(0)).toEqual(["asked", "labels of 1", "narrowed view", "asked", "facets"])
  labels = new Map()
  await client.ids(narrowed)
  expect(told.splice(0)).toEqual(["asked", "labels of 0"])
  client.close()
  await client.view(narrowed)
  expect(told.splice(0)).toEqual(["closed", "asked", "labels of 0", "narrowed view"])
})

it("leaves the rows of a list without labels as they are", () => {
  const client = clientOf([])
  expect(labelledRows(client, taskList, () => Promise.reject(new Error("not asked")))).toBe(client)
})
