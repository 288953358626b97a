import type { CreatedTask } from "@command-center/domain/task/schedule-outcome"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import type { Product } from "@command-center/domain/version/version-product"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import {
  selectCanSubmit,
  selectDraft,
  selectError,
  selectIssues,
  selectIsUnsaved,
  selectOutcome,
  selectSummary,
  selectVersionsFailure
} from "@command-center/machines/schedule-task/schedule-task.selectors"
import type { LoadedVersions, ScheduleTaskInput } from "@command-center/machines/schedule-task/schedule-task.types"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { checkFlow, failures } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const clicked = new Date("2026-11-20T15:20:00.000Z")
const targets = [
  sampleUtg({ componentId: 1, componentNickname: "Lane 1", machinePermanentId: "m-1", businessEntityId: 7 }),
  sampleUtg({ componentId: 2, componentNickname: "Lane 2", machinePermanentId: "m-2", businessEntityId: null })
]
const input: ScheduleTaskInput = { businessEntityId: 42, targets, now, timeZone: "America/New_York", canEdit: true }

const product = (version: string, generalAvailability: boolean): Product => ({
  version,
  downloadLocation: `https://downloads.example/${version}`,
  generalAvailability
})
const utgVersions = [product("5.0.0.3100", false), product("5.0.0.3018", true)]
const agentVersions = [product("2.1.0.40", true)]
const versions: Outcome<LoadedVersions, Failure> = Result.succeed({
  utg: Result.succeed(utgVersions),
  agent: Result.succeed(agentVersions)
})
const noManifests: Outcome<LoadedVersions, Failure> = Result.succeed({
  utg: Result.fail(failures.refused),
  agent: Result.succeed(agentVersions)
})
const createdTask = (componentId: number, taskId: number): CreatedTask => ({
  id: taskId,
  taskId: null,
  componentId,
  machinePermanentId: null,
  type: 3,
  label: null
})
const both = [createdTask(1, 801), createdTask(2, 802)]
const restart = { utgGroup: "startstop" } as const
const submit = { type: "submit", now: clicked } as const

checkFlow(scheduleTaskMachine, {
  input,
  user: [
    { type: "draft.changed", change: restart },
    { type: "draft.changed", change: { utgGroup: "configuration" } },
    { type: "versions.retry" },
    submit,
    { type: "check" },
    { type: "edit" },
    { type: "close" },
    { type: "cancel" }
  ],
  outcomes: {
    loadVersions: [versions, noManifests],
    createTasks: [
      Result.succeed(both),
      Result.fail(failures.refused),
      Result.fail(failures.unauthorized),
      Result.fail(failures.timedOut)
    ],
    findTasks: [Result.succeed(both), Result.succeed([]), Result.fail(failures.refused)]
  },
  project: ({ context }) => [context.draft.utgGroup, context.sent.length, context.outcome !== null]
})

const editing = async (given: ScheduleTaskInput = input, loaded: unknown = versions) => {
  const driver = actorDriver(scheduleTaskMachine, given)
  await driver.settle("loadVersions", loaded)
  return driver
}
const sending = async (change: Readonly<Record<string, unknown>> = restart) => {
  const driver = await editing()
  await driver.perform({ type: "draft.changed", change })
  await driver.perform(submit)
  return driver
}

describe("the draft", () => {
  it("opens with the defaults and says what it would do [B4-35 B4-37]", async () => {
    const draft = selectDraft((await editing()).snapshot())
    expect(draft).toEqual({
      target: "utg",
      utgGroup: "configuration",
      agentGroup: "deployAgentVersion",
      configuration: "push",
      miscellaneous: "resetSerialSlot",
      startstop: "restart",
      offlineHours: 1,
      utgVersion: "5.0.0.3018",
      agentVersion: "2.1.0.40",
      logs: {
        label: "",
        startDate: "2026-11-20T15:15:00.000Z",
        endDate: "2026-11-21T05:00:00.000Z",
        includeS4dFiles: false,
        includeUtgTraceFiles: true,
        includeAgentLogs: true
      },
      timing: "future",
      runAt: "2026-11-21T05:00:00.000Z"
    })
  })

  it("is unsaved while it differs from what the dialog opened with", async () => {
    const driver = await editing()
    const unsaved = [selectIsUnsaved(driver.snapshot())]
    await driver.perform({ type: "draft.changed", change: restart })
    unsaved.push(selectIsUnsaved(driver.snapshot()))
    await driver.perform({ type: "draft.changed", change: { utgGroup: "configuration" } })
    unsaved.push(selectIsUnsaved(driver.snapshot()))
    expect(unsaved).toEqual([false, true, false])
  })

  it("blocks the submit until it is valid [B4-40 B5-43]", async () => {
    const driver = await editing()
    await driver.perform({ type: "draft.changed", change: { utgGroup: "uploadLogs" } })
    expect(selectIssues(driver.snapshot())).toEqual([
      {
        field: "logs.label",
        message: "Please provide a case number or short text description to identify this request."
      }
    ])
    expect(selectCanSubmit(driver.snapshot())).toBe(false)
    await driver.perform(submit)
    expect(driver.isRunning("createTasks")).toBe(false)
  })

  it("asks to choose UTGs when opened with none", async () => {
    const driver = await editing({ ...input, targets: [] })
    await driver.perform(submit)
    expect([
      selectIssues(driver.snapshot()),
      selectCanSubmit(driver.snapshot()),
      driver.isRunning("createTasks")
    ]).toEqual([
      [{ field: "targets", message: "Choose one or more UTGs in the list to schedule a task for." }],
      false,
      false
    ])
  })

  it("goes on without a manifest, of which only its own deploy group has need", async () => {
    const driver = await editing(input, noManifests)
    expect(selectVersionsFailure(driver.snapshot())).toBe(
      "The versions that can be deployed could not be loaded. The service is down for maintenance."
    )
    expect(selectCanSubmit(driver.snapshot())).toBe(true)
    await driver.perform({ type: "draft.changed", change: { utgGroup: "deployUtgVersion" } })
    expect(selectCanSubmit(driver.snapshot())).toBe(false)
    await driver.perform({ type: "versions.retry" })
    await driver.settle("loadVersions", versions)
    expect([selectCanSubmit(driver.snapshot()), selectDraft(driver.snapshot()).utgGroup]).toEqual([
      true,
      "deployUtgVersion"
    ])
  })
})

describe("a submit", () => {
  it("sends one task per UTG, all together, each for its own account [B4-39]", async () => {
    const driver = await sending()
    const task = {
      type: 3,
      instructions: '{"componentRunningMode":1}',
      runAfter: "2026-11-21T05:00:00.000Z",
      lastUpdatedAt: clicked.toISOString(),
      lastUpdatedBy: 1,
      status: 0
    }
    expect(driver.inputOf("createTasks")).toMatchObject({
      businessEntityId: 42,
      tasks: [
        { ...task, businessEntityId: 7, componentId: 1, machinePermanentId: "m-1" },
        { ...task, businessEntityId: 42, componentId: 2, machinePermanentId: "m-2" }
      ]
    })
  })

  it("runs an immediate task at the instant of the click [B4-36]", async () => {
    const driver = await sending({ ...restart, timing: "immediate" })
    expect(driver.inputOf("createTasks")).toMatchObject({
      tasks: [{ runAfter: clicked.toISOString() }, { runAfter: clicked.toISOString() }]
    })
  })

  it("takes no second submit while it is sent", async () => {
    const driver = await sending()
    for (let click = 0; click < 20; click += 1) await driver.perform(submit)
    expect([driver.state(), driver.snapshot().can(submit)]).toEqual(["sending", false])
  })

  it("says how many were created, per UTG, and restores the defaults [B4-38 B8-17]", async () => {
    const driver = await sending()
    await driver.settle("createTasks", Result.succeed(both))
    expect(driver.emitted()).toEqual([{ type: "toast", kind: "success", text: "2 task(s) created successfully." }])
    expect(selectOutcome(driver.snapshot())).toMatchObject({
      targets: [
        { task: { componentId: 1 }, taskId: 801 },
        { task: { componentId: 2 }, taskId: 802 }
      ],
      created: 2,
      notConfirmed: 0
    })
    expect([selectDraft(driver.snapshot()).utgGroup, selectIsUnsaved(driver.snapshot())]).toEqual([
      "configuration",
      false
    ])
  })

  it("keeps what was typed when it fails, and may be sent again [B8-16]", async () => {
    const driver = await sending()
    const text = "Unable to create task(s). The service is down for maintenance."
    await driver.settle("createTasks", Result.fail(failures.refused))
    expect([driver.emitted(), selectError(driver.snapshot())]).toEqual([
      [{ type: "toast", kind: "danger", text }],
      text
    ])
    expect([selectDraft(driver.snapshot()).utgGroup, selectCanSubmit(driver.snapshot())]).toEqual(["startstop", true])
  })

  it("says that the account is not known and calls for nothing [B8-18]", async () => {
    const driver = await editing({ ...input, businessEntityId: undefined })
    await driver.perform(submit)
    expect([selectError(driver.snapshot()), driver.isRunning("createTasks")]).toEqual([
      "Undefined business entity ID",
      false
    ])
  })

  it("sends nothing without the edit right", async () => {
    const driver = await editing({ ...input, canEdit: false })
    await driver.perform(submit)
    expect([selectCanSubmit(driver.snapshot()), driver.isRunning("createTasks")]).toEqual([false, false])
  })

  it("keeps the draft at a 401 and tells the session", async () => {
    const driver = await sending()
    await driver.settle("createTasks", Result.fail(failures.unauthorized))
    expect([driver.emitted(), selectDraft(driver.snapshot()).utgGroup]).toEqual([
      [{ type: "unauthorized" }],
      "startstop"
    ])
  })
})

describe("a lost answer", () => {
  it("is unknown, and is looked up before anything may be sent again", async () => {
    const driver = await sending()
    const sent = driver.inputOf("createTasks")
    await driver.settle("createTasks", Result.fail(failures.timedOut))
    expect([driver.state(), driver.snapshot().can(submit), driver.snapshot().can({ type: "edit" })]).toEqual([
      "unknown",
      false,
      false
    ])
    await driver.perform({ type: "check" })
    expect(driver.inputOf("findTasks")).toEqual(sent)
    await driver.settle("findTasks", Result.succeed([]))
    await driver.perform({ type: "edit" })
    expect([selectDraft(driver.snapshot()).utgGroup, selectCanSubmit(driver.snapshot())]).toEqual(["startstop", true])
  })

  it("counts as created where the tasks are found", async () => {
    const driver = await sending()
    await driver.crash("createTasks")
    await driver.perform({ type: "check" })
    await driver.settle("findTasks", Result.succeed([createdTask(1, 801)]))
    expect([driver.state(), selectOutcome(driver.snapshot())]).toMatchObject(["sent", { created: 1, notConfirmed: 1 }])
  })
})

it("says in a plain sentence what a submit would do", async () => {
  const driver = await editing()
  await driver.perform({ type: "draft.changed", change: { ...restart, timing: "immediate" } })
  expect(selectSummary(driver.snapshot())).toBe("Restart 2 UTGs now.")
})
