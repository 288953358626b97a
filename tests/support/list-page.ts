import { expect, type Locator, type Page } from "@playwright/test"

/** A list screen as someone sees it: toolbar, grid, what is selected, pages, and the one dialog that is open. */
export const grid = (page: Page): Locator => page.getByRole("grid")
export const rows = (page: Page): Locator => grid(page).locator("tbody").getByRole("row")
export const searchBox = (page: Page): Locator => page.getByRole("searchbox", { name: "Search", exact: true })
export const selection = (page: Page): Locator => page.getByRole("region", { name: "Selection" })
export const dialog = (page: Page, title: string): Locator =>
  page.getByRole("dialog", { name: title }).or(page.getByRole("alertdialog", { name: title }))
export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
export const displaying = (page: Page): Locator => page.getByText(/^Displaying [\d,]+-[\d,]+ of [\d,]+$/u)
export const checkboxOf = (page: Page, name: string): Locator =>
  grid(page)
    .getByRole("checkbox", { name: `Select ${name}`, exact: true })
    .first()

/** Opens a list and waits for its rows. */
export const openList = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(rows(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(grid(page)).toHaveAttribute("aria-busy", "false")
}

export const headers = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await grid(page).getByRole("columnheader").allInnerTexts()).map((text) => text.trim())

/** Where a column stands, counted with select and Action. */
const columnAt = async (page: Page, label: string): Promise<number> => {
  const at = (await headers(page)).indexOf(label)
  if (at < 0) throw new Error(`there is no column ${label}`)
  return at
}

/** Scrolls to a column, for those out of view are not in the page, and tells its place as the cells have it. */
const showColumn = async (page: Page, label: string): Promise<number> => {
  const at = await columnAt(page, label)
  await grid(page)
    .getByRole("columnheader")
    .nth(at)
    .evaluate(async (header) => {
      const scroller = header.closest(".cc-table-scroll")
      const top = scroller?.scrollTop ?? 0
      header.scrollIntoView({ block: "nearest", inline: "nearest" })
      // A head that sticks would be scrolled from under itself.
      scroller?.scrollTo({ top })
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  return at + 1
}

/** What stands under a label in the rows in view, from the top. */
export const column = async (page: Page, label: string): Promise<ReadonlyArray<string>> => {
  const place = await showColumn(page, label)
  return rows(page).evaluateAll(
    (all, index) =>
      all.map((row) => row.querySelector<HTMLElement>(`[aria-colindex="${index}"]`)?.innerText.trim() ?? ""),
    place
  )
}

/** The row whose checkbox has a name. */
export const rowOf = (page: Page, name: string): Locator =>
  rows(page)
    .filter({ has: page.getByRole("checkbox", { name: `Select ${name}`, exact: true }) })
    .first()

export const cell = async (page: Page, row: Locator, label: string): Promise<Locator> =>
  row.locator(`[aria-colindex="${await showColumn(page, label)}"]`)

/** Chooses an entry of the menu behind a row's gear. */
export const chooseAction = async (page: Page, name: string, action: string): Promise<void> => {
  await button(grid(page), `Actions for ${name}`).first().click()
  await page.getByRole("menuitem", { name: action, exact: true }).click()
}

/** The menu of how a list is shown, named by the view in force. */
export const viewMenu = (page: Page): Locator =>
  page.getByRole("toolbar", { name: "List" }).getByRole("button", { name: /^View\b/u })

/** Chooses an entry of that menu. */
export const chooseView = async (page: Page, entry: string): Promise<void> => {
  await viewMenu(page).click()
  await page.getByRole("menuitem", { name: entry, exact: true }).click()
}

/** The bodies of the calls to a path from now on, as the browser sends them. */
export const bodiesOf = async (page: Page, pathEnd: string): Promise<ReadonlyArray<unknown>> => {
  const bodies: Array<unknown> = []
  await page.route(
    ({ pathname }) => pathname.endsWith(pathEnd),
    async (route) => {
      const sent: unknown = JSON.parse(route.request().postData() ?? "null")
      bodies.push(sent)
      await route.continue()
    }
  )
  return bodies
}

/** Presses a key until something has the focus. */
export const keyTo = async (page: Page, target: Locator, key = "Tab", most = 60): Promise<void> => {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${most} times ${key} did not reach ${target.toString()}`)
}
