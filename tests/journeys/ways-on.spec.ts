import { expect, test } from "../support/browser.ts"
import { button, openList } from "../support/list-page.ts"
import { card, heading } from "../support/parts.ts"

test.describe("an address that leads to nothing", () => {
  test.use({ person: "dana.whitlock" })

  test("a tab that no UTG has leads to the first one", async ({ page }) => {
    await openList(page, "/be/12/utgs")
    await page.getByRole("grid").getByRole("link").first().click()
    await expect(page.getByRole("navigation", { name: "UTG" })).toBeVisible()
    const path = new URL(page.url()).pathname
    await page.goto(`${path}/nowhere`)
    await expect(page.getByText("There is no such page.")).toBeVisible()
    await page.getByRole("link", { name: "Go to its first page" }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`, "u"))
  })

  test("a UTG that is not there leads to the list of those that are", async ({ page, complaints }) => {
    complaints.expect(/status of 404/u)
    await page.goto("/be/12/utgs/99999999")
    const told = page.locator(".cc-empty").filter({ hasText: "There is no such UTG at this account." })
    await told.getByRole("link", { name: "UTG List" }).click()
    await expect(heading(page, "UTG List")).toBeVisible()
  })
})

test.describe("an account that has nothing yet", () => {
  test.use({ person: "jonas.weber" })

  test("the empty list leads to where a first UTG is prepared", async ({ page }) => {
    await page.goto("/")
    await expect(card(page, "Where it hurts")).toContainText("No UTGs yet")
    await expect(card(page, "Where it hurts")).not.toContainText("all of them are online")
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "UTGs", exact: true }).click()
    await expect(heading(page, "UTG List")).toBeVisible()
    await page.locator(".cc-notice-next").getByRole("link", { name: "Installation List" }).click()
    await expect(heading(page, "Installation List")).toBeVisible()
  })
})

test.describe("the panel of values", () => {
  test.use({ person: "dana.whitlock" })

  test("who opens it goes on in it, and Escape leads back to its button", async ({ page }) => {
    await openList(page, "/be/12/utgs")
    const open = button(page, /^Narrow/u)
    await open.focus()
    await open.press("Enter")
    const panel = page.getByRole("complementary", { name: "Narrow" })
    await expect(panel).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(panel.locator(":focus")).toHaveCount(1)
    await page.keyboard.press("Escape")
    await expect(panel).toHaveCount(0)
    await expect(open).toBeFocused()
  })
})
