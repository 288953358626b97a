import {
  selectCanSubmit,
  selectDraft,
  selectError,
  selectIsUnsaved,
  selectOutcome
} from "@command-center/machines/schedule-task/schedule-task.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./flow-checks.ts"
import { both, clicked, createdTask, editing, input, restart, sending, submit } from "./schedule-task-driver.ts"

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

  it("tells the session of a 401 while it is looked up, and stays unknown", async () => {
    const driver = await sending()
    await driver.crash("createTasks")
    await driver.perform({ type: "check" })
    await driver.settle("findTasks", Result.fail(failures.unauthorized))
    expect([driver.state(), driver.emitted()]).toEqual(["unknown", [{ type: "unauthorized" }]])
  })

  it("counts as created where the tasks are found", async () => {
    const driver = await sending()
    await driver.crash("createTasks")
    await driver.perform({ type: "check" })
    await driver.settle("findTasks", Result.succeed([createdTask(1, 801)]))
    expect([driver.state(), selectOutcome(driver.snapshot())]).toMatchObject(["sent", { created: 1, notConfirmed: 1 }])
  })
})
