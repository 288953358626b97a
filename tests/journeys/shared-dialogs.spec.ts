import { expect, test } from "../support/browser.ts"
import { button, dialog, grid, openList } from "../support/list-page.ts"

test.use({ person: "dana.whitlock" })

test("Device Keys shows six values, masked until they are asked for [A2.9-04 B2.devices-14]", async ({ page }) => {
  await openList(page, "/be/1/devices")
  await grid(page).getByRole("button", { name: "Details" }).first().click()
  const keys = dialog(page, "Device Keys")
  await expect(keys.locator("dt")).toHaveText(["Key 0", "Key 1", "Key 2", "Key 3", "Key 4", "Key 5"])
  const masked = await keys.locator("dd").allTextContents()
  await button(keys, "Show values").click()
  await expect(keys.locator("dd")).not.toHaveText(masked)
  await button(keys, "Hide values").click()
  await expect(keys.locator("dd")).toHaveText(masked)
})

test("a confirmation is one dialog on every screen: nothing is sent before it, nothing after Cancel [A2.9-06]", async ({
  page
}) => {
  const calls: Array<string> = []
  page.on("request", (request) => {
    if (request.url().endsWith("/csv")) calls.push(request.url())
  })
  for (const [path, title] of [
    ["/be/12/tasks", "Export Tasks"],
    ["/be/12/devices", "Export Devices"]
  ] as const) {
    await openList(page, path)
    await button(page, "Download data as CSV").click()
    const ask = page.getByRole("alertdialog", { name: title })
    await expect(ask.getByRole("button")).toHaveText(["Cancel", "Export"])
    await button(ask, "Cancel").click()
    await expect(ask).toBeHidden()
  }
  expect(calls).toEqual([])
})

test("a button that sends keeps the focus meanwhile, and where nothing came of it", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/status of 500/u)
  await page.goto("/be/15/utgs/20002/apiinterfaces")
  await page
    .getByRole("table", { name: "API Interfaces" })
    .getByRole("button", { name: /^Delete/u })
    .first()
    .click()
  const asking = dialog(page, "Delete API Interface")
  await faults.add({ path: "/componentConfigs/", method: "PUT", kind: "status", status: 500, times: 1, delayMs: 1_500 })
  await button(asking, "Delete").press("Enter")
  await expect(button(asking, "Delete")).toBeDisabled()
  await expect(button(asking, "Delete")).toBeFocused()
  await expect(button(asking, "Delete")).toBeEnabled()
  await expect(button(asking, "Delete")).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(asking).toBeHidden()
})
