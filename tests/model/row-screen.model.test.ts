import { withMaskedKeys } from "@command-center/domain/device/device-keys"
import { deviceList } from "@command-center/domain/device/device-list"
import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { deviceFilterProperties } from "@command-center/domain/filter/property"
import { defaultLayout, withDensity, withPinned, withShown } from "@command-center/domain/rows/columns"
import { noneSelected } from "@command-center/domain/rows/selection"
import { templateList } from "@command-center/domain/template/template-list"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import {
  selectActiveFilters,
  selectIsAboutOpen,
  selectIsViewChanged,
  selectLayout,
  selectViewName
} from "@command-center/machines/row-screen/row-screen.selectors"
import { describe, expect, it } from "vitest"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const input = rowsInput()
const { now } = input
const defaultFilter = () => emptyFilter
const screen = {
  list: deviceList,
  properties: deviceFilterProperties,
  copyOf: withMaskedKeys,
  defaultFilter
}
const devices = makeRowScreenMachine(screen)
const templates = makeRowScreenMachine({ list: templateList, properties: [], copyOf: (row) => row, defaultFilter })
const serial = { DeviceStatusDeviceSerialNumber: { operator: "LIKE", value: "90" } } as const

const day = { name: "Day", query: "search=day&density=compact" }
const views = { views: [day], defaultName: null }

const view = {
  search: "90",
  sort: { key: "utgStatus", direction: "ascending" },
  matching: 8,
  selection: noneSelected
} as const

describe("devices", () => {
  it("applies and keeps a filter, and resets to none", async () => {
    const driver = actorDriver(devices, input)
    await driver.perform({ type: "filters.opened", now })
    await driver.settle("filters", { applied: serial })
    expect(selectActiveFilters(deviceFilterProperties)(driver.snapshot())).toBe(1)
    await driver.perform({ type: "filters.reset", now })
    const stored = { type: "filter.stored", list: "devices", businessEntityId: 42 }
    expect(driver.emitted().filter(({ type }) => type === "filter.stored")).toEqual([
      { ...stored, draft: serial },
      { ...stored, draft: null }
    ])
  })

  it("shows other columns at once and keeps them, whatever is open", async () => {
    const driver = actorDriver(devices, { ...input, layout: defaultLayout(["lane", "componentNickname"]) })
    await driver.perform({ type: "columns.opened" })
    expect(driver.inputOf("columns")).toEqual({ list: deviceList, layout: driver.snapshot().context.layout })
    const layout = withShown(driver.snapshot().context.layout, "lane", false)
    await driver.perform({ type: "layout.changed", layout: withShown(layout, "componentNickname", false) })
    await driver.settle("columns", undefined)
    await driver.perform({ type: "layout.changed", layout: withDensity(layout, "compact") })
    expect(driver.emitted().filter(({ type }) => type === "layout.stored")).toEqual([
      { type: "layout.stored", list: "devices", layout },
      { type: "layout.stored", list: "devices", layout: withDensity(layout, "compact") }
    ])
    expect(selectLayout(driver.snapshot())).toEqual(withDensity(layout, "compact"))
  })

  it("opens a named view, and remembers which", async () => {
    const layout = defaultLayout(deviceList.columns.map(({ key }) => key))
    const seen = { search: "noon", sort: deviceList.defaultSort, page: 3 }
    const driver = actorDriver(devices, { ...input, seen, layout })
    const inForce = () => [selectViewName(screen)(driver.snapshot()), selectIsViewChanged(screen)(driver.snapshot())]
    expect(inForce()).toEqual([null, false])
    await driver.perform({ type: "views.opened", views, now })
    expect(driver.inputOf("listViews")).toEqual({
      addressed: { list: deviceList, properties: deviceFilterProperties, defaultFilter: {}, timeZone: "UTC" },
      saved: views,
      query: "search=noon",
      tooLong: [],
      inForce: null
    })
    await driver.settle("listViews", { applied: day, saved: views, inForce: "Day" })
    expect([driver.state(), selectLayout(driver.snapshot())]).toEqual([
      { open: "browsing" },
      withDensity(layout, "compact")
    ])
    expect(inForce()).toEqual(["Day", false])
    await driver.perform({ type: "layout.changed", layout })
    expect(inForce()).toEqual(["Day", true])
  })

  it("says which part of what it shows is too long for a view", async () => {
    const seen = { search: "n".repeat(1001), sort: deviceList.defaultSort, page: 1 }
    const driver = actorDriver(devices, { ...input, seen, filter: serial })
    await driver.perform({ type: "views.opened", views, now })
    expect(driver.inputOf("listViews")).toMatchObject({ tooLong: ["search"] })
  })

  it("tells once what of its settings and of a view could not be read", async () => {
    const driver = actorDriver(devices, { ...input, ignored: ["One.", "Two."] })
    const header = "Some settings of this list were skipped"
    expect(driver.emitted()).toEqual([{ type: "alert", header, message: "One. Two." }])
    await driver.perform({ type: "views.opened", views, now })
    await driver.settle("listViews", { applied: { name: "Odd", query: "sort=none" }, saved: views, inForce: "Odd" })
    expect(driver.emitted()).toContainEqual({
      type: "alert",
      header,
      message: "Parts of the view “Odd” could not be read and were skipped: sort."
    })
  })

  it("exports the devices of the account", async () => {
    const driver = actorDriver(devices, input)
    await driver.perform({ type: "export.opened" })
    expect(driver.inputOf("exportRows")).toEqual({ list: "devices", businessEntityId: 42 })
  })
})

describe("download this view", () => {
  it("writes what the list shows, with the columns shown in their order, pinned ones first", async () => {
    const keys = deviceList.columns.map(({ key }) => key)
    const layout = withShown(withPinned(defaultLayout(keys), "utgStatus", true), "deviceKeys", false)
    const driver = actorDriver(devices, { ...input, layout })
    await driver.perform({ type: "view.downloaded", view })
    expect(driver.inputOf("downloadView")).toEqual({
      list: "devices",
      view,
      columns: ["utgStatus", ...keys.filter((key) => key !== "utgStatus" && key !== "deviceKeys")]
    })
    await driver.settle("downloadView", { downloaded: true })
    expect(driver.state()).toEqual({ open: "browsing" })
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
