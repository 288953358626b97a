import { defaultPageSize } from "@command-center/domain/rows/paging"
import type { Page, Request } from "@playwright/test"
import { largestPageSize, sortedColumns } from "./actions.ts"
import type { Run, Timing } from "./figures.ts"
import { type Question, questionOf } from "./floor.ts"
import { heapOf } from "./heap.ts"
import { eachInTurn, type Signs, timed } from "./page-probe.ts"
import { scrolling } from "./scroll.ts"

export const consoleSigns: Signs = {
  rows: { selector: ".cc-row input", attribute: null },
  displaying: ".cc-displaying",
  selected: ".cc-selection-count",
  whole: "[role=grid][aria-busy=false]"
}

const isQuery = (request: Request): boolean => request.url().endsWith("/components/query")

/** The worker's own record of the answer: when it was asked for and when its last byte came, on the clock of the day. */
const answerOf = async (page: Page) => {
  const worker = page.workers()[0]
  if (worker === undefined) throw new Error("The list has no worker.")
  return worker.evaluate(() => {
    const entry = performance.getEntriesByType("resource").findLast(({ name }) => name.endsWith("/components/query"))
    if (!(entry instanceof PerformanceResourceTiming)) throw new Error("The worker asked for no rows.")
    const { requestStart, responseEnd, decodedBodySize } = entry
    return { end: performance.timeOrigin + responseEnd, elapsed: responseEnd - requestStart, bytes: decodedBodySize }
  })
}

/** First rows may come before the last byte, which makes their time a negative one. */
const openList = async (page: Page) => {
  const asked = page.waitForRequest(isQuery)
  await page.evaluate(() => window.bench.expectRows())
  await page.getByRole("link", { name: "UTGs", exact: true }).first().click()
  const request = await asked
  const first = await page.evaluate(() => window.bench.firstRows())
  const whole = await page.evaluate(() => window.bench.wholeList())
  const answer = await answerOf(page)
  const firstRows: Timing = { elapsed: first.paintedAt - answer.end, longestTask: first.longestTask }
  const wholeList: Timing = { elapsed: whole.paintedAt - answer.end, longestTask: whole.longestTask }
  return { request, answer, firstRows, wholeList }
}

const searching = async (page: Page, word: string) => {
  await page.getByRole("searchbox", { name: "Search", exact: true }).focus()
  const press = (key: string) => timed(page, "input", "displaying", () => page.keyboard.press(key))
  const typed = await eachInTurn(word, (letter) => press(letter))
  return { typed, deleted: await eachInTurn(word, () => press("Backspace")) }
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const sorting = async (page: Page) => {
  // A column that is out of view is scrolled to before, as the rival's is: what is measured is the sort.
  const click = async (name: string) => {
    const title = page.locator(".cc-sort").getByText(name, { exact: true })
    await title.scrollIntoViewIfNeeded()
    await page.evaluate(twoFrames)
    return timed(page, "click", "rows", () => title.click())
  }
  const sortFirst: Array<Timing> = []
  const sortToggled: Array<Timing> = []
  for (const column of sortedColumns) {
    sortFirst.push(await click(column))
    sortToggled.push(await click(column))
  }
  return { sortFirst, sortToggled }
}

const selecting = async (page: Page): Promise<Timing> => {
  await page.getByRole("checkbox", { name: "Select all", exact: true }).click()
  const all = page.getByRole("button", { name: /^Select all [\d,]+$/u })
  const timing = await timed(page, "click", "selected", () => all.click())
  await page.getByRole("button", { name: "Clear", exact: true }).click()
  return timing
}

const paging = async (page: Page, rows: number): Promise<ReadonlyArray<Timing>> => {
  const size = largestPageSize(rows)
  if (size === undefined) return []
  await page.getByLabel("Page size").selectOption(String(size))
  await page.getByRole("button", { name: `Page ${Math.ceil(rows / size)}`, exact: true }).waitFor()
  const turn = (name: string) =>
    timed(page, "click", "rows", () => page.getByRole("button", { name, exact: true }).click())
  return eachInTurn(["Next page", "Previous page", "Next page"], turn)
}

/** What is measured once the question is known that the list asked. */
interface Asked {
  readonly floor: number
  readonly word: string
}

/** One visit of the UTG list: opened from the dashboard, used, measured. */
export const visit = async (page: Page, rows: number, ask: (question: Question) => Promise<Asked>): Promise<Run> => {
  const { request, ...opened } = await openList(page)
  const sorted = await sorting(page)
  const selectMatching = await selecting(page)
  const pageChange = await paging(page, rows)
  const scrolls = await scrolling(page, { scroller: ".cc-table-scroll", row: ".cc-row" })
  await page.getByLabel("Page size").selectOption(String(defaultPageSize))
  const heap = await heapOf(page)
  const { floor, word } = await ask(await questionOf(request))
  const searched = await searching(page, word)
  return { rows, floor, ...opened, ...searched, ...sorted, selectMatching, pageChange, scrolls, heap }
}
