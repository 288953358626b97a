import { displayUtc } from "@command-center/domain/time/display-date"
import { nextLocalMidnight } from "@command-center/domain/time/schedule-time"
import { expect, test } from "../support/browser.ts"
import {
  bodiesOf,
  button,
  checkboxOf,
  chooseAction,
  dialog,
  grid,
  keyTo,
  openList,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { apply, deviceListPath, formOf, ipp320, isc480, summary } from "../support/push-dialog.ts"
import { type RowsAsked, serviceRows } from "../support/service-rows.ts"

const timeZone = "America/New_York"
test.use({ person: "dana.whitlock", timezoneId: timeZone })

interface Sent {
  readonly runAfter: string
}
const isSent = (value: unknown): value is ReadonlyArray<Sent> => Array.isArray(value)
const runAfterOf = (body: unknown): string => (isSent(body) ? (body[0]?.runAfter ?? "") : "")

/** The machines of UTGs, as the service knows them. */
const machinesOf = async (asked: RowsAsked, componentIds: ReadonlyArray<number>) => {
  const utgs = await serviceRows("components", asked)
  return componentIds.map((id) => utgs.find((utg) => utg["componentId"] === id)?.["machinePermanentId"])
}

const common = {
  lastUpdatedBy: 1,
  status: 0,
  hash: null,
  signature: null,
  taskGroupId: null,
  version: 0,
  resultDetails: null,
  resultMessage: null
}

test("a form goes to two devices at once [A1-03 B4-17 B4-23 B4-24 B4-26 B4-27 B4-28 B4-29 B3-21 B9-21]", async ({
  page,
  origin,
  token
}) => {
  await openList(page, deviceListPath)
  const bodies = await bodiesOf(page, "/tasksbulk")
  await searchBox(page).fill("isc480")
  await checkboxOf(page, isc480[0]).check()
  await chooseAction(page, isc480[1], "Push forms")
  const opened = dialog(page, "Push Forms")
  await expect(opened.getByRole("list", { name: "Devices" }).getByRole("listitem")).toHaveText([
    `SEA-POS-95: ${isc480[0]}`,
    `10.52.199.195: ${isc480[1]}`
  ])
  await expect(opened).toContainText(displayUtc(nextLocalMidnight(new Date(), timeZone).toISOString()))
  await expect(formOf(opened).getByRole("option")).toHaveText(["Choose a form", "Seasonal 1"])
  await expect(apply(opened)).toBeDisabled()
  await expect(summary(opened)).toHaveText("Still needed: Form.")
  await expect(opened.getByText("Choose a form.", { exact: true })).toHaveCount(0)
  await formOf(opened).selectOption("Seasonal 1")
  await expect(apply(opened)).toBeEnabled()
  await expect(summary(opened)).toContainText("Push the form Seasonal 1 to 2 devices of type isc480 at ")
  const time = opened.getByLabel(`Run time (${timeZone})`)
  await expect(time).toBeVisible()
  await opened.getByRole("checkbox", { name: "Run Immediately" }).check()
  await expect(time).toBeHidden()
  await expect(summary(opened)).toHaveText("Push the form Seasonal 1 to 2 devices of type isc480 now.")
  const before = new Date().toISOString()
  await apply(opened).click()
  await expect(toasts(page)).toHaveText("SuccessDevice form pushed successfully.")
  await expect(opened).toBeHidden()
  await expect(selection(page)).toContainText("2 selected")
  const runAfter = runAfterOf(bodies[0])
  expect(runAfter >= before && runAfter <= new Date().toISOString()).toBe(true)
  const task = {
    ...common,
    businessEntityId: 15,
    type: 10,
    runAfter,
    lastUpdatedAt: runAfter,
    bulkLabel: "Push Forms"
  }
  const instructions = (apiTid: string, terminalName: string) =>
    JSON.stringify({
      deviceType: "isc480",
      apiTid,
      formBusinessEntityId: 15,
      formId: 305,
      pciVersion: 4,
      terminalName
    })
  const machines = await machinesOf({ origin, token, beId: 12 }, [20397, 20897])
  expect(bodies).toEqual([
    [
      {
        ...task,
        componentId: 20397,
        machinePermanentId: machines[0],
        instructions: instructions("T679349", "Device 3"),
        label: "Push Forms: Device 3 (52898)"
      },
      {
        ...task,
        componentId: 20897,
        machinePermanentId: machines[1],
        instructions: instructions("T06488", "Device 1"),
        label: "Push Forms: Device 1 (51903)"
      }
    ]
  ])
})

test("firmware of PCI version 0 by keyboard alone: device, pattern and warning [A1-03 B4-25 B3-22 B5-45 B5-52 B5-53 B8-15 B9-22]", async ({
  page,
  complaints,
  faults,
  origin,
  token
}) => {
  complaints.expect(/500/u)
  await openList(page, deviceListPath)
  const bodies = await bodiesOf(page, "/tasksbulk")
  await page.keyboard.press("/")
  await page.keyboard.type(ipp320[0])
  await expect(rows(page)).toHaveCount(1)
  const gear = button(grid(page), `Actions for ${ipp320[0]}`)
  await keyTo(page, page.getByRole("checkbox", { name: "Select all", exact: true }))
  await keyTo(page, checkboxOf(page, ipp320[0]), "ArrowDown", 3)
  await keyTo(page, gear, "ArrowRight", 3)
  await page.keyboard.press("Enter")
  await keyTo(page, page.getByRole("menuitem", { name: "Update Firmware" }), "ArrowDown", 4)
  await page.keyboard.press("Enter")
  const opened = dialog(page, "Update Firmware")
  await expect(opened).toContainText("Choosing the wrong model can make the device inoperable.")
  await keyTo(page, formOf(opened))
  await page.keyboard.type("Donation")
  await expect(apply(opened)).toBeDisabled()
  const device = opened.getByRole("combobox", { name: "Device" })
  await keyTo(page, device)
  await page.keyboard.type("ipp320")
  const pattern = opened.getByRole("radiogroup", { name: "Model number pattern" })
  await expect(pattern).toBeVisible()
  await expect(apply(opened)).toBeDisabled()
  await keyTo(page, pattern.getByRole("radio", { name: "31T" }))
  await page.keyboard.press("Space")
  await keyTo(page, opened.getByRole("checkbox", { name: "Run Immediately" }))
  await page.keyboard.press("Space")
  await expect(summary(opened)).toHaveText(
    "Update the firmware of 1 device of type ipp320 with Donation prompt 1, PCI version 4, now."
  )
  await keyTo(page, apply(opened))
  await page.keyboard.press("Enter")
  await expect(toasts(page)).toHaveText("SuccessDevice form pushed successfully.")
  const [machinePermanentId] = await machinesOf({ origin, token, beId: 12 }, [20742])
  const runAfter = runAfterOf(bodies[0])
  expect(bodies).toEqual([
    [
      {
        ...common,
        businessEntityId: 12,
        componentId: 20742,
        machinePermanentId,
        type: 11,
        runAfter,
        lastUpdatedAt: runAfter,
        bulkLabel: "Update Firmware",
        label: "Update Firmware: Device 1 (50394)",
        instructions: JSON.stringify({
          deviceType: "ipp320",
          apiTid: "T148058",
          formBusinessEntityId: 12,
          formId: 302,
          pciVersion: 4,
          terminalName: "Device 1"
        })
      }
    ]
  ])

  await chooseAction(page, ipp320[0], "Update Firmware")
  await expect(device.locator("option")).toHaveText(["Choose a device", "ipp320", "ipp350", "isc250", "iup250"])
  for (const [type, patterns] of [
    ["ipp320", ["31T", "11T"]],
    ["isc250", ["31T", "01T"]],
    ["iup250", ["LE with 13_23=0", "11T with 13_23=1", "01T"]],
    ["ipp350", ["31T", "11T"]]
  ] as const) {
    await device.selectOption(type)
    await expect(pattern.locator("label")).toHaveText([...patterns])
  }
  await button(opened, "Cancel").click()
  await button(page, "Lose Changes").click()
  await expect(opened).toBeHidden()

  await chooseAction(page, ipp320[0], "Push forms")
  const forms = dialog(page, "Push Forms")
  await formOf(forms).selectOption("Donation prompt 1")
  await expect(forms.getByRole("combobox", { name: "Device" })).toHaveCount(0)
  await faults.add({ path: "/tasksbulk", kind: "status", status: 500, times: 1 })
  await apply(forms).click()
  await expect(toasts(page).filter({ hasText: "Unable to push form to device. Fault 500" })).toBeVisible()
  await apply(forms).click()
  await expect(forms).toBeHidden()
  expect(bodies[1]).toMatchObject([
    {
      type: 10,
      instructions: JSON.stringify({
        deviceType: "ipp320",
        apiTid: "T148058",
        formBusinessEntityId: 12,
        formId: 302,
        pciVersion: null,
        terminalName: "Device 1"
      })
    }
  ])
})
