import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, column, dialog, displaying, grid, openList, rows, searchBox } from "../support/list-page.ts"
import { account, alerts, heading, links } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

const chips = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("listitem")
const names = (page: Page) => column(page, "UTG Nickname")
const query = (page: Page) => new URL(page.url()).search
const scroller = (page: Page) => page.locator(".cc-table-scroll")

test("a link reproduces what someone sees of a list, in a page that knows nothing of it", async ({
  page,
  browser,
  origin,
  token
}) => {
  await openList(page, "/be/1/utgs?debug=false")
  await searchBox(page).pressSequentially("a", { delay: 20 })
  await expect(page).toHaveURL(/\?debug=false&search=a$/u)
  await grid(page)
    .getByRole("columnheader", { name: /^UTG Version/u })
    .getByRole("button")
    .first()
    .click()
  await page.getByRole("combobox", { name: "Page size" }).selectOption("10")
  await button(page, /^Filters/u).click()
  const filters = dialog(page, "Filters")
  await filters.getByRole("list", { name: "Properties" }).getByRole("button", { name: "Merchant" }).click()
  await filters.getByRole("region").getByRole("textbox").fill("o")
  await button(filters, "Apply").click()
  await expect(chips(page)).toHaveText(["Merchant contains o"])
  await button(page, "Page 2").click()
  await expect(page).toHaveURL(/\?debug=false&search=a&sort=utgVersion&page=2&size=10&filter=Merchant\+contains\+o$/u)
  await expect(displaying(page)).toHaveText(/^Displaying 11-20 of/u)
  const shown = { names: await names(page), range: await displaying(page).innerText() }

  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: "accessToken", value: token }] }] }
  })
  const fresh = await context.newPage()
  await fresh.goto(page.url().replace("#", ""))
  await expect(displaying(fresh)).toHaveText(shown.range)
  await expect(searchBox(fresh)).toHaveValue("a")
  await expect(chips(fresh)).toHaveText(["Merchant contains o"])
  await expect(fresh.getByRole("combobox", { name: "Page size" })).toHaveValue("10")
  await expect(grid(fresh).getByRole("columnheader", { name: /^UTG Version/u })).toHaveAttribute(
    "aria-sort",
    "ascending"
  )
  expect(await names(fresh)).toEqual(shown.names)
  await context.close()
})

test("Back from a UTG, and from another list, returns to the exact list; a link in the frame opens it plain", async ({
  page
}) => {
  await openList(page, "/be/1/utgs")
  await searchBox(page).fill("e")
  await page.getByRole("combobox", { name: "Page size" }).selectOption("50")
  await button(page, "Page 2").click()
  await expect(displaying(page)).toHaveText(/^Displaying 51-/u)
  await scroller(page).evaluate((node) => node.scrollTo({ top: 416 }))
  await expect.poll(() => page.evaluate(() => history.state?.usr?.list?.top)).toBe(416)
  const link = grid(page).getByRole("link").nth(12)
  const name = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(/\/be\/\d+\/utgs\/\d+$/u)
  await page.goBack()
  await expect(heading(page, "UTG List")).toBeVisible()
  // How many there are may change meanwhile: agents report.
  await expect(displaying(page)).toHaveText(/^Displaying 51-100 of /u)
  await expect(searchBox(page)).toHaveValue("e")
  // A click may bring its row into view as a whole.
  const top = await page.evaluate(() => history.state?.usr?.list?.top)
  expect(top).toBeGreaterThan(350)
  await expect.poll(() => scroller(page).evaluate((node) => node.scrollTop)).toBe(top)
  await expect(grid(page).getByRole("link", { name, exact: true }).first()).toBeInViewport()

  // Typed and left at once: nothing of it is lost.
  await searchBox(page).fill("es")
  await links(page).filter({ hasText: "Profiles" }).click()
  await expect(heading(page, "Profile List")).toBeVisible()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue("es")
  expect(query(page)).toBe("?search=es&size=50")

  await links(page).filter({ hasText: "UTGs" }).click()
  await expect(searchBox(page)).toHaveValue("")
  expect(query(page)).toBe("")
  await page.goBack()
  await expect(searchBox(page)).toHaveValue("es")
  await page.goForward()
  await expect(searchBox(page)).toHaveValue("")

  await page.goBack()
  await account(page, "Fennimore Merchant Solutions").click()
  await expect(page).toHaveURL(/\/be\/\d+\/utgs$/u)
  await expect(searchBox(page)).toHaveValue("")
})

test.describe("signed out", () => {
  test.use({ person: null })

  test("what is broken of a link is named once, the rest applies; signing in comes back to it", async ({ page }) => {
    await page.goto(
      "/be/14/tasks?filter=Task+Status+is+Failed+and+colour+is+red&sort=nothing&page=0&size=25&debug=false"
    )
    await page.getByRole("link", { name: /login/u }).click()
    await page.getByText("Dana Whitlock").first().click()
    await expect(chips(page)).toHaveText(["Task Status is equal to Failed"])
    await expect(alerts(page)).toContainText(
      "Some parts of the address could not be read and were skipped: sort, page, filter, condition 2."
    )
    await expect(alerts(page)).not.toContainText("red")
    await expect(page.getByRole("combobox", { name: "Page size" })).toHaveValue("25")
    await expect(rows(page).first()).toBeVisible()
    expect(new Set((await column(page, "Task State")).filter((text) => text !== ""))).toEqual(new Set(["Failed"]))
    await button(page, "Remove Task Status is equal to Failed").press("Enter")
    await expect(page).toHaveURL(/\?debug=false&size=25&filter=$/u)
    await expect(button(page, "Filters 0 active")).toBeFocused()
  })
})
