import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import {
  selectCanSubmit,
  selectDraft,
  selectError,
  selectIsUnsaved,
  selectLeftOut,
  selectRecord,
  selectRefusal,
  selectRunTimeMessage,
  selectSummary
} from "@command-center/machines/schedule-task/schedule-task.selectors"
import { describe, expect, it } from "vitest"
import { contentsOf, planOf, records } from "./operation-records.ts"
import { clicked, editing, input, opened, restart, sending, submit, versions } from "./schedule-task-driver.ts"

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
    expect(planOf(driver.inputOf("operation"))).toMatchObject({
      kind: "schedule",
      businessEntityId: 42,
      title: "Schedule Task",
      instructions: [
        {
          targets: [
            {
              id: 1,
              name: "Lane 1",
              content: { ...task, businessEntityId: 7, componentId: 1, machinePermanentId: "m-1" }
            },
            {
              id: 2,
              name: "Lane 2",
              content: { ...task, businessEntityId: 42, componentId: 2, machinePermanentId: "m-2" }
            }
          ]
        }
      ],
      leftOut: []
    })
  })

  it("runs an immediate task at the instant of the click [B4-36]", async () => {
    const driver = await sending({ ...restart, timing: "immediate" })
    expect(contentsOf(driver.inputOf("operation"))).toMatchObject([
      { runAfter: clicked.toISOString() },
      { runAfter: clicked.toISOString() }
    ])
  })

  it("that needs no version does not wait for them; what is refused or scheduled next has them", async () => {
    const seen = (driver: ReturnType<typeof opened>) => [
      driver.isRunning("operation"),
      driver.isRunning("loadVersions"),
      selectCanSubmit(driver.snapshot()),
      selectRefusal(driver.snapshot())
    ]
    const driver = opened()
    await driver.perform({ type: "draft.changed", change: restart })
    expect(seen(driver)).toEqual([false, true, true, ""])
    await driver.perform(submit)
    expect(seen(driver)).toEqual([true, false, false, ""])
    await driver.settle("operation", records.refused)
    expect([selectError(driver.snapshot()), ...seen(driver)]).toEqual([
      "The service is down for maintenance.",
      false,
      true,
      true,
      ""
    ])
    await driver.perform(submit)
    await driver.settle("operation", records.accepted)
    await driver.perform({ type: "edit" })
    expect(seen(driver)[1]).toBe(true)
    await driver.settle("loadVersions", versions)
    expect(selectDraft(driver.snapshot()).utgVersion).toBe("5.0.0.3018")
  })

  it("that needs one waits for them, and says that they are loading", async () => {
    const driver = opened()
    await driver.perform({ type: "draft.changed", change: { utgGroup: "deployUtgVersion" } })
    await driver.perform(submit)
    expect([
      driver.isRunning("operation"),
      selectCanSubmit(driver.snapshot()),
      selectRefusal(driver.snapshot()),
      selectError(driver.snapshot())
    ]).toEqual([false, false, "The versions that can be deployed are still loading.", null])
    await driver.settle("loadVersions", versions)
    expect(selectCanSubmit(driver.snapshot())).toBe(true)
  })

  it("takes no run time that has passed, though it had not when it was chosen", async () => {
    const driver = await editing()
    const seen = () => [
      selectRunTimeMessage(driver.snapshot()),
      selectError(driver.snapshot()),
      selectCanSubmit(driver.snapshot()),
      driver.isRunning("operation")
    ]
    const passed = "This time has passed. Choose a later time, or run the task immediately."
    await driver.perform({ type: "draft.changed", change: { runAt: "2020-01-01T05:00:00.000Z" } })
    expect(seen()).toEqual([passed, null, false, false])
    await driver.perform({ type: "draft.changed", change: { runAt: "2026-11-20T15:18:00.000Z" } })
    expect(seen()).toEqual([null, null, true, false])
    await driver.perform(submit)
    expect(seen()).toEqual([passed, null, false, false])
    await driver.perform({ type: "draft.changed", change: { runAt: clicked.toISOString() } })
    await driver.perform(submit)
    expect(contentsOf(driver.inputOf("operation"))).toMatchObject([{ runAfter: clicked.toISOString() }, {}])
  })

  it("keeps what became of each UTG, and restores the defaults [B4-38]", async () => {
    const driver = await sending()
    await driver.settle("operation", records.accepted)
    expect([driver.state(), selectRecord(driver.snapshot())]).toEqual(["sent", records.accepted])
    expect([selectDraft(driver.snapshot()).utgGroup, selectIsUnsaved(driver.snapshot())]).toEqual([
      "configuration",
      false
    ])
    await driver.perform({ type: "close" })
    expect(driver.snapshot().output).toEqual({ record: records.accepted })
  })

  it("keeps what was typed when it is refused, says why, and may be sent again", async () => {
    const driver = await sending()
    await driver.settle("operation", records.refused)
    expect(selectError(driver.snapshot())).toBe("The service is down for maintenance.")
    expect([selectDraft(driver.snapshot()).utgGroup, selectCanSubmit(driver.snapshot())]).toEqual(["startstop", true])
  })

  it("tells nothing of the task before it, which was created, when it is refused itself", async () => {
    const driver = await sending()
    await driver.settle("operation", records.accepted)
    await driver.perform({ type: "edit" })
    await driver.perform({ type: "draft.changed", change: restart })
    await driver.perform(submit)
    expect(selectRecord(driver.snapshot())).toBeNull()
    await driver.settle("operation", records.refused)
    expect(selectRecord(driver.snapshot())).toBeNull()
    await driver.perform({ type: "cancel" })
    await driver.perform({ type: "discard" })
    expect(driver.snapshot().output).toEqual({ record: null })
  })

  it("goes back to what was typed where nothing was sent", async () => {
    const driver = await sending()
    await driver.settle("operation", records.notSent)
    expect([selectError(driver.snapshot()), selectDraft(driver.snapshot()).utgGroup]).toEqual([null, "startstop"])
  })

  it("ends with the operation that was left with something not confirmed", async () => {
    const driver = await sending()
    await driver.settle("operation", records.partly)
    expect([driver.state(), driver.snapshot().output]).toEqual(["closed", { record: records.partly }])
  })

  it("that fails as a program can be left, and sends nothing again", async () => {
    const driver = await sending()
    await driver.crash("operation")
    expect([driver.state(), driver.snapshot().can({ type: "versions.retry" })]).toEqual(["crashed", false])
    await driver.perform({ type: "close" })
    expect(driver.state()).toBe("closed")
  })

  it("leaves out who has no machine, says so before, and sends for the others", async () => {
    const lost = sampleUtg({ componentId: 3, componentNickname: "Lane 3", machinePermanentId: null })
    const driver = await editing({ ...input, targets: [lost, ...input.targets] })
    const leftOut = [{ name: "Lane 3", reason: "Missing the following keys: machinePermanentId" }]
    await driver.perform({ type: "draft.changed", change: { ...restart, timing: "immediate" } })
    expect([selectLeftOut(driver.snapshot()), selectSummary(driver.snapshot())]).toEqual([
      leftOut,
      "Restart 2 UTGs now."
    ])
    await driver.perform(submit)
    const plan = planOf(driver.inputOf("operation"))
    expect([plan.leftOut, plan.instructions[0]?.targets.map(({ id }) => id)]).toEqual([leftOut, [1, 2]])
    const alone = await editing({ ...input, targets: [lost] })
    await alone.perform(submit)
    expect([selectError(alone.snapshot()), alone.isRunning("operation")]).toEqual([
      "Missing the following keys: machinePermanentId",
      false
    ])
  })

  it("says that the account is not known and calls for nothing [B8-18]", async () => {
    const driver = await editing({ ...input, businessEntityId: undefined })
    await driver.perform(submit)
    expect([selectError(driver.snapshot()), driver.isRunning("operation")]).toEqual([
      "Undefined business entity ID",
      false
    ])
  })

  it("sends nothing without the edit right", async () => {
    const driver = await editing({ ...input, canEdit: false })
    await driver.perform(submit)
    expect([selectCanSubmit(driver.snapshot()), driver.isRunning("operation")]).toEqual([false, false])
  })
})
