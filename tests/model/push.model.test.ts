import { sampleDevice } from "@command-center/domain/device/sample-device"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { pushMachine } from "@command-center/machines/push/push.machine"
import * as select from "@command-center/machines/push/push.selectors"
import type { PushChoices, PushInput } from "@command-center/machines/push/push.types"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { checkFlow, failures } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const clicked = new Date("2026-11-20T15:20:00.000Z")
const first = sampleDevice({
  deviceConfigId: 1,
  deviceConfigDeviceName: "Till 1",
  deviceStatusDeviceSerialNumber: "SN-1"
})
const second = sampleDevice({
  deviceConfigId: 2,
  deviceConfigApiTerminalId: "T2",
  deviceConfigDeviceName: "Till 2",
  deviceStatusDeviceSerialNumber: "SN-2",
  businessEntityId: 43
})
const other = sampleDevice({
  deviceConfigId: 3,
  deviceStatusDeviceType: "isc250",
  deviceStatusDeviceSerialNumber: "SN-3"
})
const unknownPci = sampleDevice({ deviceConfigId: 4, deviceStatusDevicePciVersion: "0" })
const lacking = sampleDevice({
  deviceConfigId: 5,
  deviceConfigApiTerminalId: " ",
  deviceStatusDeviceSerialNumber: "SN-5"
})
const strange = sampleDevice({
  deviceConfigId: 6,
  deviceStatusDeviceType: "x9000",
  deviceStatusDeviceSerialNumber: "SN-6"
})

const input: PushInput = {
  businessEntityId: 42,
  kind: "forms",
  devices: [first, second],
  now,
  timeZone: "America/New_York",
  canEdit: true
}
const choices: PushChoices = { forms: [sampleForm(), sampleForm({ id: 8, deviceType: 3 })], schemas: [] }
const loaded = Result.succeed(choices)
const submit = { type: "submit", now: clicked } as const
const chooseForm = { type: "draft.changed", change: { formId: 7 } } as const
const refused = Result.fail(failures.refused)
const unauthorized = Result.fail(failures.unauthorized)
const lost = Result.fail(failures.timedOut)
const label = (name: string, id: number) => `Push Forms: ${name} (${id})`
const created = (id: number, taskLabel: string) => ({
  id,
  taskId: null,
  componentId: 501,
  machinePermanentId: null,
  type: 10,
  label: taskLabel
})
const opened = async (given: Partial<PushInput> = {}, found: unknown = loaded) => {
  const driver = actorDriver(pushMachine, { ...input, ...given })
  await driver.settle("loadChoices", found)
  return driver
}
const sending = async (given: Partial<PushInput> = {}) => {
  const driver = await opened(given)
  await driver.perform(chooseForm)
  await driver.perform(submit)
  return driver
}
const labelsSent = (driver: Awaited<ReturnType<typeof sending>>) =>
  driver.snapshot().context.sent.map((task) => task.label)

checkFlow(pushMachine, {
  input: { ...input, devices: [first, second, other] },
  user: [
    { type: "batch.chosen", batch: 0 },
    { type: "batch.chosen", batch: 7 },
    chooseForm,
    { type: "draft.changed", change: { formId: null } },
    submit,
    { type: "retry" },
    { type: "check" },
    { type: "edit" },
    { type: "close" },
    { type: "cancel" }
  ],
  outcomes: {
    loadChoices: [loaded, refused, unauthorized],
    createTasks: [
      Result.succeed([created(801, "a"), created(802, "b")]),
      Result.succeed([created(801, "a")]),
      lost,
      refused,
      unauthorized
    ],
    findTasks: [
      Result.succeed([created(801, "a"), created(802, "b")]),
      Result.succeed([created(801, "a")]),
      Result.succeed([]),
      refused,
      unauthorized
    ]
  },
  project: ({ context }) => [context.devices.length, context.draft.formId, context.sent.length, context.error]
})

describe("before the dialog", () => {
  it.each([
    ["no devices", [], "No devices selected"],
    ["a device that lacks a key", [first, lacking], "Missing the following keys: deviceConfigApiTerminalId (SN-5)"]
  ])("refuses %s [B4-18 B5-47 B5-48]", async (_, devices, message) => {
    const driver = actorDriver(pushMachine, { ...input, devices })
    expect([driver.state(), driver.emitted(), driver.snapshot().output]).toEqual([
      "closed",
      [{ type: "alert", header: "Push Forms", message }],
      { pushed: 0 }
    ])
  })

  it("refuses a device type that neither the service nor the table knows [B5-46]", async () => {
    const driver = await opened({ kind: "firmware", devices: [strange] })
    expect([driver.state(), driver.emitted()]).toEqual([
      "closed",
      [{ type: "alert", header: "Update Firmware", message: "Invalid device key x9000 (SN-6)" }]
    ])
    const schemas = [{ key: "77", name: "X9000" }]
    const known = await opened(
      { devices: [strange] },
      Result.succeed({ forms: [sampleForm({ deviceType: 77 })], schemas })
    )
    expect([known.state(), select.selectForms(known.snapshot()).length]).toEqual([{ editing: "clean" }, 1])
  })

  it("goes on with the compatible batch that is chosen [B4-19 B4-22]", async () => {
    const driver = actorDriver(pushMachine, { ...input, devices: [first, other, second] })
    expect([driver.state(), select.selectIncompatibleText(driver.snapshot())]).toEqual([
      "incompatible",
      "The selected devices differ in device type (ipp320, isc250)."
    ])
    await driver.perform({ type: "batch.chosen", batch: 1 })
    await driver.settle("loadChoices", loaded)
    expect([
      driver.state(),
      select.selectDevices(driver.snapshot()),
      select.selectForms(driver.snapshot()).map(({ id }) => id)
    ]).toEqual([{ editing: "clean" }, [other], [8]])
  })

  it.each(["forms", "firmware"] as const)(
    "opens %s with nothing chosen, at the next midnight [B4-23 B4-28]",
    async (kind) => {
      const driver = await opened({ kind })
      expect(select.selectDraft(driver.snapshot())).toEqual({
        kind,
        formId: null,
        timing: "future",
        runAt: "2026-11-21T05:00:00.000Z",
        deviceChoice: null,
        modelPattern: null
      })
      expect([driver.inputOf("loadChoices"), select.selectForms(driver.snapshot())]).toEqual([42, [sampleForm()]])
    }
  )

  it("says why there are no forms, and asks for them again", async () => {
    const driver = await opened({}, refused)
    expect([driver.state(), select.selectError(driver.snapshot())]).toEqual([
      "unloaded",
      "Unable to load form data due to the following error - The service is down for maintenance."
    ])
    await driver.perform({ type: "retry" })
    await driver.settle("loadChoices", loaded)
    expect([driver.state(), select.selectError(driver.snapshot())]).toEqual([{ editing: "clean" }, null])
  })
})

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
