import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { accounts, alerts, documentedLinks, heading, kept, links, userMenu } from "../support/parts.ts"

test.use({ person: "elena.sorokina" })

type Masks = { readonly permissionMask: ReadonlyArray<object> }

const withoutAccounts = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.endsWith("/businessentitysummaries"),
    (route) => route.fulfill({ json: { businessEntitySummary: [] } })
  )

/** As if each of the person's masks were given at these accounts. */
const givenAt = (page: Page, roleBusinessEntityIds: ReadonlyArray<number>, changed: object = {}) =>
  page.route(
    ({ pathname }) => pathname.endsWith("/permissionMasks"),
    async (route) => {
      const response = await route.fetch()
      const { permissionMask }: Masks = await response.json()
      const masks = permissionMask.map((mask) => ({ ...mask, roleBusinessEntityIds, ...changed }))
      await route.fulfill({ response, json: { permissionMask: masks } })
    }
  )

const refusal = (id: number) => `There is no account ${id}, or you may not see it.`

test("one's own account is there where the list of accounts is empty, with the rights that masks give at it", async ({
  page,
  origin
}) => {
  await page.goto("/")
  await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
  const before = await links(page).allTextContents()
  await withoutAccounts(page)
  await page.goto("/")
  await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect(links(page)).toHaveText(before)
  await expect(userMenu(page)).toBeVisible()
  await expect(accounts(page)).toHaveCount(0)
  await expect(alerts(page)).toHaveCount(0)
  await page.goto("/be/12/utgs")
  await expect(heading(page, "UTG List")).toBeVisible()
  expect(await kept(page, "selectedBusinessEntityId")).toBe("12")
})

test("an account that an enabled mask names is reached beside the tree, and one that none names is not", async ({
  page,
  complaints
}) => {
  // The service does not know that the account is one's own.
  complaints.expect(/status of 40[34]/u)
  await givenAt(page, [12, 700])
  await page.goto("/be/700/dashboard")
  await expect(heading(page, "Dashboard")).toBeVisible()
  await expect(documentedLinks(page).filter({ hasText: "UTGs" })).toBeVisible()
  await expect(accounts(page).getByRole("treeitem").first()).toBeVisible()
  await expect(page).toHaveTitle("Dashboard – Account 700 – Command Center")
  await page.goto("/be/701/dashboard")
  await expect(page.getByText(refusal(701))).toBeVisible()
})

test("a mask that is not enabled opens no account", async ({ page }) => {
  await givenAt(page, [700], { isEnabled: false, levelMask: null })
  await page.goto("/be/700/dashboard")
  await expect(page.getByText(refusal(700))).toBeVisible()
})

test("an account that is refused has two ways out: one's own account, and Sign Out", async ({ page, origin }) => {
  await page.goto("/be/18/utgs")
  await expect(page.getByText(refusal(18))).toBeVisible()
  await page.getByRole("link", { name: "Go to the dashboard of your own account" }).click()
  await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
  await page.goto("/be/18/utgs")
  const leaving = page.waitForRequest(/\/sso\/logout/u)
  await page.getByRole("button", { name: "Sign Out" }).click()
  await leaving
})

test.describe("a stored account that one may not see", () => {
  test.use({ kept: { selectedBusinessEntityId: "18" } })

  test("is passed over at /: one's own account opens", async ({ page, origin }) => {
    await page.goto("/")
    await expect(page).toHaveURL(`${origin}/be/12/dashboard`)
    await expect(heading(page, "Dashboard")).toBeVisible()
  })
})
