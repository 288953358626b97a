import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { sampleUtg } from "../utg/sample-utg.ts"
import { noVersions } from "../version/version-product.ts"
import type { NewTask } from "./new-task.ts"
import { sampleNewTask } from "./sample-new-task.ts"
import { defaultScheduleDraft } from "./schedule-draft.ts"
import { outcomeOf } from "./schedule-outcome.ts"
import { buildTasks, scheduleErrorText, type TaskRequest } from "./task-builder.ts"
import { creationMessages } from "./task-messages.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const draft = defaultScheduleDraft(now, "America/New_York", noVersions)
const lane1 = sampleUtg()
const lane2 = sampleUtg({ componentId: 502, componentNickname: "Lane 2", businessEntityId: null })
const request: TaskRequest = { businessEntityId: 7, draft, products: noVersions, targets: [lane1, lane2], now }

const task = (changes: Partial<NewTask>): NewTask =>
  sampleNewTask({ type: 4, instructions: "{}", bulkLabel: "Update UTG", label: "Update UTG: Lane 1 (501)", ...changes })

const errorOf = (changes: Partial<TaskRequest>): string | null => {
  const built = buildTasks({ ...request, ...changes })
  return Result.isFailure(built) ? scheduleErrorText(built.failure) : null
}

describe("building tasks", () => {
  it("makes one complete task per target, in the account of each [B3-19 B3-20 B4-39]", () => {
    expect(buildTasks(request)).toEqual(
      Result.succeed([task({}), task({ businessEntityId: 7, componentId: 502, label: "Update UTG: Lane 2 (502)" })])
    )
  })

  it("runs an immediate task now, whatever run time is kept [B4-36]", () => {
    const built = buildTasks({ ...request, targets: [lane1], draft: { ...draft, timing: "immediate" } })
    expect(built).toEqual(Result.succeed([task({ runAfter: "2026-11-20T15:15:00.000Z" })]))
  })

  it("names the component for agent commands too", () => {
    const products = {
      utg: [],
      agent: [{ version: "2.1.0.40", downloadLocation: "https://d.example/a", generalAvailability: true }]
    }
    const agent = { ...draft, target: "agent", agentVersion: "2.1.0.40" } as const
    expect(buildTasks({ ...request, products, draft: agent, targets: [lane1] })).toEqual(
      Result.succeed([
        task({
          type: 9,
          instructions: '{"version":"2.1.0.40","downloadLocation":"https://d.example/a"}',
          bulkLabel: "Deploy Agent Version 2.1.0.40",
          label: "Deploy Agent Version 2.1.0.40: Lane 1 (501)"
        })
      ])
    )
  })

  it("takes an instant that has passed only where it is told to", () => {
    const passed = { ...draft, runAt: "2026-11-20T15:00:00.000Z" }
    expect(errorOf({ draft: passed })).not.toBeNull()
    expect(buildTasks({ ...request, draft: passed, targets: [lane1], takesPassedTime: true })).toEqual(
      Result.succeed([task({ runAfter: "2026-11-20T15:00:00.000Z" })])
    )
  })

  it("makes none for who has no time of its own and is left out", () => {
    const siteTime = { reading: "2026-11-21T02:00", withoutZone: "leaveOut", spreadMinutes: 0 } as const
    const nowhere = sampleUtg({ componentId: 502, machineStatusEntityStandardTimeZone: null })
    expect(buildTasks({ ...request, draft: { ...draft, siteTime }, targets: [nowhere, lane1] })).toEqual(
      Result.succeed([task({ runAfter: "2026-11-21T07:00:00.000Z" })])
    )
  })

  it("is refused without a business entity id [A5-67]", () => {
    expect(errorOf({ businessEntityId: undefined })).toBe("Undefined business entity ID")
  })

  it("is refused when two tasks would share a description [A5-68]", () => {
    expect(errorOf({ targets: [lane1, lane1] })).toBe("Tasks may not share a taskDesc")
  })

  it("is refused when a target has no machine", () => {
    expect(errorOf({ targets: [sampleUtg({ machinePermanentId: null })] })).toBe(
      "Missing the following keys: machinePermanentId"
    )
  })

  it("is refused while the draft has issues, and when its version is not to be had [B4-40]", () => {
    expect([
      errorOf({ targets: [] }),
      errorOf({ draft: { ...draft, utgGroup: "deployUtgVersion", utgVersion: "9.9.9.9" } }),
      errorOf({ draft: { ...draft, target: "agent", agentVersion: "9.9.9.9" } })
    ]).toEqual([
      "Choose one or more UTGs in the list to schedule a task for.",
      "Choose a UTG version.",
      "Choose an agent version."
    ])
  })

  it("is refused with the issues of the draft as values [B4-40]", () => {
    const failure = (changes: Partial<TaskRequest>) => Result.merge(buildTasks({ ...request, ...changes }))
    expect([
      failure({ draft: { ...draft, utgGroup: "deployUtgVersion", utgVersion: "9.9.9.9" } }),
      failure({ draft: { ...draft, target: "agent", agentVersion: "9.9.9.9" } }),
      failure({ targets: [], draft: { ...draft, runAt: null } }),
      failure({ targets: [sampleUtg({ componentId: 9, machinePermanentId: "" })] }),
      failure({ targets: [lane2, lane1, lane1] })
    ]).toEqual([
      { _tag: "DraftIncomplete", issues: [{ field: "utgVersion", message: "Choose a UTG version." }] },
      { _tag: "DraftIncomplete", issues: [{ field: "agentVersion", message: "Choose an agent version." }] },
      {
        _tag: "DraftIncomplete",
        issues: [
          { field: "targets", message: "Choose one or more UTGs in the list to schedule a task for." },
          { field: "runAt", message: "This field is required. Choose a run time." }
        ]
      },
      { _tag: "KeysMissing", componentId: 9, keys: ["machinePermanentId"] },
      { _tag: "DescriptionShared", label: "Update UTG: Lane 1 (501)" }
    ])
    expect(errorOf({ targets: [], draft: { ...draft, runAt: null } })).toBe(
      "Choose one or more UTGs in the list to schedule a task for. This field is required. Choose a run time."
    )
  })

  it("runs now where an immediate task keeps no run time, and describes a UTG without a nickname", () => {
    const built = buildTasks({
      ...request,
      targets: [sampleUtg({ componentNickname: null })],
      draft: { ...draft, timing: "immediate", runAt: null }
    })
    expect(built).toEqual(
      Result.succeed([task({ runAfter: "2026-11-20T15:15:00.000Z", label: "Update UTG: UTG (501)" })])
    )
  })

  it("builds 10,000 tasks well within a second", () => {
    const targets = Array.from({ length: 10_000 }, (_, at) => sampleUtg({ componentId: at }))
    const built = buildTasks({ ...request, targets })
    expect(Result.isSuccess(built) ? built.success.length : 0).toBe(10_000)
  })
})

describe("the outcome of a schedule", () => {
  const created = { id: null, taskId: 900, componentId: 501, machinePermanentId: null, type: 4, label: null }
  const sent = [task({}), task({ componentId: 502 })]

  it("names the created task of each target, and who is not confirmed", () => {
    expect(outcomeOf(sent, [created])).toEqual({
      targets: [
        { task: sent[0], taskId: 900 },
        { task: sent[1], taskId: null }
      ],
      created: 1,
      notConfirmed: 1
    })
  })

  it("reads the id under either name and counts a created task once", () => {
    const twice = [task({}), task({})]
    const answer = [
      { ...created, id: 901, taskId: null },
      { ...created, id: null, taskId: null }
    ]
    expect(outcomeOf(twice, answer).targets.map(({ taskId }) => taskId)).toEqual([901, null])
  })

  it("takes ids alone in the order in which they were sent, if there are as many", () => {
    const alone = (...ids: ReadonlyArray<number>) =>
      ids.map((id) => ({ ...created, id, taskId: null, componentId: null, type: null }))
    const idsFor = (...ids: ReadonlyArray<number>) => outcomeOf(sent, alone(...ids)).targets.map(({ taskId }) => taskId)
    expect([idsFor(901, 902), idsFor(901)]).toEqual([
      [901, 902],
      [null, null]
    ])
  })

  it("tells two UTGs and two types apart, and ids that are missing from those that are not", () => {
    const targets = [task({}), task({ type: 5 }), task({ componentId: 502 })]
    const answer = [
      { ...created, taskId: 903, componentId: 502 },
      { ...created, id: null, taskId: null },
      { ...created, taskId: 902, type: 5 }
    ]
    expect(outcomeOf(targets, answer)).toEqual({
      targets: [
        { task: targets[0], taskId: null },
        { task: targets[1], taskId: 902 },
        { task: targets[2], taskId: 903 }
      ],
      created: 2,
      notConfirmed: 1
    })
  })

  it("passes over an answer without an id", () => {
    const answer = [
      { ...created, id: null, taskId: null },
      { ...created, id: 901, taskId: null }
    ]
    expect(outcomeOf([task({})], answer).targets.map(({ taskId }) => taskId)).toEqual([901])
  })

  it("is told in the sentences of the document [B8-16 B8-17]", () => {
    expect([creationMessages.created(3), creationMessages.createFailed("API request failed")]).toEqual([
      "3 task(s) created successfully.",
      "Unable to create task(s). API request failed"
    ])
  })
})
