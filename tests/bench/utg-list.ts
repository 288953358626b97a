import { encodeFilter } from "@command-center/domain/filter/predicate"
import { defaultPageSize, pageSizes } from "@command-center/domain/rows/paging"
import type { Page, Request } from "@playwright/test"
import type { Run, Timing } from "./figures.ts"
import { heapOf } from "./heap.ts"
import { timed } from "./page-probe.ts"

/** Columns of many different texts, of few, of versions and of dates. */
const sortedColumns = ["Machine DNS Name", "UTG Status", "UTG Version", "Last Known Communication"]

const wordLength = 7

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

const unwanted = /^(?::|sec-|host$|origin$|referer$|user-agent$|content-length$|connection$|accept-encoding$)/u

/** The same question from the page itself: how long its answer takes to read, and a word that finds ever fewer rows. */
const readFloor = async (page: Page, request: Request) => {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !unwanted.test(name))
  return page.evaluate(
    async ({ address, headers, body, length }) => {
      const received = await (await fetch(address, { method: "POST", headers, body })).blob()
      const started = performance.now()
      const answer: Record<string, ReadonlyArray<object>> = JSON.parse(await new Response(received).text())
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const floor = performance.now() - started

      const rows = Object.values(answer).find(Array.isArray)
      if (rows === undefined) throw new Error(`The answer holds no rows: ${JSON.stringify(answer).slice(0, 200)}`)
      let texts = rows.map((row) =>
        Object.values(row)
          .filter((value) => typeof value === "string")
          .join("\n")
          .toLowerCase()
      )
      let word = ""
      while (word.length < length) {
        const counts = new Map<string, number>()
        for (const text of texts) {
          const nexts = new Set<string>()
          for (let at = text.indexOf(word); at >= 0 && at < text.length; at = text.indexOf(word, at + 1))
            nexts.add(text.charAt(at + word.length))
          for (const next of nexts) counts.set(next, (counts.get(next) ?? 0) + 1)
        }
        const fewer = [...counts].filter(([next, count]) => /[a-z]/u.test(next) && count < texts.length)
        const [letter] = fewer.toSorted(([, a], [, b]) => b - a)[0] ?? []
        if (letter === undefined) break
        word += letter
        texts = texts.filter((text) => text.includes(word))
      }
      return { floor, word }
    },
    { address: request.url(), headers, body: encodeFilter([]), length: wordLength }
  )
}

const eachInTurn = async <A>(items: Iterable<A>, act: (item: A) => Promise<Timing>): Promise<ReadonlyArray<Timing>> => {
  const timings: Array<Timing> = []
  for (const item of items) timings.push(await act(item))
  return timings
}

const searching = async (page: Page, word: string) => {
  await page.getByRole("searchbox", { name: "Search", exact: true }).focus()
  const press = (key: string) => timed(page, "input", "displaying", () => page.keyboard.press(key))
  const typed = await eachInTurn(word, (letter) => press(letter))
  return { typed, deleted: await eachInTurn(word, () => press("Backspace")) }
}

const sorting = async (page: Page) => {
  const click = (name: string) =>
    timed(page, "click", "rows", () =>
      page.getByRole("columnheader", { name, exact: true }).getByRole("button").click()
    )
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

/** At the largest page size that leaves more than one page. */
const paging = async (page: Page, rows: number): Promise<ReadonlyArray<Timing>> => {
  const size = pageSizes.toReversed().find((each) => each < rows)
  if (size === undefined) return []
  await page.getByLabel("Page size").selectOption(String(size))
  await page.getByRole("button", { name: `Page ${Math.ceil(rows / size)}`, exact: true }).waitFor()
  const turn = (name: string) =>
    timed(page, "click", "rows", () => page.getByRole("button", { name, exact: true }).click())
  const timings = await eachInTurn(["Next page", "Previous page", "Next page"], turn)
  await page.getByLabel("Page size").selectOption(String(defaultPageSize))
  return timings
}

/** One visit of the UTG list: opened from the dashboard, used, measured. */
export const visit = async (page: Page, rows: number): Promise<Run> => {
  const { request, answer, firstRows, wholeList } = await openList(page)
  const sorted = await sorting(page)
  const selectMatching = await selecting(page)
  const pageChange = await paging(page, rows)
  const heapUsed = await heapOf(page)
  const { floor, word } = await readFloor(page, request)
  const searched = await searching(page, word)
  return {
    rows,
    answer,
    floor,
    firstRows,
    wholeList,
    ...searched,
    ...sorted,
    selectMatching,
    pageChange,
    heap: heapUsed
  }
}
