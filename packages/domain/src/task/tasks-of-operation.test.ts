import { Result } from "effect"
import { expect, it } from "vitest"
import { tasksAddressProperties } from "../filter/property.ts"
import { oneCallForAll, type TargetResult } from "../operation/operation.ts"
import { sampleOperation } from "../operation/sample-operation.ts"
import { readListAddress } from "../rows/list-address.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import { noVersions } from "../version/version-product.ts"
import { taskTargets } from "./kept-task.ts"
import { defaultScheduleDraft } from "./schedule-draft.ts"
import { buildTasks } from "./task-builder.ts"
import { taskList } from "./task-list.ts"
import { operationTasksPath } from "./tasks-of-operation.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const timeZone = "America/New_York"

/** An operation that scheduled a task for as many UTGs. */
const scheduled = (count: number, resultOf: (id: number) => TargetResult) => {
  const rows = Array.from({ length: count }, (_, at) => sampleUtg({ componentId: at + 1 }))
  const draft = defaultScheduleDraft(now, timeZone, noVersions)
  const tasks = Result.getOrThrow(buildTasks({ businessEntityId: 42, draft, products: noVersions, targets: rows, now }))
  const targets = taskTargets(
    rows.map(({ componentId: id }) => ({ id, name: `Lane ${id}` })),
    tasks
  )
  const results = Object.fromEntries(targets.map(({ id }) => [id, resultOf(id)]))
  return sampleOperation(0, { kind: "schedule", instructions: oneCallForAll(targets), results })
}

const read = (path: string) => {
  const [place, query = ""] = path.split("?")
  const address = readListAddress({ list: taskList, properties: tasksAddressProperties, timeZone }, query)
  return { path: place, ...address }
}

it("leads to the tasks that were created, by their ids and a day around their run times", () => {
  const record = scheduled(5, (id) =>
    id === 4 ? { status: "failed", sentence: "No" } : { status: "accepted", detail: "", taskId: 800 + id }
  )
  const { path, ignored, place } = read(operationTasksPath(record, timeZone))
  expect([path, ignored]).toEqual(["/be/42/tasks", []])
  expect(place).toMatchObject({
    facets: { taskId: ["801/803", "805"] },
    filter: { TaskRunAfter: { operator: "GTE", second: { joiner: "AND", operator: "LT" } } }
  })
})

it("leads to the list as it is where nothing was created, or more than an address holds", () => {
  expect(
    operationTasksPath(
      scheduled(2, () => ({ status: "unknown", sentence: null })),
      timeZone
    )
  ).toBe("/be/42/tasks")
  const scattered = scheduled(900, (id) => ({ status: "accepted", detail: "", taskId: 1_000_000 + id * 2 }))
  expect(operationTasksPath(scattered, timeZone)).toBe("/be/42/tasks")
})
