import { Result } from "effect"
import { expect, it } from "vitest"
import { sampleUtg } from "../utg/sample-utg.ts"
import { noVersions } from "../version/version-product.ts"
import { taskTargets } from "./kept-task.ts"
import type { NewTask } from "./new-task.ts"
import { defaultScheduleDraft } from "./schedule-draft.ts"
import { buildTasks } from "./task-builder.ts"
import { creationResults, targetTasks } from "./task-results.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const rows = [1, 2].map((componentId) => sampleUtg({ componentId, componentNickname: `Lane ${componentId}` }))
const draft = defaultScheduleDraft(now, "UTC", noVersions)
const tasks = Result.getOrThrow(buildTasks({ businessEntityId: 42, draft, products: noVersions, targets: rows, now }))
const named = rows.map(({ componentId: id }) => ({ id, name: `Lane ${id}` }))
const targets = taskTargets(named, tasks)
const created = (task: NewTask | undefined, id: number, label: string | null = null) => ({
  id,
  taskId: null,
  componentId: task?.componentId ?? null,
  machinePermanentId: null,
  type: task?.type ?? null,
  label
})

it("knows each target's task by its UTG and type, and is silent about what the answer leaves out", () => {
  const found = targetTasks(targets, tasks, [created(tasks[1], 802)])
  expect(found).toEqual([
    { id: 1, detail: null, taskId: null },
    { id: 2, detail: "Update UTG, Task Id 802", taskId: 802 }
  ])
  expect(creationResults(found)).toEqual([
    [1, { status: "unknown", sentence: "The answer does not confirm that its task was created." }],
    [2, { status: "accepted", detail: "Update UTG, Task Id 802", taskId: 802 }]
  ])
  const again = [{ id: 801, at: null }]
  expect(creationResults(found, new Map([[802, again]]))[1]).toEqual([
    2,
    { status: "accepted", detail: "Update UTG, Task Id 802", taskId: 802, again }
  ])
})

it("tells two tasks of one UTG apart by their descriptions, in whatever order they come", () => {
  const same = tasks.map((task, at) => ({ ...task, componentId: 501, label: `Push Forms: Till ${at + 1}` }))
  const [first, second] = same
  expect([
    targetTasks(targets, same, [created(second, 802, "Push Forms: Till 2")]),
    targetTasks(targets, same, [created(second, 802, "Push Forms: Till 2"), created(first, 801)])
  ]).toEqual([
    [
      { id: 1, detail: null, taskId: null },
      { id: 2, detail: "Update UTG, Task Id 802", taskId: 802 }
    ],
    [
      { id: 1, detail: "Update UTG, Task Id 801", taskId: 801 },
      { id: 2, detail: "Update UTG, Task Id 802", taskId: 802 }
    ]
  ])
})

it("has nothing of a target without a task", () => {
  expect(targetTasks(targets, tasks.slice(0, 1), [created(tasks[0], 801)])).toEqual([
    { id: 1, detail: "Update UTG, Task Id 801", taskId: 801 },
    { id: 2, detail: null, taskId: null }
  ])
})
