import { expect, test } from "../support/browser.ts"
import { heading, links } from "../support/parts.ts"
import { barriers, barriersInBoth, dialogOnly } from "./barriers.ts"
import { beyondNarrow, none } from "./sideways.ts"

const screens = [
  ["dashboard", "Dashboard"],
  ["utgs", "UTG List"],
  ["tasks", "Tasks List"],
  ["devices", "Device Management"],
  ["forms", "Form Manager"],
  ["users", "User List"],
  ["profiles", "Profile List"],
  ["installations", "Installation List"],
  ["templates", "Config Template List"]
] as const

test.describe("light and dark", () => {
  test.use({ person: "dana.whitlock" })

  test("the dashboard has no barrier where its lists fail, nor where they are empty", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/status of 500/u)
    for (const path of ["/components/query", "/tasks/query", "/devices/query"])
      await faults.add({ path, kind: "status", status: 500, times: 1 })
    await page.goto("/be/12/dashboard")
    await expect(page.locator(".cc-numbers").getByRole("button", { name: "Retry" })).toHaveCount(6)
    await expect(page.locator(".cc-fleet-today").getByRole("button", { name: "Retry" }).first()).toBeVisible()
    expect(await barriersInBoth(page)).toEqual([])
    await page.goto("/be/17/dashboard")
    await expect(page.locator(".cc-numbers")).toHaveAttribute("aria-busy", "false")
    expect(await barriersInBoth(page)).toEqual([])
  })

  test("no screen has a barrier, nor is it scrolled sideways in 320 pixels", async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto("/be/12/dashboard")
    for (const [path, title] of screens) {
      await links(page)
        .and(page.locator(`[href$="/${path}"]`))
        .click()
      await expect(heading(page, title)).toBeVisible()
      await page.waitForLoadState("networkidle")
      expect(await barriersInBoth(page), title).toEqual([])
      expect(await beyondNarrow(page), title).toEqual(none)
    }
  })

  test("the dialogs of the UTG list have no barrier", async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto("/be/12/utgs")
    await page.getByRole("row").nth(1).getByRole("checkbox").click()
    await page.keyboard.press("Control+k")
    const field = page.getByRole("dialog").getByRole("combobox")
    await expect(field).toBeFocused()
    expect(await barriersInBoth(page, dialogOnly), "Command palette").toEqual([])
    await field.fill("why can")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("dialog", { name: /^Why/u })).toBeVisible()
    expect(await barriersInBoth(page, dialogOnly), "Rights").toEqual([])
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
    for (const name of ["Schedule Task", "Apply a Profile", "Apply a Config Template"]) {
      await page.getByRole("button", { name }).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await page.waitForLoadState("networkidle")
      expect(await barriersInBoth(page, dialogOnly), name).toEqual([])
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
      await expect(page.getByRole("dialog")).toBeHidden()
    }
    await page.getByRole("button", { name: /^Filters/u }).click()
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible()
    expect(await barriersInBoth(page, dialogOnly), "Filters").toEqual([])
  })
})

test("the page to sign in at has no barrier", async ({ page }) => {
  await page.goto("/")
  await expect(heading(page, "Unauthorized")).toBeVisible()
  expect(await barriers(page)).toEqual([])
})
