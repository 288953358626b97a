import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"

test.use({ person: "dana.whitlock", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const boxOf = async (found: Locator) => {
  const box = await found.boundingBox()
  if (box === null) throw new Error("it is not on the page")
  return box
}

const separators = (page: Page) =>
  page.locator(".cc-account").evaluate((account) => getComputedStyle(account, "::after").display)

test("on a phone a message stands below what the page is called, and above the pager", async ({ page }) => {
  await openList(page, "/be/12/utgs")
  await button(rows(page).first(), /^Actions/u).click()
  await page.getByRole("menuitem", { name: "Copy Row" }).click()
  const toast = await boxOf(toasts(page).first())
  const title = await boxOf(heading(page, "UTG List"))
  expect(toast.y).toBeGreaterThan(title.y + title.height)
  const pager = await boxOf(page.locator(".cc-pager"))
  expect(toast.y + toast.height).toBeLessThanOrEqual(pager.y)
})

test("over a dialog of a phone a message leaves its buttons free", async ({ page }) => {
  await openList(page, "/be/12/utgs")
  await button(rows(page).first(), /^Actions/u).click()
  await page.getByRole("menuitem", { name: "Copy Row" }).click()
  await expect(toasts(page).first()).toBeVisible()
  await button(page, /^Filters/u)
    .first()
    .click()
  const open = dialog(page, "Filters")
  await expect(open).toBeVisible()
  const toast = await boxOf(toasts(page).first())
  expect(toast.y + toast.height).toBeLessThan((await boxOf(button(open, "Apply"))).y)
})

test("no separator ends the line of the account, which stands by itself on a phone", async ({ page }) => {
  await openList(page, "/be/12/utgs")
  expect(await separators(page)).toBe("none")
})

test("recent installations take two lines at most on a phone, and no date reaches beyond its card", async ({
  page
}) => {
  await page.goto("/be/1/dashboard")
  const table = page.getByRole("table", { name: "Recent Installations" })
  await expect(table.locator("time").first()).toBeVisible()
  const cells = await table.locator("tbody td").evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const text = range.getBoundingClientRect()
      return { lines: Math.round(text.height / 18), beyond: text.right > cell.getBoundingClientRect().right }
    })
  )
  expect(cells.filter(({ lines, beyond }) => lines > 2 || beyond)).toEqual([])
})
