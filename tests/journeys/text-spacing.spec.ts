import { expect, test } from "../support/browser.ts"
import { openList } from "../support/list-page.ts"

test.use({ person: "dana.whitlock" })

/** As WCAG 1.4.12 has it. */
const apart = `* {
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
  line-height: 1.5 !important;
}`

test("where letters stand further apart, a name that loses its end says so by a mark", async ({ page }) => {
  await openList(page, "/be/12/utgs")
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, apart)
  const silent = await page.locator("td .cc-end-kept").evaluateAll((names) =>
    names.flatMap((name) => {
      const cell = name.closest("td")?.getBoundingClientRect().right ?? 0
      const edge = Math.min(name.getBoundingClientRect().right, cell)
      const end = name.lastElementChild
      const isLost = end !== null && end.getBoundingClientRect().right > edge + 1
      const isMarked = end !== null && getComputedStyle(end).display === "inline"
      return isLost && !(isMarked && getComputedStyle(name).textOverflow === "ellipsis") ? [name.textContent] : []
    })
  )
  expect(silent).toEqual([])
})

test("a name that has room is whole, in a table, in the accounts and in what is known of a record", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  const cut = () =>
    page.locator(".cc-end-kept:not(.cc-path)").evaluateAll((names) =>
      names.flatMap((name) => {
        const head = name.firstElementChild
        const place = name.closest("td, [role=treeitem], li > div")?.getBoundingClientRect()
        if (head === null || place === undefined || head.scrollWidth <= head.clientWidth) return []
        const left = place.right - name.getBoundingClientRect().right
        return left > 60 ? [name.textContent] : []
      })
    )
  expect(await page.locator("td .cc-end-kept").count()).toBeGreaterThan(10)
  expect(await page.locator("[role=treeitem] .cc-end-kept").count()).toBeGreaterThan(5)
  expect(await cut()).toEqual([])
  await page.getByRole("grid").getByRole("link").first().click()
  await expect(page.locator(".cc-facts b .cc-end-kept")).toBeVisible()
  expect(await cut()).toEqual([])
})
