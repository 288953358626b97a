import type { Page } from "@playwright/test"
import { largestPageSize, sortedColumns } from "../actions.ts"
import type { Run, Timing } from "../figures.ts"
import { heapOf } from "../heap.ts"
import { eachInTurn, type Signs, timed } from "../page-probe.ts"
import { scrolling } from "../scroll.ts"

export const rivalSigns: Signs = {
  rows: { selector: ".ag-row", attribute: "row-id" },
  displaying: ".displaying",
  selected: ".selected",
  whole: ".ag-row"
}

const openList = async (page: Page) => {
  await page.evaluate(() => window.bench.expectRows())
  await page.evaluate(() => window.rival.load("/rows"))
  const first = await page.evaluate(() => window.bench.firstRows())
  const whole = await page.evaluate(() => window.bench.wholeList())
  const answer = await page.evaluate(() => {
    const entry = performance.getEntriesByType("resource").findLast(({ name }) => name.endsWith("/rows"))
    if (!(entry instanceof PerformanceResourceTiming)) throw new Error("The rival asked for no rows.")
    const { requestStart, responseEnd, decodedBodySize } = entry
    return { end: performance.timeOrigin + responseEnd, elapsed: responseEnd - requestStart, bytes: decodedBodySize }
  })
  return {
    answer,
    firstRows: { elapsed: first.paintedAt - answer.end, longestTask: first.longestTask },
    wholeList: { elapsed: whole.paintedAt - answer.end, longestTask: whole.longestTask }
  }
}

const sorting = async (page: Page) => {
  const sortFirst: Array<Timing> = []
  const sortToggled: Array<Timing> = []
  for (const label of sortedColumns) {
    await page.evaluate((name) => window.rival.show(name), label)
    const header = page.locator(".ag-header-cell-label").getByText(label, { exact: true })
    const click = () => timed(page, "click", "rows", () => header.click())
    sortFirst.push(await click())
    sortToggled.push(await click())
  }
  return { sortFirst, sortToggled }
}

const selecting = async (page: Page): Promise<Timing> => {
  // The column with the checkboxes goes out of the page when the table is scrolled.
  await page.evaluate(() => window.rival.show("UTG Id"))
  const all = page.locator(".ag-header-select-all input")
  const timing = await timed(page, "click", "selected", () => all.click())
  await all.click()
  return timing
}

const paging = async (page: Page, rows: number): Promise<ReadonlyArray<Timing>> => {
  const size = largestPageSize(rows)
  if (size === undefined) return []
  await page.evaluate((each) => window.rival.pageSize(each), size)
  const turn = (name: string) =>
    timed(page, "click", "rows", () => page.getByRole("button", { name, exact: true }).click())
  return eachInTurn(["Next page", "Previous page", "Next page"], turn)
}

const searching = async (page: Page, word: string) => {
  await page.getByLabel("Search", { exact: true }).focus()
  const press = (key: string) => timed(page, "input", "displaying", () => page.keyboard.press(key))
  const typed = await eachInTurn(word, (letter) => press(letter))
  return { typed, deleted: await eachInTurn(word, () => press("Backspace")) }
}

/** One visit of the rival's list: the same as the console's, in the same order. */
export const visitRival = async (
  page: Page,
  rows: number,
  { floor, word }: { floor: number; word: string }
): Promise<Run> => {
  const opened = await openList(page)
  const sorted = await sorting(page)
  const selectMatching = await selecting(page)
  const pageChange = await paging(page, rows)
  const scrolls = await scrolling(page, { scroller: ".ag-grid-viewport", row: ".ag-row" })
  const heap = await heapOf(page)
  const searched = await searching(page, word)
  return { rows, floor, ...opened, ...searched, ...sorted, selectMatching, pageChange, scrolls, heap }
}
