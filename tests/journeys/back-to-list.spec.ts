import { expect, test } from "../support/browser.ts"
import { heading } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

test("from a record of an account below, the breadcrumb and Back lead to the list one came from, as it was", async ({
  page
}) => {
  await page.goto("/be/12/utgs?search=10.5")
  await page.getByRole("link", { name: "10.55.238.187" }).click()
  await expect(page).toHaveURL(/\/be\/15\/utgs\/20007$/u)
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "UTG List" }).click()
  await expect(page).toHaveURL(/\/be\/12\/utgs\?search=10\.5$/u)
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("10.5")

  await page.getByRole("link", { name: "10.55.238.187" }).click()
  await expect(heading(page, "10.55.238.187")).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/be\/12\/utgs\?search=10\.5$/u)

  await page.goto("/be/15/utgs/20007")
  await expect(page.getByRole("link", { name: "UTG List" })).toHaveAttribute("href", "/be/15/utgs")
})
