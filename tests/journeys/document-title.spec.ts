import { expect, test } from "../support/browser.ts"
import { openList, rows } from "../support/list-page.ts"
import { links } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

test("the browser's tab says which record and page of which account are shown", async ({ page }) => {
  const company = "Saltmarsh Coffee Company"
  await openList(page, "/be/12/utgs")
  await expect(page).toHaveTitle(`UTGs – ${company} – Command Center`)
  const row = rows(page).filter({ hasText: company }).first()
  const name = await row.getByRole("link").innerText()
  await row.getByRole("link").click()
  // A record opens in its own account.
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible()
  const account = (await page.getByRole("treeitem", { selected: true }).innerText()).trim()
  await expect(page).toHaveTitle(`${name} – UTGs – ${account} – Command Center`)
  await page.getByRole("link", { name: "Devices", exact: true }).last().click()
  await expect(page).toHaveTitle(`${name} – Devices – UTGs – ${account} – Command Center`)
  await links(page).filter({ hasText: "Dashboard" }).click()
  await expect(page).toHaveTitle(`Dashboard – ${account} – Command Center`)
  await page.goto("/nowhere")
  await expect(page).toHaveTitle("Page not found – Command Center")
})
