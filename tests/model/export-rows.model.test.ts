import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import {
  selectError,
  selectIsAsking,
  selectIsExporting,
  selectTexts,
  selectTransfer
} from "@command-center/machines/export-rows/export-rows.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const csv = new Uint8Array([97, 44, 98])
const progressed = { type: "download.progressed", transfer: { done: 2000, total: 8000 } } as const
const tasks = { list: "tasks", businessEntityId: 42 } as const
const devices = { list: "devices", businessEntityId: 42 } as const
const utgs = { list: "utgs", businessEntityId: 42 } as const

describe("of tasks", () => {
  it("asks first and calls for nothing until confirmed [A2.6-35 A2.6-36]", async () => {
    const driver = actorDriver(exportRowsMachine, tasks)
    expect([selectIsAsking(driver.snapshot()), driver.isRunning("exportCsv")]).toEqual([true, false])
    const { title, question, preparing } = selectTexts(driver.snapshot())
    expect({ title, question, preparing }).toEqual({
      title: "Export Tasks",
      question: "Export may take a few minutes to download ALL data on this tab. Are you sure you want to continue?",
      preparing: "Preparing to export tasks"
    })
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("exportCsv")).toEqual(tasks)
    expect([selectIsAsking(driver.snapshot()), selectIsExporting(driver.snapshot())]).toEqual([false, true])
  })

  it("downloads tasks.csv and says so", async () => {
    const driver = actorDriver(exportRowsMachine, tasks)
    await driver.perform({ type: "confirm" })
    await driver.settle("exportCsv", Result.succeed(csv))
    expect(driver.emitted()).toEqual([
      { type: "download", fileName: "tasks.csv", content: csv },
      { type: "toast", kind: "info", text: "Exporting tasks. Your download should begin shortly." }
    ])
  })

  it("knows how much has come, and begins at nothing when tried again", async () => {
    const driver = actorDriver(exportRowsMachine, tasks)
    await driver.perform({ type: "confirm" })
    const seen = [selectTransfer(driver.snapshot())]
    await driver.perform(progressed)
    seen.push(selectTransfer(driver.snapshot()))
    await driver.settle("exportCsv", Result.fail(failures.unreadable))
    seen.push(selectTransfer(driver.snapshot()))
    await driver.perform({ type: "retry" })
    seen.push(selectTransfer(driver.snapshot()))
    expect(seen).toEqual([null, progressed.transfer, null, null])
  })

  it("called off, is closed, calls for nothing any more and downloads nothing", async () => {
    const driver = actorDriver(exportRowsMachine, tasks)
    await driver.perform({ type: "confirm" })
    await driver.perform(progressed)
    await driver.perform({ type: "cancel" })
    await driver.settleLate("exportCsv", Result.succeed(csv))
    expect([driver.state(), driver.running(), driver.emitted()]).toEqual(["closed", [], []])
  })

  it("says why it failed, the reason alone in the dialog, and offers to try again [A8-11]", async () => {
    const driver = actorDriver(exportRowsMachine, tasks)
    await driver.perform({ type: "confirm" })
    await driver.settle("exportCsv", Result.fail(failures.refused))
    const text = "Unable to export tasks. The service is down for maintenance."
    expect(driver.emitted()).toEqual([{ type: "toast", kind: "danger", text }])
    expect(selectError(driver.snapshot())).toBe("The service is down for maintenance.")
    await driver.perform({ type: "retry" })
    expect(driver.state()).toBe("exporting")
  })
})

describe("of devices", () => {
  it("asks first, then downloads devices.csv [B8-31]", async () => {
    const driver = actorDriver(exportRowsMachine, devices)
    expect([driver.state(), selectTexts(driver.snapshot()).preparing]).toEqual([
      "asking",
      "Preparing to export device list"
    ])
    await driver.perform({ type: "confirm" })
    await driver.settle("exportCsv", Result.succeed(csv))
    expect(driver.emitted()).toEqual([
      { type: "download", fileName: "devices.csv", content: csv },
      { type: "toast", kind: "info", text: "Exporting device list. Your download should begin shortly." }
    ])
  })

  it("says why it failed [B8-29]", async () => {
    const driver = actorDriver(exportRowsMachine, devices)
    await driver.perform({ type: "confirm" })
    await driver.settle("exportCsv", Result.fail(failures.refused))
    expect(driver.emitted()).toEqual([
      {
        type: "toast",
        kind: "danger",
        text: "Unable to export device list. The service is down for maintenance."
      }
    ])
  })
})

describe("of UTGs", () => {
  it("starts at once and downloads components.csv [B4-52 B8-32]", async () => {
    const driver = actorDriver(exportRowsMachine, utgs)
    expect([driver.state(), selectTexts(driver.snapshot()).preparing]).toEqual([
      "exporting",
      "Preparing to export UTG list"
    ])
    await driver.settle("exportCsv", Result.succeed(csv))
    expect(driver.emitted()).toEqual([
      { type: "download", fileName: "components.csv", content: csv },
      { type: "toast", kind: "info", text: "Exporting UTG list. Your download should begin shortly." }
    ])
  })

  it("says why it failed, and leaves nothing open: nothing was asked [B8-30]", async () => {
    const driver = actorDriver(exportRowsMachine, utgs)
    await driver.settle("exportCsv", Result.fail(failures.refused))
    expect([driver.state(), driver.emitted()]).toEqual([
      "closed",
      [{ type: "toast", kind: "danger", text: "Unable to UTG list. The service is down for maintenance." }]
    ])
  })

  it("that breaks says so, and leaves nothing open either", async () => {
    const driver = actorDriver(exportRowsMachine, utgs)
    await driver.crash("exportCsv")
    expect([driver.state(), driver.emitted()]).toEqual([
      "closed",
      [{ type: "toast", kind: "danger", text: "Unable to UTG list. an unexpected error" }]
    ])
  })
})
