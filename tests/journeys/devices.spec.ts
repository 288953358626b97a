import { readFile } from "node:fs/promises"
import { expect, test } from "../support/browser.ts"
import {
  bodiesOf,
  button,
  cell,
  checkboxOf,
  chooseAction,
  column,
  dialog,
  displaying,
  grid,
  openList,
  rowOf,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { deviceListPath, devices } from "../support/push-dialog.ts"

test.use({ person: "dana.whitlock" })

const totalOf = (text: string): number => Number(/(\d+)$/u.exec(text.replaceAll(",", ""))?.[1])

test("the pages have their numbers and a select-all with the count; a new page clears the selection [B2.devices-09 B2.devices-10 B4-04]", async ({
  page
}) => {
  await openList(page, deviceListPath)
  await page.getByLabel("Page size").selectOption("10")
  await expect(displaying(page)).toHaveText(/^Displaying 1-10 of \d+$/u)
  const total = totalOf(await displaying(page).innerText())
  const below = page.getByRole("checkbox", { name: /^Select all \(/u })
  await expect(below).toHaveAccessibleName("Select all (0 selected)")
  const reporting = (await column(page, "Device Reported")).filter((type) => type !== "").length
  await below.check()
  await expect(below).toHaveAccessibleName(`Select all (${reporting} selected)`)
  await expect(grid(page).getByRole("checkbox", { name: "Select all", exact: true })).toBeChecked()
  await below.uncheck()
  await expect(below).toHaveAccessibleName("Select all (0 selected)")

  const first = (await column(page, "Device Serial"))[0] ?? ""
  await checkboxOf(page, first).check()
  await expect(below).toHaveAccessibleName("Select all (1 selected)")
  await button(grid(page).getByRole("columnheader", { name: "Merchant" }), "Merchant").click()
  await expect(below).toHaveAccessibleName("Select all (1 selected)")
  await button(page, "Page 2").click()
  await expect(displaying(page)).toHaveText(`Displaying 11-20 of ${total}`)
  await expect(below).toHaveAccessibleName("Select all (0 selected)")
  await expect(selection(page)).toHaveCount(0)
})

test("the keys of a device are its details; its nickname leads to its UTG; a row is copied [B2.devices-07 B2.devices-08 B2.devices-11]", async ({
  page,
  context
}) => {
  await context.grantPermissions(["clipboard-write"])
  await openList(page, deviceListPath)
  await searchBox(page).fill(devices.isc480)
  await expect(rows(page)).toHaveCount(1)
  await chooseAction(page, devices.isc480, "Copy Row as JSON")
  await expect(toasts(page)).toHaveText(
    `Copy SucceededThe data for ${devices.isc480} has been copied to your clipboard.`
  )
  await searchBox(page).fill("")
  await searchBox(page).press("Control+V")
  const copied: Readonly<Record<string, unknown>> = JSON.parse(await searchBox(page).inputValue())
  expect(copied).toMatchObject({ deviceStatusDeviceSerialNumber: devices.isc480 })

  await searchBox(page).fill(devices.isc480)
  const nickname = await cell(page, rowOf(page, devices.isc480), "UTG Nickname")
  await expect(nickname.getByRole("link")).toHaveAttribute(
    "href",
    `/be/${String(copied["businessEntityId"])}/utgs/${String(copied["componentId"])}`
  )

  await searchBox(page).fill("N/A")
  await expect.poll(async () => new Set(await column(page, "Device Keys"))).toEqual(new Set(["N/A"]))
  await searchBox(page).fill("Details")
  await expect.poll(async () => new Set(await column(page, "Device Keys"))).toEqual(new Set(["Details"]))
  await rows(page).first().getByRole("button", { name: "Details" }).click()
  const keys = dialog(page, "Device Keys")
  await expect(keys.getByRole("term")).toHaveText(["Key 0", "Key 1", "Key 2", "Key 3", "Key 4", "Key 5"])
  await page.keyboard.press("Escape")
  await expect(keys).toBeHidden()
})

test("the export asks first, then saves devices.csv [B2.devices-03 B4-51 B8-31]", async ({ page, faults }) => {
  await openList(page, deviceListPath)
  const shown = totalOf(await displaying(page).innerText())
  const bodies = await bodiesOf(page, "/businessentities/12/devices/query/csv")
  await button(page, "Download data as CSV").click()
  const asked = dialog(page, "Export Devices")
  await expect(asked).toContainText(
    "Export may take a few minutes to download ALL data on this tab. Are you sure you want to continue?"
  )
  expect(bodies).toEqual([])
  await faults.add({ path: "/devices/query/csv", kind: "none", delayMs: 800, times: 1 })
  const download = page.waitForEvent("download")
  await button(asked, "Export").click()
  await expect(asked).toContainText("Preparing to export device list")
  const file = await download
  expect(file.suggestedFilename()).toBe("devices.csv")
  expect((await readFile(await file.path(), "utf8")).trim().split("\n")).toHaveLength(shown + 1)
  expect(bodies).toEqual(['{"Predicates":[]}'])
  await expect(toasts(page)).toHaveText("SuccessExporting device list. Your download should begin shortly.")
})

test("an export that fails says so once: the sentence in the toast, the reason in the dialog [B8-29]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/devices\/query\/csv/u)
  await openList(page, deviceListPath)
  await faults.add({ path: "/devices/query/csv", kind: "status", status: 500, times: 1 })
  await button(page, "Download data as CSV").click()
  const asked = dialog(page, "Export Devices")
  await button(asked, "Export").click()
  await expect(page.getByText("Unable to export device list. Fault 500")).toBeVisible()
  await expect(toasts(page)).toHaveText("ErrorUnable to export device list. Fault 500")
  await expect(asked.getByRole("alert")).toHaveText("Fault 500")
  const download = page.waitForEvent("download")
  await button(asked, "Retry").click()
  await download
  await expect(asked).toBeHidden()
})
