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

test("a row's link leads by keyboard into the record, whose page has the focus then; so has the list after Back", async ({
  page
}) => {
  await page.goto("/be/12/utgs?search=10.5")
  await page.getByRole("link", { name: "10.55.238.187" }).focus()
  await page.keyboard.press("Enter")
  await expect(heading(page, "10.55.238.187")).toBeVisible()
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1)
  await page.goBack()
  await expect(heading(page, "UTG List")).toBeVisible()
  await expect(page.getByRole("main")).toBeFocused()
})
