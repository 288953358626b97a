import type { Page, Route } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { hostileRows, hostileTexts } from "../support/hostile-rows.ts"
import {
  button,
  cell,
  chooseAction,
  column,
  displaying,
  grid,
  openList,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { alerts, toasts } from "../support/parts.ts"

test.use({ person: "dana.whitlock" })

const list = "/be/12/utgs"
const count = 10_000

/** Services written by others: what the list's call is answered with from now on. */
const answerWith = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(({ pathname }) => pathname.endsWith("/businessentities/12/components/query"), answer)

/** How long the page's thread stood still since the last time it was asked, at the worst; milliseconds. */
const longestStop = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((found) =>
          resolve(Math.max(0, ...found.getEntries().map(({ duration }) => duration)))
        )
        observer.observe({ type: "longtask", buffered: true })
        setTimeout(() => {
          observer.disconnect()
          resolve(0)
        }, 200)
      })
  )

test("10,000 hostile rows are shown as text, searched, sorted and selected; those that cannot be read are counted and named", async ({
  page,
  context
}) => {
  await context.grantPermissions(["clipboard-write"])
  const hostile = hostileRows(count, { componentNickname: "Plain", utgVersion: "5.0.0.3124", businessEntityId: 12 })
  const body = JSON.stringify({ serviceView: hostile.rows })
  await answerWith(page, (route) => route.fulfill({ contentType: "application/json", body }))
  await openList(page, list)
  await expect(displaying(page)).toHaveText(`Displaying 1-250 of ${hostile.readable}`)
  await expect(alerts(page)).toContainText("Some rows could not be read")
  await expect(alerts(page)).toContainText(`${hostile.unreadable} rows could not be read and are not shown: `)
  for (const reason of hostile.reasons) await expect(alerts(page)).toContainText(reason)

  for (const [text, shown] of hostileTexts) {
    await searchBox(page).fill(text)
    await expect(displaying(page)).toHaveText(/^Displaying 1-250 of 6\d\d$/u)
    const merchant = await cell(page, rows(page).first(), "Merchant")
    await expect.poll(() => merchant.evaluate((node) => node.textContent)).toBe(shown)
  }
  await expect(grid(page).locator("img, script, b")).toHaveCount(0)

  await searchBox(page).fill("long long")
  await expect(displaying(page)).toHaveText(/^Displaying 1-250 of 6\d\d$/u)
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights.slice(0, 5))).toBeLessThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await searchBox(page).fill("Plain")
  await expect(rows(page)).toHaveCount(1)
  await chooseAction(page, "Plain", "Copy Row as JSON")
  await expect(toasts(page)).toContainText(["The data for Plain has been copied to your clipboard."])
  await searchBox(page).fill("")
  for (const label of ["UTG Version", "Merchant", "UTG Status", "Last Known Communication"]) {
    const header = grid(page).getByRole("columnheader", { name: label, exact: true })
    await button(header, label).click()
    await expect(header).toHaveAttribute("aria-sort", "ascending")
    await button(header, label).click()
    await expect(header).toHaveAttribute("aria-sort", "descending")
  }
  await button(grid(page).getByRole("columnheader", { name: "UTG Version", exact: true }), "UTG Version").click()
  await expect(displaying(page)).toHaveText(`Displaying 1-250 of ${hostile.readable}`)
  await page.getByLabel("Page size").selectOption("1000")
  await grid(page).getByRole("checkbox", { name: "Select all", exact: true }).click()
  await button(selection(page), /^Select all/u).click()
  await expect(selection(page)).toContainText(`${hostile.readable.toLocaleString("en-US")} selected`)
  await button(selection(page), "Clear").click()
  expect(await longestStop(page)).toBeLessThan(1_000)
})

const broken: ReadonlyArray<readonly [name: string, body: string, reason: RegExp]> = [
  ["cut off", '{"serviceView":[{"componentId":1},{"compo', /could not be read/u],
  ["not JSON", "Service temporarily out of order", /could not be read/u],
  ["of another shape", '{"serviceView":7}', /serviceView must be a list/u],
  ["empty", "", /could not be read/u],
  ["HTML", "<!doctype html><title>Proxy</title>", /could not be read/u]
]

test("an answer that cannot be read says why, with Retry; on a refresh the last good rows stay with their age", async ({
  page
}) => {
  let answer: string | null = null
  await answerWith(page, (route) =>
    answer === null ? route.continue() : route.fulfill({ contentType: "application/json", body: answer })
  )
  for (const [name, body, reason] of broken) {
    answer = body
    await page.goto(list)
    const told = grid(page).getByRole("alert")
    await expect(told, name).toContainText("Unable to load data due to the following error - ")
    await expect(told, name).toContainText(reason)
    await expect(grid(page)).not.toContainText("No UTGs found")
  }
  answer = null
  await page.clock.install()
  await button(grid(page), "Retry").click()
  await expect(displaying(page)).toBeVisible()
  const nicknames = async () => (await column(page, "UTG Nickname")).slice(0, 15)
  const before = await nicknames()

  answer = broken[0]?.[1] ?? ""
  await page.clock.fastForward(61_000)
  const stale = page.getByText(/^Showing rows from \d/u)
  await expect(stale).toBeVisible()
  for (const [name, body, reason] of broken) {
    answer = body
    await button(stale, "Retry").click()
    await expect(stale, name).toContainText(reason)
    expect(await nicknames(), name).toEqual(before)
  }
  answer = null
  await button(stale, "Retry").click()
  await expect(stale).toHaveCount(0)
})
