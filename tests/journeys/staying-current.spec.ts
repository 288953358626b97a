import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import {
  button,
  chooseView,
  dialog,
  displaying,
  grid,
  openList,
  rowOf,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { removeUtg, setMerchant } from "../support/service-changes.ts"
import { serviceRows, type WireRow } from "../support/service-rows.ts"

const list = "/be/1/utgs"
const names = (page: Page) =>
  rows(page)
    .getByRole("checkbox")
    .evaluateAll((boxes) => boxes.map((box) => [box.getAttribute("aria-label"), box.matches(":checked")]))

/** Everything that must not move. */
const state = async (page: Page) => ({
  page: await button(page.getByRole("navigation", { name: "Pages" }), "Page 3").getAttribute("aria-current"),
  displaying: await displaying(page).innerText(),
  selected: await selection(page).locator("strong").innerText(),
  rows: await names(page),
  search: await searchBox(page).inputValue(),
  scroll: await page.locator(".cc-table-scroll").evaluate((node) => [node.scrollLeft, node.scrollTop]),
  menu: await page.getByRole("menu").count(),
  focus: await page.evaluate(() => document.activeElement?.textContent)
})

const merchantOf = (page: Page, name: string) => rowOf(page, name).locator('[aria-colindex="3"]')

test.use({ person: "dana.whitlock", kept: { pagesize: "25" } })

test("five refreshes with page 3 open, 20 rows selected and a menu open: nothing moves, what changed is said", async ({
  page,
  origin,
  token
}) => {
  const caller = { origin, token }
  const utgs = await serviceRows("components", { ...caller, beId: 1 })
  const utgOf = (name: string): WireRow => utgs.find((utg) => utg["componentNickname"] === name) ?? {}
  await page.clock.install()
  await openList(page, list)
  await page.getByRole("combobox", { name: "Refresh" }).selectOption("10 s")
  await button(page, "Page 3").click()
  await expect(displaying(page)).toContainText("51-75")
  await rows(page).first().getByRole("checkbox").check()
  const last = rows(page).nth(19).getByRole("checkbox")
  await last.click({ modifiers: ["Shift"] })
  await expect(selection(page)).toContainText("20 selected")
  // The click may have scrolled the first of them out of the page.
  await page.locator(".cc-table-scroll").evaluate((node) => node.scrollTo(0, 0))
  await expect.poll(async () => (await names(page)).filter(([, isChecked]) => isChecked).length).toBe(20)
  await page.locator(".cc-table-scroll").evaluate((node) => node.scrollTo(0, 120))
  const shown = (await names(page)).map(([label]) => String(label).replace("Select ", ""))
  const menuOf = shown[6] ?? ""
  await button(grid(page), `Actions for ${menuOf}`).first().click()
  await expect(page.getByRole("menuitem").first()).toBeVisible()
  await page.keyboard.press("ArrowDown")

  const before = await state(page)
  expect([before.page, before.menu, before.rows.filter(([, isChecked]) => isChecked).length]).toEqual(["page", 1, 20])
  for (const time of [1, 2, 3, 4, 5]) {
    const changed = [shown[7] ?? "", shown[8] ?? ""]
    for (const name of changed) await setMerchant(caller, utgOf(name), `Merchant ${time}`)
    const read = page.waitForResponse((answer) => answer.url().endsWith("/components/query"))
    await page.clock.fastForward(10_000)
    await read
    for (const name of changed) await expect(merchantOf(page, name)).toHaveText(`Merchant ${time}`)
    expect(await state(page)).toEqual(before)
    await expect(page.getByText(/^\d+ rows changed$/u)).toBeAttached()
  }

  const gone = shown[3] ?? ""
  await removeUtg(caller, utgOf(gone))
  await page.clock.fastForward(10_000)
  await expect(selection(page)).toContainText("19 selected")
  const after = await state(page)
  expect(after.rows.slice(0, 23)).toEqual(before.rows.filter(([label]) => label !== `Select ${gone}`).slice(0, 23))
  expect([after.scroll, after.menu, after.focus]).toEqual([before.scroll, before.menu, before.focus])
  await page.keyboard.press("Escape")
  await expect(page.getByRole("menu")).toHaveCount(0)
  await expect(button(grid(page), `Actions for ${menuOf}`).first()).toBeFocused()
})

test("rows that cannot be read again stay, with their age, the reason and Retry; the choice is kept per list", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/components\/query/u)
  await openList(page, list)
  const choice = page.getByRole("combobox", { name: "Refresh" })
  await expect(choice).toHaveValue("30000")
  await choice.selectOption("Off")
  await searchBox(page).fill("pos")
  await expect(page.getByText(/^Updated \d\d:\d\d:\d\d$/u)).toBeVisible()
  // The notice takes its line from the table, so that fewer rows are in view.
  const seen = async () => (await names(page)).slice(0, 15)
  const before = await seen()
  for (const kind of ["truncate", "html", "shape", "breakOff"] as const) {
    await faults.add({ path: "/components/query", kind })
    await button(page, "Refresh now").click()
    await expect(page.getByText(/^Showing rows from \d\d:\d\d:\d\d – Unable to load data/u)).toBeVisible()
    expect([await seen(), await searchBox(page).inputValue()]).toEqual([before, "pos"])
    await faults.clear()
    await button(page, "Retry").click()
    await expect(page.getByText(/^Updated \d\d:\d\d:\d\d$/u)).toBeVisible()
  }
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(choice).toHaveValue("")
  expect(await page.evaluate(() => localStorage.getItem("listrefresh"))).toBe('{"utgs":null}')
})

test("? lists the keys, not while somebody types; Ctrl+A takes what matches", async ({ page }) => {
  await openList(page, list)
  await searchBox(page).pressSequentially("?")
  await expect(dialog(page, "Keyboard shortcuts")).toHaveCount(0)
  await searchBox(page).fill("pos")
  await expect(displaying(page)).toHaveText(/^Displaying 1-25 of/u)
  await rows(page).first().getByRole("checkbox").focus()
  await page.keyboard.press("?")
  await expect(dialog(page, "Keyboard shortcuts")).toContainText("Select all rows that match")
  await page.keyboard.press("Escape")
  await expect(dialog(page, "Keyboard shortcuts")).toHaveCount(0)
  await expect(rows(page).first().getByRole("checkbox")).toBeFocused()
  await page.keyboard.press("Control+a")
  const [, total] = / of (\d+)$/u.exec(await displaying(page).innerText()) ?? []
  await expect(selection(page)).toContainText(`${Number(total).toLocaleString("en-US")} selected`)
  await chooseView(page, "Keyboard shortcuts")
  await expect(dialog(page, "Keyboard shortcuts")).toBeVisible()
})
