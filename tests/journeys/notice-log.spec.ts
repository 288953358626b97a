import { noticeMessages } from "@command-center/domain/message/notice-messages"
import { barriersInBoth, dialogOnly } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { chooseInPalette } from "../support/tags-page.ts"

test.use({ person: "dana.whitlock" })

test("a notice that is gone can be read again, from the palette and from the one that is shown", async ({ page }) => {
  const copyRow = async (row: number) => {
    await button(rows(page).nth(row), /^Actions for/u).click()
    await page.getByRole("menuitem", { name: "Copy Row as JSON" }).click()
  }
  const log = dialog(page, noticeMessages.title)
  await openList(page, "/be/12/utgs")
  await chooseInPalette(page, "earlier", noticeMessages.title)
  await expect(log).toContainText(noticeMessages.none)
  await page.keyboard.press("Escape")
  await copyRow(0)
  await expect(toasts(page)).toHaveCount(1)
  await expect(button(page, noticeMessages.title)).toBeHidden()
  const [text = ""] = await toasts(page).locator(".cc-toast-text").allInnerTexts()
  await button(page, "Dismiss notification").click()
  await copyRow(1)
  await button(page, noticeMessages.title).click()
  await expect(log.getByRole("listitem")).toHaveCount(2)
  await expect(log.getByRole("listitem").last()).toContainText(text)
  await expect(log.getByRole("listitem").last()).toContainText(/\d{4}-\d\d-\d\d/u)
  expect(await barriersInBoth(page, dialogOnly)).toEqual([])
  await button(log, noticeMessages.clear).click()
  await expect(log).toContainText(noticeMessages.none)
})

test.describe("where the system is light", () => {
  test.use({ colorScheme: "light", kept: { theme: "dark" } })

  test("who chose dark sees no light page before the script is there", async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/u, () => {})
    await page.goto("/be/12/utgs", { waitUntil: "commit" })
    await expect(page.getByText("Signing in…")).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark")
  })
})
