import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { account, alerts, documentedLinks, heading, links } from "../support/parts.ts"

test.use({ person: "elena.sorokina" })

type Rows = ReadonlyArray<unknown>

/** The service's own answer to a call of the sign-in, with other rows in its list. */
const withRows = (page: Page, path: string, field: string, change: (rows: Rows) => Rows) =>
  page.route(
    ({ pathname }) => pathname.toLowerCase().endsWith(path),
    async (route) => {
      const response = await route.fetch()
      const json: Readonly<Record<string, Rows>> = await response.json()
      await route.fulfill({ response, json: { ...json, [field]: change(json[field] ?? []) } })
    }
  )

const header = "Some rows could not be read"

test("rows of permissions, masks and accounts that cannot be read hold up nothing; one alert says how many and why", async ({
  page
}) => {
  await page.goto("/be/12/dashboard")
  await expect(heading(page, "Dashboard")).toBeVisible()
  const before = await links(page).allTextContents()
  await withRows(page, "/security/permissions", "permission", (rows) => [...rows, { id: null }])
  await withRows(page, "/permissionmasks", "permissionMask", (rows) => [
    null,
    ...rows,
    { permissionId: 1, roleBusinessEntityIds: "12" }
  ])
  await withRows(page, "/businessentitysummaries", "businessEntitySummary", (rows) => [...rows, { id: "x" }])
  await page.reload()
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect(alerts(page)).toHaveText([
    `${header}4 rows could not be read and are not used, so there may be accounts or rights that are missing: permissions: id must be a whole number; permission masks: a row must be an object; permission masks: roleBusinessEntityIds must be a list of whole numbers; accounts: id must be a whole number`
  ])
  await expect(links(page)).toHaveText(before)
  await expect(account(page, "Saltmarsh Coffee Company")).toBeVisible()
  await links(page).filter({ hasText: "UTGs" }).click()
  await expect(alerts(page)).toHaveCount(1)
  await page.getByRole("button", { name: `Dismiss ${header}` }).click()
  await expect(alerts(page)).toHaveCount(0)
})

test("an account between others that cannot be read takes none of them out of the tree", async ({ page }) => {
  await page.goto("/be/12/dashboard")
  await page.getByRole("switch", { name: "Expand All" }).check()
  const names = await page.getByRole("treeitem").allTextContents()
  const left = "Saltmarsh Coffee Pacific Northwest"
  await withRows(page, "/businessentitysummaries", "businessEntitySummary", (rows) =>
    rows.map((row) => (Object(row).name === left ? { ...Object(row), id: "x" } : row))
  )
  await page.reload()
  await expect(alerts(page)).toContainText(header)
  await page.getByRole("switch", { name: "Expand All" }).check()
  await expect(page.getByRole("treeitem")).toHaveCount(names.length - 1)
})

test("a mask that cannot be read grants nothing", async ({ page }) => {
  await withRows(page, "/permissionmasks", "permissionMask", (rows) =>
    rows.map((row) => ({ ...Object(row), roleBusinessEntityIds: [null] }))
  )
  await page.goto("/be/12/dashboard")
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect(documentedLinks(page)).toHaveText(["Dashboard"])
  await expect(alerts(page)).toContainText(header)
})
