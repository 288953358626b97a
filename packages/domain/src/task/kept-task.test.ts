import { Result } from "effect"
import { expect, it } from "vitest"
import { sampleUtg } from "../utg/sample-utg.ts"
import { noVersions } from "../version/version-product.ts"
import { keptTasks, taskTargets } from "./kept-task.ts"
import { defaultScheduleDraft } from "./schedule-draft.ts"
import { buildTasks } from "./task-builder.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const targets = [1, 2].map((componentId) => sampleUtg({ componentId, componentNickname: `Lane ${componentId}` }))
const tasks = Result.getOrThrow(
  buildTasks({
    businessEntityId: 42,
    draft: defaultScheduleDraft(now, "UTC", noVersions),
    products: noVersions,
    targets,
    now
  })
)
const named = [
  { id: 1, name: "Lane 1" },
  { id: 2, name: "Lane 2" }
]

it("keeps each task with whom it is for, and gives it back to the letter after it was stored", () => {
  const kept = taskTargets(named, tasks)
  expect(kept).toEqual([
    { id: 1, name: "Lane 1", content: tasks[0] },
    { id: 2, name: "Lane 2", content: tasks[1] }
  ])
  const read = keptTasks(JSON.parse(JSON.stringify(kept)))
  expect(JSON.stringify(read)).toBe(JSON.stringify(tasks))
})

it("has nobody without a task, and gives nothing where one task is broken", () => {
  expect([taskTargets(named, tasks.slice(0, 1)).length, taskTargets([], tasks)]).toEqual([1, []])
  const kept = taskTargets(named, tasks)
  for (const content of [null, {}, { ...tasks[1], runAfter: 5 }, { ...tasks[1], status: 20 }, "task"]) {
    expect(keptTasks([...kept.slice(0, 1), { id: 2, name: "Lane 2", content }])).toBeNull()
  }
})
