import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { cell, checkboxOf, column, grid, headers, openList, rows, selection } from "../support/list-page.ts"

test.use({ person: "dana.whitlock" })

const list = "/be/14/utgs"

/** Where the focus stands: row and column as a screen reader counts them. */
const place = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement?.closest("[aria-colindex]")
    return `${at?.closest("tr")?.getAttribute("aria-rowindex")}/${at?.getAttribute("aria-colindex")}`
  })

const scrolled = (page: Page) => grid(page).evaluate((table) => table.parentElement?.scrollLeft ?? 0)

test("only rows and columns in view are in the page; the arrow keys reach the others, and nothing is blank", async ({
  page
}) => {
  await openList(page, list)
  const count = (await headers(page)).length
  await expect(grid(page)).toHaveAttribute("aria-colcount", `${count}`)
  const first = rows(page).first()
  expect(await first.locator("[aria-colindex]").count()).toBeLessThan(count)
  await first.getByRole("checkbox").focus()
  await page.keyboard.press("End")
  expect(await place(page)).toBe(`2/${count}`)
  expect(await scrolled(page)).toBeGreaterThan(500)
  await expect(first.locator(`[aria-colindex="${count - 3}"]`)).toBeInViewport()
  await expect(first.getByRole("link").first()).toBeInViewport()
  await page.keyboard.press("Control+End")
  await expect(rows(page).last()).toBeInViewport()
  await page.keyboard.press("Control+Home")
  expect([await place(page), await scrolled(page)]).toEqual(["1/1", 0])
  await expect(grid(page).locator("[tabindex='0']")).toHaveCount(1)
  // Pulling the scroller across the whole table leaves no cell in view without its element.
  const blanks = await grid(page).evaluate(async (table) => {
    const scroller = table.parentElement
    if (scroller === null) return -1
    let missing = 0
    for (let left = 0; left < scroller.scrollWidth; left += 260) {
      scroller.scrollTo({ left })
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      const { right, top } = scroller.getBoundingClientRect()
      for (const x of [right - 30, right - 300]) {
        if (document.elementFromPoint(x, top + 120)?.closest("[aria-colindex]") === null) missing += 1
      }
    }
    return missing
  })
  expect(blanks).toBe(0)
  expect((await column(page, "Time Zone")).filter((text) => text !== "").length).toBeGreaterThan(5)
})

test("Space selects, Shift extends, Ctrl+A takes what matches, Enter opens", async ({ page }) => {
  await openList(page, list)
  const names = await column(page, "UTG Nickname")
  await checkboxOf(page, names[0] ?? "").focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("Shift+ArrowDown")
  await page.keyboard.press("Shift+ArrowDown")
  await expect(selection(page)).toContainText("3 selected")
  await rows(page)
    .nth(7)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] })
  await expect(selection(page)).toContainText("8 selected")
  await page.keyboard.press("Control+a")
  await expect(selection(page)).not.toContainText("8 selected")
  await rows(page).nth(1).getByRole("checkbox").focus()
  await page.keyboard.press("Shift+F10")
  await expect(page.getByRole("menu", { name: `Actions for ${names[1]}` })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/utgs\/\d+/u)
})

test("a column's edge is dragged, moved by keys and set back", async ({ page }) => {
  await openList(page, list)
  const head = grid(page).getByRole("columnheader", { name: "Merchant" })
  const edge = head.getByRole("separator", { name: "Width of Merchant" })
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0)
  const before = await width()
  const box = await edge.boundingBox()
  if (box === null) throw new Error("the column has no edge")
  await page.mouse.move(box.x + box.width / 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 80, box.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect.poll(width).toBe(before + 80)
  await expect(edge).toHaveAttribute("aria-valuenow", `${before + 80}`)
  await head.getByRole("button").focus()
  await page.keyboard.press("F2")
  await expect(edge).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await expect.poll(width).toBe(before + 72)
  await page.keyboard.press("Escape")
  await expect(head.getByRole("button")).toBeFocused()
  await edge.dblclick()
  await expect.poll(width).toBe(before)
  expect(await (await cell(page, rows(page).first(), "Merchant")).boundingBox()).toMatchObject({
    width: (await head.boundingBox())?.width
  })
})
