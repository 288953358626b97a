import { sampleDevice } from "@command-center/domain/device/sample-device"
import * as select from "@command-center/machines/push/push.selectors"
import { describe, expect, it } from "vitest"
import { contentsOf, planOf, records } from "./operation-records.ts"
import { chooseForm, clicked, first, opened, other, sending, submit } from "./push-driver.ts"

const unknownPci = sampleDevice({ deviceConfigId: 4, deviceStatusDevicePciVersion: "0" })

describe("Apply", () => {
  it("waits for a form and for a run time unless it runs immediately [B4-24]", async () => {
    const driver = await opened()
    const can = () => select.selectCanSubmit(driver.snapshot())
    const change = (changes: object) => driver.perform({ type: "draft.changed", change: changes })
    const seen = [can()]
    for (const changes of [{ formId: 7 }, { runAt: null }, { timing: "immediate" }]) {
      await change(changes)
      seen.push(can())
    }
    expect(seen).toEqual([false, true, false, true])
  })

  it("takes no run time that has passed, though it had not when it was chosen", async () => {
    const driver = await opened()
    await driver.perform(chooseForm)
    await driver.perform({ type: "draft.changed", change: { runAt: "2026-11-20T15:18:00.000Z" } })
    const seen = () => [
      select.selectRunTimeMessage(driver.snapshot()),
      select.selectError(driver.snapshot()),
      select.selectCanSubmit(driver.snapshot()),
      driver.isRunning("operation")
    ]
    expect(seen()).toEqual([null, null, true, false])
    await driver.perform(submit)
    expect(seen()).toEqual([
      "This time has passed. Choose a later time, or run the task immediately.",
      null,
      false,
      false
    ])
  })

  it("of firmware waits for device and model where the PCI version is 0 [B4-25]", async () => {
    const driver = await opened({ kind: "firmware", devices: [unknownPci] })
    const can = () => select.selectCanSubmit(driver.snapshot())
    const change = (changes: object) => driver.perform({ type: "draft.changed", change: changes })
    const seen: Array<boolean> = []
    for (const changes of [
      { formId: 7 },
      { deviceChoice: "ipp320" },
      { modelPattern: "31T" },
      { deviceChoice: "isc250" },
      { deviceChoice: "iup250" },
      { deviceChoice: "iwl220" }
    ]) {
      await change(changes)
      seen.push(can())
    }
    expect([seen, select.selectDraft(driver.snapshot()).modelPattern]).toEqual([
      [false, false, true, true, false, false],
      null
    ])
  })

  it("sends one task per device, each for its own account, at the instant of the click [B4-26 B4-29]", async () => {
    const driver = await opened()
    await driver.perform({ type: "draft.changed", change: { formId: 7, timing: "immediate" } })
    await driver.perform(submit)
    const task = { type: 10, runAfter: clicked.toISOString(), lastUpdatedAt: clicked.toISOString(), status: 0 }
    expect(planOf(driver.inputOf("operation"))).toMatchObject({
      kind: "pushForms",
      businessEntityId: 42,
      title: "Push Forms",
      instructions: [
        {
          targets: [
            { id: 1, name: "Lane 1: SN-1", content: { ...task, businessEntityId: 42, componentId: 501 } },
            { id: 2, name: "Lane 1: SN-2", content: { ...task, businessEntityId: 43, componentId: 501 } }
          ]
        }
      ]
    })
    for (let click = 0; click < 20; click += 1) await driver.perform(submit)
    expect([driver.state(), driver.snapshot().can(submit)]).toEqual(["sending", false])
  })

  it("is done when every task is accepted [B4-27]", async () => {
    const driver = await sending()
    await driver.settle("operation", records.accepted)
    expect([driver.state(), driver.snapshot().output]).toEqual(["pushed", { pushed: 2 }])
  })

  it("keeps what was chosen when it is refused, says why, and may be sent again", async () => {
    const driver = await sending()
    await driver.settle("operation", records.refused)
    expect(select.selectError(driver.snapshot())).toBe("The service is down for maintenance.")
    expect([select.selectDraft(driver.snapshot()).formId, select.selectCanSubmit(driver.snapshot())]).toEqual([7, true])
    expect(select.selectIsUnsaved(driver.snapshot())).toBe(true)
  })

  it("goes back to what was chosen where nothing was sent", async () => {
    const driver = await sending()
    await driver.settle("operation", records.notSent)
    expect([select.selectError(driver.snapshot()), select.selectDraft(driver.snapshot()).formId]).toEqual([null, 7])
  })

  it("ends with the operation that was left with something not confirmed", async () => {
    const driver = await sending()
    await driver.settle("operation", records.partly)
    expect([driver.state(), driver.snapshot().output]).toEqual(["closed", { pushed: 1 }])
  })

  it("that fails as a program can be left, and sends nothing again", async () => {
    const driver = await sending()
    await driver.crash("operation")
    expect([driver.state(), driver.snapshot().can({ type: "retry" })]).toEqual(["crashed", false])
  })

  it("of firmware is an operation of its own kind, with who is left out", async () => {
    const driver = await opened({ kind: "firmware", devices: [first, unknownPci, other] })
    await driver.perform({ type: "batch.chosen", batch: 1 })
    await driver.perform(chooseForm)
    await driver.perform({ ...submit })
    const plan = planOf(driver.inputOf("operation"))
    expect([plan.kind, plan.title, plan.leftOut.length, contentsOf({ plan }).length]).toEqual([
      "updateFirmware",
      "Update Firmware",
      2,
      1
    ])
  })

  it("says that the account is not known, and sends nothing without the edit right [B6-08]", async () => {
    const nowhere = await sending({ businessEntityId: undefined })
    expect([select.selectError(nowhere.snapshot()), nowhere.isRunning("operation")]).toEqual([
      "Undefined business entity ID",
      false
    ])
    const reader = await sending({ canEdit: false })
    expect([select.selectCanSubmit(reader.snapshot()), reader.isRunning("operation")]).toEqual([false, false])
  })
})
