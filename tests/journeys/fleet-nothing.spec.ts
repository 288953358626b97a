import { expect, test } from "../support/browser.ts"
import { card, heading } from "../support/parts.ts"

test.describe("an account that has nothing yet", () => {
  test.use({ person: "jonas.weber" })

  test("each card says so", async ({ page }) => {
    await page.goto("/")
    await expect(card(page, "Status")).toContainText("There are no UTGs.")
    await expect(card(page, "What is behind")).toContainText("Nothing is behind.")
    await expect(card(page, "UTG versions")).toContainText("There are no UTGs.")
    await expect(card(page, "Profiles")).toContainText("No UTG has a profile.")
    await expect(card(page, "Firmware")).toContainText("No device reports firmware.")
  })
})

test.describe("someone without any rights", () => {
  test.use({ person: "ivy.castellano" })

  test("cards of what may not be seen are absent", async ({ page }) => {
    await page.goto("/")
    await expect(heading(page, "Dashboard")).toBeVisible()
    await expect(page.getByRole("heading", { name: "The fleet today" })).toHaveCount(0)
    await expect(page.getByRole("region", { name: "Status" })).toHaveCount(0)
  })
})
