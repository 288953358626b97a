import { withMaskedKeys } from "@command-center/domain/device/device-keys"
import { deviceList } from "@command-center/domain/device/device-list"
import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { deviceFilterProperties } from "@command-center/domain/filter/property"
import { templateList } from "@command-center/domain/template/template-list"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { selectActiveFilters, selectIsAboutOpen } from "@command-center/machines/row-screen/row-screen.selectors"
import { describe, expect, it } from "vitest"
import { checkFlow } from "./flow-checks.ts"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const input = rowsInput()
const { now } = input
const defaultFilter = () => emptyFilter
const devices = makeRowScreenMachine({
  list: deviceList,
  properties: deviceFilterProperties,
  copyOf: withMaskedKeys,
  defaultFilter
})
const templates = makeRowScreenMachine({ list: templateList, properties: [], copyOf: (row) => row, defaultFilter })
const serial = { DeviceStatusDeviceSerialNumber: { operator: "LIKE", value: "90" } } as const

const user = [
  { type: "filters.opened", now },
  { type: "filters.reset", now },
  { type: "export.opened" },
  { type: "about.opened" },
  { type: "about.closed" },
  { type: "retry" }
] as const

describe("devices", () => {
  checkFlow(devices, {
    input,
    user: [...user],
    outcomes: { filters: [{ applied: serial }, { applied: null }], exportRows: [{ exported: true }] },
    project: ({ context }) => Object.keys(context.filter)
  })

  it("applies and keeps a filter, and resets to none", async () => {
    const driver = actorDriver(devices, input)
    await driver.perform({ type: "filters.opened", now })
    await driver.settle("filters", { applied: serial })
    expect(selectActiveFilters(deviceFilterProperties)(driver.snapshot())).toBe(1)
    await driver.perform({ type: "filters.reset", now })
    const stored = { type: "filter.stored", list: "devices", businessEntityId: 42 }
    expect(driver.emitted()).toEqual([
      { ...stored, draft: serial },
      { ...stored, draft: {} }
    ])
  })

  it("exports the devices of the account", async () => {
    const driver = actorDriver(devices, input)
    await driver.perform({ type: "export.opened" })
    expect(driver.inputOf("exportRows")).toEqual({ list: "devices", businessEntityId: 42 })
  })
})

describe("a list without filters and export", () => {
  it("has neither, but an info dialog and Copy Row", async () => {
    const driver = actorDriver(templates, input)
    expect([
      driver.snapshot().can({ type: "filters.opened", now }),
      driver.snapshot().can({ type: "export.opened" })
    ]).toEqual([false, false])
    await driver.perform({ type: "about.opened" })
    expect(selectIsAboutOpen(driver.snapshot())).toBe(true)
    const row = { id: 9, name: "Night", businessEntityId: 42, parentName: "Harbour Hotels" }
    await driver.perform({ type: "row.copied", row })
    expect(driver.emitted()).toEqual([
      {
        type: "copy",
        text: JSON.stringify(row, null, 2),
        copied: "The data for Night has been copied to your clipboard."
      }
    ])
  })
})
