import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { taskTargets } from "@command-center/domain/task/kept-task"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { noVersions } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { asked } from "../../test-support/asked.ts"
import {
  type Answer,
  jsonAnswer,
  type LocalService,
  outcomeAt,
  startLocalService
} from "../../test-support/local-service.ts"
import { assignTargets } from "./profiles.ts"
import { lookUpTargetTasks, lookUpTasks, sendTargetTasks, sendTargetTasksByBrowser } from "./sent-tasks.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const now = new Date("2026-11-20T15:15:00.000Z")
const targets = [1, 2].map((componentId) => sampleUtg({ componentId, componentNickname: `Lane ${componentId}` }))
const draft = defaultScheduleDraft(now, "UTC", noVersions)
const tasks = Result.getOrThrow(buildTasks({ businessEntityId: 41, draft, products: noVersions, targets, now }))
const kept = taskTargets(
  targets.map(({ componentId: id }) => ({ id, name: `Lane ${id}` })),
  tasks
)
const broken = [...kept.slice(0, 1), { id: 2, name: "Lane 2", content: { ...tasks[1], status: 20 } }]
const refused = Result.fail({ _tag: "NotSent", reason: operationMessages.contentUnreadable })

it("sends the tasks as they were kept, and says of each target what the answer says of it", async () => {
  service.answer(jsonAnswer({ task: [{ id: 802, componentId: 2, type: tasks[1]?.type, label: tasks[1]?.label }] }))
  expect(await outcomeAt(service, sendTargetTasks(41, kept))).toEqual(
    Result.succeed([
      [1, { status: "unknown", sentence: "The answer does not confirm that its task was created." }],
      [2, { status: "accepted", detail: "Update UTG, Task Id 802", taskId: 802 }]
    ])
  )
  expect(service.seen.map(({ url, body }) => [url, body])).toEqual([
    ["/management/businessentities/41/tasksbulk", JSON.stringify(tasks)]
  ])
})

it.each([
  [
    "ids with the UTG",
    {
      task: [
        { id: 801, componentId: 1 },
        { id: 802, componentId: 2 }
      ]
    }
  ],
  ["ids alone", { task: [{ id: 801 }, { id: 802 }] }],
  [
    "numbers as text, in another order",
    {
      task: [
        { id: "802", componentId: "2" },
        { id: "801", componentId: "1" }
      ]
    }
  ],
  [
    "names that begin with a capital",
    {
      Task: [
        { Id: 801, ComponentId: 1 },
        { TaskId: "802", ComponentId: "2" }
      ]
    }
  ]
])("takes for created what the answer says with %s", async (_, answer) => {
  service.answer(jsonAnswer(answer))
  expect(await outcomeAt(service, sendTargetTasks(41, kept))).toEqual(
    Result.succeed([
      [1, { status: "accepted", detail: "Update UTG, Task Id 801", taskId: 801 }],
      [2, { status: "accepted", detail: "Update UTG, Task Id 802", taskId: 802 }]
    ])
  )
})

describe("tasks that a browser sent", () => {
  const answer = {
    task: tasks.map(({ componentId, type, label }) => ({ id: 800 + componentId, componentId, type, label }))
  }
  const accepted = (id: number) => ({ status: "accepted", detail: `Update UTG, Task Id ${800 + id}`, taskId: 800 + id })
  const row = (taskId: number, componentId: number) => ({
    taskId,
    componentId,
    taskTypeName: null,
    taskRunAfter: tasks[0]?.runAfter,
    taskLastUpdatedAt: "2026-11-20T15:15:00.000Z"
  })
  const sending = (...answers: ReadonlyArray<Answer>) => {
    service.answer((count) => answers[count] ?? { status: 418 })
    return outcomeAt(service, sendTargetTasksByBrowser(41, kept))
  }

  it("are told with what is there again, by one look", async () => {
    const listed = { taskView: [row(791, 1), row(801, 1), row(802, 2)] }
    expect(await sending(jsonAnswer(answer)(), jsonAnswer(listed)())).toEqual(
      Result.succeed([
        [1, { ...accepted(1), again: [{ id: 791, at: "2026-11-20T15:15:00.000Z" }] }],
        [2, accepted(2)]
      ])
    )
    expect(asked(service)).toEqual([
      "POST /management/businessentities/41/tasksbulk",
      "POST /management/businessentities/41/tasks/query"
    ])
  })

  it("stay created where they cannot be looked for", async () => {
    expect(await sending(jsonAnswer(answer)(), { status: 401 })).toEqual(
      Result.succeed([
        [1, accepted(1)],
        [2, accepted(2)]
      ])
    )
  })

  it("are not looked for where none is answered as created", async () => {
    expect(await sending({ status: 500 })).toMatchObject({ failure: { _tag: "Refused", status: 500 } })
    service.answer(() => jsonAnswer({ task: [] })())
    expect(await outcomeAt(service, sendTargetTasksByBrowser(41, kept))).toMatchObject({
      success: [
        [1, { status: "unknown" }],
        [2, { status: "unknown" }]
      ]
    })
    expect(asked(service)).toHaveLength(2)
  })
})

it("looks up which targets have their task", async () => {
  service.answer(
    jsonAnswer({ taskView: [{ taskId: 801, componentId: 1, taskTypeName: null, taskRunAfter: tasks[0]?.runAfter }] })
  )
  expect(await outcomeAt(service, lookUpTargetTasks(41, kept))).toEqual(
    Result.succeed([
      { id: 1, detail: "Update UTG, Task Id 801", taskId: 801, again: [], isUnclear: false },
      { id: 2, detail: null, taskId: null, again: [], isUnclear: false }
    ])
  )
})

it("does not tell which of two devices of one UTG has its task, where one is there", async () => {
  const [task] = tasks
  const ofDevices = kept.map((target) => ({ ...target, content: task }))
  service.answer(
    jsonAnswer({
      taskView: [
        {
          taskId: 801,
          componentId: 1,
          taskTypeName: null,
          taskRunAfter: task?.runAfter,
          taskLastUpdatedAt: task?.lastUpdatedAt
        }
      ]
    })
  )
  const unclear = Result.map(await outcomeAt(service, lookUpTargetTasks(41, ofDevices)), (found) =>
    found.map(({ isUnclear }) => isUnclear)
  )
  expect(unclear).toEqual(Result.succeed([true, true]))
})

it("asks for nothing where there is nobody to look up, and sends nothing that is not kept as it was", async () => {
  expect([
    await outcomeAt(service, lookUpTargetTasks(41, [])),
    await outcomeAt(service, lookUpTargetTasks(41, broken)),
    await outcomeAt(service, sendTargetTasks(41, broken)),
    await outcomeAt(service, assignTargets(kept))
  ]).toEqual([Result.succeed([]), refused, refused, refused])
  expect(service.seen).toEqual([])
})

it("knows nothing of tasks that it does not find while some could not be read", async () => {
  const row = (componentId: number) => ({ taskId: 790 + componentId, componentId, taskRunAfter: tasks[0]?.runAfter })
  const unread = Result.fail({ _tag: "Unreadable", path: "every row of the list", expected: "readable" })
  service.answer(jsonAnswer({ taskView: [row(1), { taskId: "?" }] }))
  expect(await outcomeAt(service, lookUpTasks(41, tasks))).toEqual(unread)
  expect(await outcomeAt(service, lookUpTargetTasks(41, kept))).toEqual(unread)
  service.answer(jsonAnswer({ taskView: [row(1), row(2), { taskId: "?" }] }))
  expect(Result.getOrThrow(await outcomeAt(service, lookUpTasks(41, tasks)))).toHaveLength(2)
})
