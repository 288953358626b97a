import { expect, test } from "../support/browser.ts"
import {
  button,
  checkboxOf,
  chooseAction,
  column,
  dialog,
  displaying,
  grid,
  openList,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { alerts, browserAlert, callsOf } from "../support/parts.ts"
import { deviceListPath, devices, ipp320, isc480, selectDevices } from "../support/push-dialog.ts"

test.describe("with edit rights", () => {
  test.use({ person: "dana.whitlock" })

  test("incompatible devices are told by their reasons, and a batch of them goes on [A2.9-05 B4-19 B4-20 B4-21 B4-22 A8-23 A8-24 A8-25 A8-26]", async ({
    page
  }) => {
    await openList(page, deviceListPath)
    const calls = callsOf(page)
    const told = dialog(page, "Incompatible Devices")
    const low = "1 of the selected devices has a UTG version below 5.0.0.3018."
    for (const [serials, text] of [
      [[devices.lane3000, devices.isc480], "The selected devices differ in device type (isc480, lane3000)."],
      [[devices.linkPci5, devices.linkPci4], "The selected devices differ in PCI version (5, 4)."],
      [[devices.tooLow], low],
      [
        [devices.ipp320, devices.isc480],
        "The selected devices differ in device type (isc480, ipp320) and PCI version (4, 0)."
      ],
      [
        [devices.linkTooLow, devices.lane3000Pci5],
        `The selected devices differ in device type (link2500, lane3000). ${low}`
      ],
      [[devices.lane5000TooLow, devices.lane5000Pci5], `The selected devices differ in PCI version (5, 4). ${low}`],
      [
        [devices.isc250TooLow, devices.isc480],
        `The selected devices differ in device type (isc250, isc480) and PCI version (3, 4). ${low}`
      ]
    ] as const) {
      await selectDevices(page, serials)
      await button(selection(page), "Push forms").click()
      await expect(told.getByRole("status")).toHaveText(text)
      await button(told, "Cancel").click()
      await expect(told).toBeHidden()
      await button(selection(page), "Clear").click()
    }
    expect(calls.filter((call) => !call.startsWith("GET ") && !call.endsWith("/query"))).toEqual([])

    await selectDevices(page, [devices.isc480, ...ipp320, devices.tooLow])
    await button(selection(page), "Update Firmware").click()
    await expect(told).toContainText("Needs UTG version 5.0.0.3018 or later first: 1 device.")
    await button(told, "Continue with 2 devices of type ipp320 with PCI version 0").click()
    const opened = dialog(page, "Update Firmware")
    await expect(opened.getByRole("list", { name: "Devices" }).getByRole("listitem")).toHaveText([
      `Drive-Thru 12: ${ipp320[0]}`,
      `Valet 12: ${ipp320[1]}`
    ])
    await button(opened, "Cancel").click()
    await button(selection(page), "Clear").click()

    await searchBox(page).fill(devices.exactly3018)
    await chooseAction(page, devices.exactly3018, "Push forms")
    await expect(dialog(page, "Push Forms")).toContainText(
      "There is no form for isc250. Upload one in the Form Manager."
    )
  })

  test("nothing selected on the page, and a device that lacks a key, open no dialog; rows that report no type offer no push and are left out by select all [B4-05 B4-18 B5-47 B5-48 B2.devices-12]", async ({
    page
  }) => {
    await openList(page, deviceListPath)
    await selectDevices(page, [devices.isc480])
    await searchBox(page).fill(devices.withoutTerminal)
    await expect(rows(page)).toHaveCount(1)
    const told = browserAlert(page)
    await button(selection(page), "Push forms").click()
    expect(await told).toBe("No devices selected")
    await button(selection(page), "Clear").click()
    await chooseAction(page, devices.withoutTerminal, "Push forms")
    await expect(alerts(page).filter({ hasText: "Missing" })).toContainText(
      `Missing the following keys: deviceConfigApiTerminalId (${devices.withoutTerminal})`
    )
    await expect(page.getByRole("dialog")).toHaveCount(0)

    await button(selection(page), "Clear").click()
    await searchBox(page).fill("Front Counter 8")
    await expect(displaying(page)).toHaveText(/^Displaying 1-\d of \d$/u)
    const reported = await column(page, "Device Reported")
    const withType = reported.filter((type) => type !== "").length
    expect(withType).toBeGreaterThan(0)
    expect(withType).toBeLessThan(reported.length)
    const selectAll = grid(page).getByRole("checkbox", { name: "Select all" })
    await selectAll.click()
    await expect(selection(page)).toContainText(`${withType} selected`)
    await selectAll.click()
    await expect(selection(page)).toHaveCount(0)
    const items = async (at: number) => {
      await rows(page)
        .nth(at)
        .getByRole("button", { name: /^Actions for/u })
        .click()
      const offered = await page.getByRole("menuitem").allInnerTexts()
      await page.keyboard.press("Escape")
      return offered
    }
    expect([await items(reported.indexOf("")), await items(reported.findIndex((type) => type !== ""))]).toEqual([
      ["Copy Row as JSON"],
      ["Copy Row as JSON", "Push forms", "Update Firmware"]
    ])
  })
})

test.describe("without edit rights", () => {
  test.use({ person: "ravi.natarajan" })

  test("nothing is pushed [B6-08]", async ({ page }) => {
    await openList(page, deviceListPath)
    await searchBox(page).fill("isc480")
    await checkboxOf(page, isc480[0]).check()
    await expect(selection(page)).toContainText("1 selected")
    await expect(button(selection(page), "Push forms")).toHaveCount(0)
    await expect(button(selection(page), "Update Firmware")).toHaveCount(0)
    await button(grid(page), `Actions for ${isc480[0]}`).click()
    await expect(page.getByRole("menuitem")).toHaveText(["Copy Row as JSON"])
  })
})
