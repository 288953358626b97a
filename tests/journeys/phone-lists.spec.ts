import { barriers } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import { documentedLists } from "../support/list-documents.ts"
import { button, checkboxOf, dialog, grid, openList, rows, selection } from "../support/list-page.ts"
import { goWithin, heading } from "../support/parts.ts"
import { spokenLines } from "../support/spoken.ts"

test.use({ person: "dana.whitlock", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test("every list on a phone: nothing is scrolled sideways, and no row is cut", async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto("/be/12/dashboard")
  await expect(heading(page, "Dashboard")).toBeVisible()
  for (const { id, heading: title } of documentedLists) {
    await goWithin(page, `/be/12/${id}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await expect(grid(page)).toHaveAttribute("aria-busy", "false")
    const beyond = await page.evaluate(() => {
      const scroller = document.querySelector(".cc-table-scroll")
      const table = scroller === null ? Number.NaN : scroller.scrollWidth - scroller.clientWidth
      return [document.documentElement.scrollWidth - window.innerWidth, table]
    })
    expect(beyond, id).toEqual([0, 0])
    const right = await rows(page)
      .first()
      .locator("> *")
      .evaluateAll((cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)))
    expect(right, id).toBeLessThanOrEqual(390)
    expect(await barriers(page), id).toEqual([])
  }
})

test("a UTG of a list is two lines; a finger that rests on a row selects it; what can be done is one button away, seldom used tools behind More", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  const cells = rows(page).first().locator("> *")
  const [, , name, state, merchant, version] = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const { top, left } = cell.getBoundingClientRect()
      return { top: Math.round(top), left: Math.round(left), text: cell.textContent }
    })
  )
  expect([name?.top, merchant?.top]).toEqual([state?.top, version?.top])
  expect(merchant?.top ?? 0).toBeGreaterThan(name?.top ?? 0)
  expect([name?.left]).toEqual([merchant?.left])
  expect(state?.text).toMatch(/^(?:Online|Offline|Stopped)$/u)
  expect(version?.text).toMatch(/^\d+\.\d+/u)

  // Boxes and lines leave a screen reader the grid that it is.
  const lines = await spokenLines(page)
  const at = lines.indexOf("grid: UTG List")
  expect(at).toBeGreaterThan(0)
  const row = lines.findIndex((line, index) => index > at && line === `rowheader: ${name?.text}`)
  expect(lines.slice(at, row).map((line) => line.split(":")[0])).toEqual(
    expect.arrayContaining(["row", "columnheader", "gridcell", "checkbox", "button"])
  )
  expect(lines.slice(row, row + 5)).toEqual([
    `rowheader: ${name?.text}`,
    `link: ${name?.text}`,
    `gridcell: ${state?.text}`,
    `gridcell: ${merchant?.text}`,
    `gridcell: ${version?.text}`
  ])

  const toolbar = page.getByRole("toolbar", { name: "List" })
  await expect(toolbar.getByLabel("Page size")).toBeHidden()
  expect((await toolbar.boundingBox())?.height ?? 999).toBeLessThan(90)
  const box = await rows(page).nth(1).getByRole("rowheader").boundingBox()
  if (box === null) throw new Error("there is no row")
  const touch = await page.context().newCDPSession(page)
  const finger = [{ x: box.x + 20, y: box.y + 10 }]
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: finger })
  await expect(selection(page)).toContainText("1 selected")
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  await expect(heading(page, "UTG List")).toBeVisible()
  await expect(selection(page)).toContainText("1 selected")

  await expect(button(selection(page), "Schedule Task")).toBeHidden()
  await button(selection(page), "Actions").tap()
  await expect(button(selection(page), "Schedule Task")).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(button(selection(page), "Schedule Task")).toBeHidden()
  await button(selection(page), "Actions").tap()
  await button(selection(page), "Schedule Task").tap()
  await expect(dialog(page, "Schedule Task")).toBeVisible()
  await button(dialog(page, "Schedule Task"), "Cancel").tap()

  await button(toolbar, "More").tap()
  await expect(toolbar.getByLabel("Page size")).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test("a finger selects a row by its box, opens it anywhere else, and orders by a head; what filters a list has its line to itself", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  const first = rows(page).first()
  const name = await first.getByRole("rowheader").innerText()
  await checkboxOf(page, name).tap()
  await expect(selection(page)).toContainText("1 selected")
  await button(first, `Actions for ${name}`).tap()
  await page.getByRole("menuitem", { name: "Schedule Task" }).tap()
  await expect(dialog(page, "Schedule Task")).toBeVisible()
  await button(dialog(page, "Schedule Task"), "Cancel").tap()

  await grid(page).getByRole("button", { name: "UTG Version" }).tap()
  await expect(grid(page).getByRole("columnheader", { name: "UTG Version" })).toHaveAttribute("aria-sort", /ending/u)
  const opened = await rows(page).first().getByRole("rowheader").innerText()
  const box = await rows(page).first().boundingBox()
  if (box === null) throw new Error("there is no row")
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 8)
  await expect(heading(page, opened)).toBeVisible()

  await goWithin(page, "/be/12/utgs?filter=Merchant+contains+a")
  const chips = page.getByRole("list", { name: "Active filters" })
  await expect(chips).toContainText("Merchant contains a")
  const resets = button(page, "Reset filters").filter({ visible: true })
  await expect(resets).toHaveCount(1)
  await resets.tap()
  await expect(chips).toHaveCount(0)
})
