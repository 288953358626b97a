import { utgFilterProperties } from "@command-center/domain/filter/property"
import { listMessages } from "@command-center/domain/message/list-messages"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { selectActiveFilters } from "@command-center/machines/row-screen/row-screen.selectors"
import { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import { utgRows } from "@command-center/machines/utg-screen/utg-screen.setup"
import type { UtgAction, UtgScreenInput } from "@command-center/machines/utg-screen/utg-screen.types"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const row = sampleUtg({ componentId: 1 })
const merchant = { ComponentMerchant: { operator: "LIKE", value: "Harbour" } } as const
const rows = rowsInput({ timeZone: "America/New_York", now })
const input: UtgScreenInput = { rows, canEdit: true, intent: null }
const rowsMachine = makeRowScreenMachine(utgRows)
const countFilters = selectActiveFilters(utgFilterProperties)
const chosen = (action: UtgAction, ids: ReadonlyArray<number> = [1]) =>
  ({ type: "action.chosen", action, ids, now }) as const
const opened: ReadonlyArray<readonly [UtgAction, string, string]> = [
  ["schedule", "scheduling", "scheduleTask"],
  ["applyProfile", "applyingProfile", "applyProfile"],
  ["applyTemplate", "applyingTemplate", "applyTemplate"],
  ["remove", "removing", "removeUtgs"]
]

describe("the list", () => {
  it("loads with the filter stored for the account", () => {
    const driver = actorDriver(rowsMachine, { ...rows, filter: merchant })
    expect(driver.inputOf("list")).toMatchObject({
      businessEntityId: 42,
      predicates: [{ PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "Harbour" }],
      pageSize: 250,
      refreshEvery: null
    })
    expect(countFilters(driver.snapshot())).toBe(1)
  })

  it("copies a row for everybody, by its nickname [B2.utg-11]", async () => {
    const driver = actorDriver(rowsMachine, rows)
    await driver.perform({ type: "row.copied", row })
    expect(driver.emitted()).toEqual([
      {
        type: "copy",
        text: JSON.stringify(row, null, 2),
        copied: "The data for Lane 1 has been copied to your clipboard."
      }
    ])
  })

  it("applies and keeps a filter for the account, and resets to none [B2.utg-03]", async () => {
    const driver = actorDriver(rowsMachine, rows)
    await driver.perform({ type: "filters.opened", now })
    expect(driver.inputOf("filters")).toEqual({
      properties: utgFilterProperties,
      draft: {},
      defaultDraft: {},
      now,
      timeZone: "America/New_York"
    })
    await driver.settle("filters", { applied: merchant })
    expect(countFilters(driver.snapshot())).toBe(1)
    await driver.perform({ type: "filters.reset", now })
    const stored = { type: "filter.stored", list: "utgs", businessEntityId: 42 }
    const address = { type: "address.changed", list: "utgs", businessEntityId: 42 }
    expect(driver.emitted()).toEqual([
      { ...stored, draft: merchant },
      { ...address, query: "filter=Merchant+contains+Harbour" },
      { ...stored, draft: {} },
      { ...address, query: "" }
    ])
  })
})

describe("its dialogs", () => {
  it.each(opened)("opens %s for the UTGs it was asked for [B2.utg-12 B2.utg-13]", async (action, state, flow) => {
    const driver = actorDriver(utgScreenMachine, input)
    await driver.perform(chosen(action, [1]))
    expect(driver.inputOf("collectTargets")).toEqual([1])
    await driver.settle("collectTargets", Result.succeed([row]))
    expect(driver.state()).toEqual({ open: state })
    expect(driver.inputOf(flow)).toMatchObject({ businessEntityId: 42, targets: [row], canEdit: true })
  })

  it.each(opened)("does not open %s without the edit right", async (action) => {
    const driver = actorDriver(utgScreenMachine, { ...input, canEdit: false })
    await driver.perform(chosen(action))
    expect([driver.state(), driver.isRunning("collectTargets")]).toEqual([{ open: "browsing" }, false])
  })

  it("opens Schedule Task on arrival, with nothing chosen, once [B2.utg-15]", async () => {
    const driver = actorDriver(utgScreenMachine, { ...input, intent: "schedule" })
    expect([driver.state(), driver.inputOf("scheduleTask")]).toEqual([
      { open: "scheduling" },
      { businessEntityId: 42, targets: [], canEdit: true, now, timeZone: "America/New_York" }
    ])
    await driver.settle("scheduleTask", { outcome: null })
    expect(driver.state()).toEqual({ open: "browsing" })
  })

  it("opens nothing on arrival without the edit right", () => {
    const driver = actorDriver(utgScreenMachine, { ...input, intent: "schedule", canEdit: false })
    expect(driver.state()).toEqual({ open: "browsing" })
  })

  it("needs a chosen UTG for all but Schedule Task", () => {
    const { can } = actorDriver(utgScreenMachine, input).snapshot()
    const snapshot = actorDriver(utgScreenMachine, input).snapshot()
    expect(opened.map(([action]) => can.call(snapshot, chosen(action, [])))).toEqual([true, false, false, false])
  })

  it("opens nothing for rows that are gone, and says so", async () => {
    const driver = actorDriver(utgScreenMachine, input)
    await driver.perform(chosen("remove"))
    await driver.settle("collectTargets", Result.succeed([]))
    expect([driver.state(), driver.emitted()]).toEqual([
      { open: "browsing" },
      [{ type: "toast", kind: "danger", text: listMessages.goneText }]
    ])
  })

  it("tells when the chosen rows could not be read", async () => {
    const driver = actorDriver(utgScreenMachine, input)
    await driver.perform(chosen("remove"))
    await driver.settle("collectTargets", Result.fail(failures.refused))
    expect([driver.state(), driver.emitted()]).toEqual([
      { open: "browsing" },
      [{ type: "toast", kind: "danger", text: "The service is down for maintenance." }]
    ])
  })
})
