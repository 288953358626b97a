import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { goWithin, heading } from "../support/parts.ts"
import { recordTabs } from "../support/record-page.ts"

test.use({ person: "dana.whitlock" })

/**
 * Each page of a record by its own address, with its tab marked, and what its first entry leads to. Of pages and
 * entries, those of devices are loaded by their address.
 */
const visit = async (page: Page, record: string, label: string, name: string) => {
  for (const [path, tab] of recordTabs) {
    if (path === "/devices") await page.goto(`${record}${path}`)
    else await goWithin(page, `${record}${path}`)
    await expect(page.getByRole("navigation", { name: label }).locator("[aria-current=page]")).toHaveText(tab)
    await expect(heading(page, name)).toBeVisible()
    if (path === "/apiinterfaces" || path === "/devices") {
      const entry = page.getByRole("table").getByRole("link").first()
      const entryName = (await entry.textContent()) ?? ""
      await entry.click()
      await expect(page).toHaveURL(new RegExp(`${record}${path}/[^/]+$`, "u"))
      await expect(page.getByRole("main").getByText(entryName).first()).toBeVisible()
      await page.reload()
      await expect(heading(page, name)).toBeVisible()
    }
  }
}

test("a UTG opens from its list and has a page per child route [A2.1-06 A2.1-07 B2.routes-05 B2.routes-07]", async ({
  page
}) => {
  await page.goto("/be/15/utgs")
  const all = page.getByRole("grid").locator("a[href*='/utgs/']")
  const device = page.getByRole("table", { name: "Devices" }).getByRole("link")
  const hasDevices = async (at: number) => {
    await all.nth(at).click()
    await page.getByRole("navigation", { name: "UTG" }).getByRole("link", { name: "Devices", exact: true }).click()
    await expect(device.first().or(page.getByText("No devices found"))).toBeVisible()
    return (await device.count()) > 0
  }
  for (let at = 0; !(await hasDevices(at)); at += 1) await page.goto("/be/15/utgs")
  await page.goBack()
  await expect(page).toHaveURL(/\/be\/\d+\/utgs\/\d+$/u)
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
  const record = new URL(page.url()).pathname
  await visit(page, record, "UTG", name)
  await page.goto(`${record}/nonsense`)
  await expect(page.getByText("There is no such page.")).toBeVisible()
  await page.getByRole("navigation", { name: "UTG" }).getByRole("link", { name: "General", exact: true }).click()
  await expect(page).toHaveURL(record)
})

test("a profile opens from its list and has a page per child route, Edit JSON with debug [A2.1-10 A2.1-11 B2.routes-13]", async ({
  page
}) => {
  await page.goto("/be/12/profiles")
  // Not just the first: other tests of this worker add profiles that have nothing yet.
  const link = page.getByRole("grid").locator("a[href$='/profiles/402']").first()
  const name = (await link.textContent()) ?? ""
  await link.click()
  await expect(heading(page, name)).toBeVisible()
  const record = new URL(page.url()).pathname
  await visit(page, record, "Profile", name)
  await page.goto(`${record}/edit?debug`)
  await expect(page.getByRole("navigation", { name: "Profile" }).locator("[aria-current=page]")).toHaveText("Edit JSON")
  await page.goto(`${record}/edit?debug=false`)
  await expect(page.getByText("There is no such page.")).toBeVisible()
  const tabs = page.getByRole("navigation", { name: "Profile" })
  await expect(tabs.locator("[aria-current=page]")).toHaveCount(0)
  await tabs.getByRole("link", { name: "General" }).click()
  await expect(tabs.locator("[aria-current=page]")).toHaveText("General")
})
