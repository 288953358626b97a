import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { heading, toasts } from "../support/parts.ts"

test.use({ person: "otto.brandt", permissions: ["clipboard-write"] })

/** A page whose clock stands still from now on. */
const stopClock = async (page: Page) => {
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

const open = async (page: Page) => {
  await page.clock.install()
  await page.goto("/be/12/devices")
  await expect(page.getByRole("grid", { name: "Device Management" }).getByRole("row").nth(2)).toBeVisible()
}

const copyRow = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Actions for /u })
    .first()
    .click()
  await page.getByRole("menuitem", { name: "Copy Row as JSON" }).click()
}

test("a toast lives one tick of five seconds [A2.3-06 A2.3-09]", async ({ page }) => {
  await open(page)
  await stopClock(page)
  await copyRow(page)
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page).locator(".cc-toast")).toHaveAttribute("data-kind", "success")
  await expect(toasts(page)).toContainText("Copy Succeeded")
  await page.clock.runFor(4_900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)
})

test("a toast under the pointer or the focus waits; its button dismisses it", async ({ page }) => {
  await open(page)
  await stopClock(page)
  await copyRow(page)
  await toasts(page).hover()
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.getByRole("button", { name: "Dismiss notification" }).click()
  await expect(toasts(page)).toHaveCount(0)
  await copyRow(page)
  await page.mouse.move(400, 300)
  await page.clock.runFor(5_100)
  await expect(toasts(page)).toHaveCount(0)
})

test("danger and info toasts without a header of their own read Error and Success [A2.3-06 A2.3-07]", async ({
  page
}) => {
  await open(page)
  await page.getByRole("button", { name: "Download data as CSV" }).click()
  const dialog = page.getByRole("alertdialog", { name: "Export Devices" })
  const download = page.waitForEvent("download")
  await dialog.getByRole("button", { name: "Export" }).click()
  await download
  const info = toasts(page).filter({ hasText: "Your download should begin shortly." })
  await expect(info.locator(".cc-toast")).toHaveAttribute("data-kind", "info")
  await expect(info.locator(".cc-toast-header")).toHaveText("Success")
  await page.goto("/be/12/utgs")
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect(toasts(page).locator(".cc-toast")).toHaveAttribute("data-kind", "danger")
  await expect(toasts(page).locator(".cc-toast-header")).toHaveText("Error")
})
