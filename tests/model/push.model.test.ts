import { sampleDevice } from "@command-center/domain/device/sample-device"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { pushMachine } from "@command-center/machines/push/push.machine"
import * as select from "@command-center/machines/push/push.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { chooseForm, first, input, loaded, opened, other, refused, second, submit } from "./push-driver.ts"
import { actorDriver } from "./support/actor-driver.ts"

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

describe("what is missing", () => {
  const told = ({ snapshot }: { readonly snapshot: () => Parameters<typeof select.selectIssueTexts>[0] }) => [
    select.selectStillNeeded(snapshot()),
    select.selectIssueTexts(snapshot())
  ]

  it("is a hint until something was chosen, and a sentence from then on", async () => {
    const zero = sampleDevice({ deviceConfigId: 9, deviceStatusDevicePciVersion: "0" })
    const driver = await opened({ kind: "firmware", devices: [zero] })
    expect(told(driver)).toEqual(["Still needed: Form, Device.", []])
    await driver.perform({ type: "draft.changed", change: { timing: "immediate" } })
    expect(told(driver)).toEqual([null, ["Choose a form.", "Choose a device."]])
    const clicked = await opened()
    await clicked.perform(submit)
    expect(told(clicked)).toEqual([null, ["Choose a form."]])
  })

  it("stands together beside Apply, wherever each is told", async () => {
    const driver = await opened()
    const refusal = () => [select.selectRefusal(driver.snapshot()), select.selectIsSending(driver.snapshot())]
    expect(refusal()).toEqual(["Still needed: Form.", false])
    await driver.perform({ type: "draft.changed", change: { runAt: null } })
    expect(refusal()[0]).toMatch(/^[^.]+\. .*Choose a form\.$/u)
    await driver.perform({ type: "draft.changed", change: { timing: "immediate", formId: 7 } })
    expect(refusal()).toEqual(["", false])
    await driver.perform(submit)
    expect(refusal()).toEqual(["", true])
  })

  it("is a model for firmware of a device that reports no PCI version, with what a wrong one does", async () => {
    const zero = sampleDevice({ deviceConfigId: 9, deviceStatusDevicePciVersion: "0" })
    const told = async (kind: "forms" | "firmware", device: typeof zero) => {
      const driver = await opened({ kind, devices: [device] })
      await driver.perform({ type: "draft.changed", change: { deviceChoice: "isc250" } })
      return [select.selectNeedsModel(driver.snapshot()), select.selectWarnings(driver.snapshot()).length]
    }
    expect([await told("firmware", zero), await told("firmware", first), await told("forms", zero)]).toEqual([
      [true, 2],
      [false, 0],
      [false, 0]
    ])
  })

  it("is told at once where there is nothing to choose", async () => {
    const driver = await opened({}, Result.succeed({ forms: [], notOffered: null, schemas: [] }))
    expect(told(driver)).toEqual([null, ["There is no form for ipp320. Upload one in the Form Manager."]])
  })
})

describe("before the dialog", () => {
  it.each([
    ["no devices, by a browser alert [B4-18]", [], { type: "browserAlert", text: "No devices selected" }],
    [
      "a device that lacks a key [B5-47 B5-48]",
      [first, lacking],
      {
        type: "alert",
        header: "Push Forms",
        message: "Missing the following keys: deviceConfigApiTerminalId (SN-5)"
      }
    ]
  ])("refuses %s", async (_, devices, told) => {
    const driver = actorDriver(pushMachine, { ...input, devices })
    expect([driver.state(), driver.emitted(), driver.snapshot().output]).toEqual(["closed", [told], { pushed: 0 }])
  })

  it("of a batch tells a device that lacks a key once it is chosen [B5-48]", async () => {
    const driver = await opened({ devices: [other, lacking] })
    expect(driver.state()).toBe("incompatible")
    await driver.perform({ type: "batch.chosen", batch: 0 })
    expect([driver.state(), driver.emitted()]).toMatchObject([
      "closed",
      [{ message: "Missing the following keys: deviceConfigApiTerminalId (SN-5)" }]
    ])
  })

  it("judges the types by the service's list, and offers each batch its own forms [B4-19 B9-36]", async () => {
    const typed = (deviceConfigId: number, deviceStatusDeviceType: string) =>
      sampleDevice({ deviceConfigId, deviceConfigApiTerminalId: `T${deviceConfigId}`, deviceStatusDeviceType })
    const schemas = [
      { key: "6", name: "iwl220" },
      { key: "40", name: "ict220" }
    ]
    const forms = [sampleForm({ id: 60, deviceType: 6 }), sampleForm({ id: 61, deviceType: 40 })]
    const driver = await opened(
      { devices: [typed(1, "iwl220"), typed(2, "ict220")] },
      Result.succeed({ forms, schemas })
    )
    expect([driver.state(), select.selectIncompatibleText(driver.snapshot())]).toEqual([
      "incompatible",
      "The selected devices differ in device type (iwl220, ict220)."
    ])
    expect(select.selectSplit(driver.snapshot()).batches.map(({ deviceType }) => deviceType)).toEqual([
      "ict220",
      "iwl220"
    ])
    await driver.perform({ type: "batch.chosen", batch: 0 })
    expect([driver.state(), select.selectForms(driver.snapshot()).map(({ id }) => id)]).toEqual([
      { editing: "clean" },
      [61]
    ])
    expect(select.selectDevices(driver.snapshot()).map(({ deviceConfigId }) => deviceConfigId)).toEqual([2])
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
    const driver = await opened({ devices: [first, other, second] })
    expect([driver.state(), select.selectIncompatibleText(driver.snapshot())]).toEqual([
      "incompatible",
      "The selected devices differ in device type (ipp320, isc250)."
    ])
    const { batches } = select.selectSplit(driver.snapshot())
    expect(batches.map(({ deviceType, devices }) => [deviceType, devices])).toEqual([
      ["ipp320", [first, second]],
      ["isc250", [other]]
    ])
    await driver.perform({ type: "batch.chosen", batch: 1 })
    expect([
      driver.state(),
      select.selectDevices(driver.snapshot()),
      select.selectForms(driver.snapshot()).map(({ id }) => id)
    ]).toEqual([{ editing: "clean" }, [other], [8]])
    const reason = "Is of type ipp320 with PCI version 4"
    const leftOut = [
      { name: "Lane 1: SN-1", reason },
      { name: "Lane 1: SN-2", reason }
    ]
    expect([select.selectLeftOut(driver.snapshot()), select.selectChosen(driver.snapshot())]).toEqual([leftOut, 3])
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
        siteTime: null,
        deviceChoice: null,
        modelPattern: null
      })
      expect([driver.inputOf("loadChoices"), select.selectForms(driver.snapshot())]).toEqual([42, [sampleForm()]])
    }
  )

  it("asks before it closes on what was chosen", async () => {
    const driver = await opened()
    const seen = () => [
      driver.state(),
      select.selectIsAsking(driver.snapshot()),
      select.selectIsUnsaved(driver.snapshot())
    ]
    await driver.perform(chooseForm)
    await driver.perform({ type: "cancel" })
    expect(seen()).toEqual([{ editing: "asking" }, true, true])
    for (const event of [submit, chooseForm, { type: "cancel" }]) await driver.perform(event)
    expect(seen()).toEqual([{ editing: "asking" }, true, true])
    await driver.perform({ type: "edit" })
    expect([seen(), select.selectDraft(driver.snapshot()).formId]).toEqual([[{ editing: "dirty" }, false, true], 7])
    await driver.perform({ type: "cancel" })
    await driver.perform({ type: "discard" })
    expect([driver.state(), driver.snapshot().output]).toEqual(["closed", { pushed: 0 }])
    const untouched = await opened()
    await untouched.perform(chooseForm)
    await untouched.perform({ type: "draft.changed", change: { formId: null } })
    await untouched.perform({ type: "cancel" })
    expect(untouched.state()).toBe("closed")
  })

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
