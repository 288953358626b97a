import type { Locator, Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import { button, chooseView, grid, openList, viewMenu } from "../support/list-page.ts"
import { alerts, kept } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Columns" })
const open = async (page: Page) => {
  await chooseView(page, "Columns")
  await expect(dialog(page)).toBeVisible()
}
const order = (page: Page) => dialog(page).getByRole("listitem").getByRole("checkbox")
/** Found by what they are: the table behind an open dialog is nothing to a screen reader. */
const header = (page: Page, label: string) =>
  page.locator("thead th").filter({ hasText: new RegExp(`^${label}$`, "u") })
const shown = async (page: Page) => (await page.locator("thead th").allInnerTexts()).map((text) => text.trim())
const width = async (of: Locator) => Math.round((await of.boundingBox())?.width ?? 0)

test("columns are hidden, ordered by keyboard, pinned and sized; all of it is there after a reload, until reset", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  const first = await shown(page)
  await open(page)
  await dialog(page).getByRole("checkbox", { name: "UTG Status" }).click()
  await expect(header(page, "UTG Status")).toHaveCount(0)
  await expect(dialog(page).getByRole("checkbox", { name: "UTG Nickname" })).toBeDisabled()
  await expect(dialog(page)).toContainText("Always shown: it identifies the row.")

  const lane = dialog(page).getByRole("checkbox", { name: "Lane", exact: true })
  await lane.focus()
  const place = first.indexOf("Lane") - 2
  for (let moved = 0; moved < place; moved += 1) await page.keyboard.press("Alt+ArrowUp")
  await expect(lane).toBeFocused()
  await expect(dialog(page).getByRole("status")).toHaveText(/^Lane is column 1 of \d+\.$/u)
  await page.keyboard.press("Alt+ArrowUp")
  await expect(order(page).first()).toBeFocused()

  await button(dialog(page), "Pin Agent Version").click()
  expect(await barriers(page)).toEqual([])
  await dialog(page).getByRole("radio", { name: "Compact" }).click()
  await dialog(page).getByRole("button", { name: "Done" }).click()
  await expect(viewMenu(page)).toBeFocused()
  const data = async () => (await shown(page)).slice(2)
  expect((await data()).slice(0, 2)).toEqual(["Agent Version", "Lane"])
  expect(await data()).not.toContain("UTG Status")

  const before = await width(header(page, "Lane"))
  const edge = await header(page, "Lane").boundingBox()
  if (edge === null) throw new Error("the column is not there")
  await page.mouse.move(edge.x + edge.width - 1, edge.y + edge.height / 2)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width + 119, edge.y + edge.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => width(header(page, "Lane"))).toBeGreaterThan(before + 80)
  const wide = await width(header(page, "Lane"))

  await page.goto("/be/12/utgs")
  await expect.poll(() => width(header(page, "Lane"))).toBe(wide)
  expect((await data()).slice(0, 2)).toEqual(["Agent Version", "Lane"])
  expect(await data()).not.toContain("UTG Status")
  await page.goto("/be/12/devices")
  await open(page)
  await expect(dialog(page).getByRole("radio", { name: "Comfortable" })).toBeChecked()
  await page.keyboard.press("Escape")

  await page.goto("/be/12/utgs")
  await open(page)
  await expect(dialog(page).getByRole("radio", { name: "Compact" })).toBeChecked()
  await button(dialog(page), "Reset the width of Lane").click()
  await expect.poll(() => width(header(page, "Lane"))).toBeLessThan(wide - 80)
  await button(dialog(page), "Reset columns").click()
  await expect(dialog(page).getByRole("status")).toHaveText("The columns are back to their defaults.")
  expect(await shown(page)).toEqual(first)
  await page.keyboard.press("Escape")
  await page.reload()
  await expect(grid(page)).toHaveAttribute("aria-busy", "false")
  expect(await shown(page)).toEqual(first)
})

test("a column is dragged to its place by the mouse, on a phone's width too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, "/be/12/profiles")
  await open(page)
  const labels = () => dialog(page).getByRole("listitem").allInnerTexts()
  const [top, second] = await labels()
  const grip = dialog(page).getByRole("listitem").first().locator(".cc-grip")
  // The dialog slides in; a hover waits until it rests.
  await grip.hover()
  const onto = await dialog(page).getByRole("listitem").nth(1).boundingBox()
  if (onto === null) throw new Error("there is nothing to drag onto")
  await page.mouse.down()
  await page.mouse.move(onto.x + 10, onto.y + onto.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await labels()).slice(0, 2)).toEqual([second, top])
  expect(await kept(page, "columns.profiles")).not.toBeNull()
})

test.describe("settings that hold nonsense", () => {
  test.use({
    kept: {
      "columns.utgs": JSON.stringify({
        version: 1,
        density: "tiny",
        columns: [{ key: "componentLane", isShown: false, width: 7 }, { key: "nothing" }, 5]
      }),
      "views.utgs": JSON.stringify({ version: 1, views: [{ name: "Fine", query: "search=1" }, { name: 7 }] }),
      "views.devices": "{"
    }
  })

  test("are left out piece by piece, with one notice; the rest holds", async ({ page }) => {
    await openList(page, "/be/12/utgs")
    const notice = alerts(page).filter({ hasText: "Some settings of this list were skipped" })
    await expect(notice).toHaveCount(1)
    await expect(notice).toContainText("density")
    await expect(notice).toContainText("componentLane.width")
    await expect(notice).toContainText("views[1]")
    await expect(header(page, "Lane")).toHaveCount(0)
    await chooseView(page, "Views")
    await expect(page.getByRole("list", { name: "Saved views" }).getByRole("listitem")).toHaveCount(1)
  })
})
