import { sampleDevice } from "@command-center/domain/device/sample-device"
import * as select from "@command-center/machines/push/push.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { clicked, created, lost, opened, refused, second, sending, submit, unauthorized } from "./push-driver.ts"

const unknownPci = sampleDevice({ deviceConfigId: 4, deviceStatusDevicePciVersion: "0" })
const label = (name: string, id: number) => `Push Forms: ${name} (${id})`
const labelsSent = (driver: Awaited<ReturnType<typeof sending>>) =>
  driver.snapshot().context.sent.map((task) => task.label)

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
      { deviceChoice: "iup250" }
    ]) {
      await change(changes)
      seen.push(can())
    }
    expect([seen, select.selectDraft(driver.snapshot()).modelPattern]).toEqual([
      [false, false, true, true, false],
      null
    ])
  })

  it("sends one task per device, each for its own account, at the instant of the click [B4-26 B4-29]", async () => {
    const driver = await opened()
    await driver.perform({ type: "draft.changed", change: { formId: 7, timing: "immediate" } })
    await driver.perform(submit)
    const task = { type: 10, runAfter: clicked.toISOString(), lastUpdatedAt: clicked.toISOString(), status: 0 }
    expect(driver.inputOf("createTasks")).toMatchObject({
      businessEntityId: 42,
      tasks: [
        { ...task, businessEntityId: 42, componentId: 501 },
        { ...task, businessEntityId: 43, componentId: 501 }
      ]
    })
    for (let click = 0; click < 20; click += 1) await driver.perform(submit)
    expect([driver.state(), driver.snapshot().can(submit)]).toEqual(["sending", false])
  })

  it("is done when every task is confirmed [B4-27]", async () => {
    const driver = await sending()
    await driver.settle("createTasks", Result.succeed([created(801, "a"), created(802, "b")]))
    expect([driver.state(), driver.emitted(), driver.snapshot().output]).toEqual([
      "pushed",
      [{ type: "toast", kind: "success", text: "Device form pushed successfully." }],
      { pushed: 2 }
    ])
  })

  it("keeps what was typed when it fails, and may be sent again [B8-15]", async () => {
    const driver = await sending()
    await driver.settle("createTasks", refused)
    const text = "Unable to push form to device. The service is down for maintenance."
    expect([driver.emitted(), select.selectError(driver.snapshot())]).toEqual([
      [{ type: "toast", kind: "danger", text }],
      text
    ])
    expect([select.selectDraft(driver.snapshot()).formId, select.selectCanSubmit(driver.snapshot())]).toEqual([7, true])
  })

  it("keeps the draft at a 401 and tells the session", async () => {
    const driver = await sending()
    await driver.settle("createTasks", unauthorized)
    expect([
      driver.emitted(),
      select.selectDraft(driver.snapshot()).formId,
      select.selectIsUnsaved(driver.snapshot())
    ]).toEqual([[{ type: "unauthorized" }], 7, true])
  })

  it("says that the account is not known, and sends nothing without the edit right [B6-08]", async () => {
    const nowhere = await sending({ businessEntityId: undefined })
    expect([select.selectError(nowhere.snapshot()), nowhere.isRunning("createTasks")]).toEqual([
      "Undefined business entity ID",
      false
    ])
    const reader = await sending({ canEdit: false })
    expect([select.selectCanSubmit(reader.snapshot()), reader.isRunning("createTasks")]).toEqual([false, false])
  })
})

describe("a lost answer", () => {
  it("is unknown, and is looked up before anything may be sent again", async () => {
    const driver = await sending()
    const sent = driver.inputOf("createTasks")
    await driver.settle("createTasks", lost)
    expect([driver.state(), driver.snapshot().can(submit), driver.snapshot().can({ type: "edit" })]).toEqual([
      "unknown",
      false,
      false
    ])
    await driver.perform({ type: "check" })
    expect(driver.inputOf("findTasks")).toEqual(sent)
    await driver.settle("findTasks", Result.succeed([]))
    await driver.perform({ type: "edit" })
    expect([
      driver.state(),
      select.selectDraft(driver.snapshot()).formId,
      select.selectCanSubmit(driver.snapshot())
    ]).toEqual([{ editing: "dirty" }, 7, true])
  })

  it("is a success where all tasks are found", async () => {
    const driver = await sending()
    await driver.crash("createTasks")
    await driver.perform({ type: "check" })
    await driver.settle("findTasks", Result.succeed([created(801, "a"), created(802, "b")]))
    expect([driver.state(), driver.snapshot().output]).toEqual(["pushed", { pushed: 2 }])
  })

  it("sends again only for the devices whose task was not found", async () => {
    const driver = await sending()
    await driver.settle("createTasks", Result.succeed([created(801, label("Till 1", 1))]))
    expect([driver.state(), labelsSent(driver)]).toEqual(["unknown", [label("Till 1", 1), label("Till 2", 2)]])
    await driver.perform({ type: "check" })
    await driver.settle("findTasks", Result.succeed([created(801, label("Till 1", 1))]))
    expect([
      driver.state(),
      select.selectFoundCount(driver.snapshot()),
      select.selectNotFound(driver.snapshot())
    ]).toEqual(["partlyFound", 1, [second]])
    await driver.perform({ type: "edit" })
    await driver.perform(submit)
    expect(labelsSent(driver)).toEqual([label("Till 2", 2)])
  })

  it("tells the session of a 401 while it is looked up, and stays unknown", async () => {
    const driver = await sending()
    await driver.settle("createTasks", lost)
    await driver.perform({ type: "check" })
    await driver.settle("findTasks", unauthorized)
    expect([driver.state(), driver.emitted()]).toEqual(["unknown", [{ type: "unauthorized" }]])
  })
})
