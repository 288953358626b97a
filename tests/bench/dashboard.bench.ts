import { type Browser, type BrowserContext, chromium, type Page, type Request } from "@playwright/test"
import { startSandboxProcess } from "../support/sandbox-process.ts"
import { median } from "./figures.ts"
import { ownTimes, stepMark, traced } from "./renderer-tasks.ts"

const runs = 3
const targetRatio = 1.5
const targetTask = 50
/** Milliseconds in which a sandbox must have made its rows. */
const patience = 3_600_000
const queries = ["components", "tasks", "devices"] as const

/** Milliseconds: from choosing "By hour" to the frame that shows it. */
const targetHours = 100

interface Seen {
  /** From the first of the queries to the last card. */
  readonly complete: number
  readonly longestTask: number
  /** The same by the page's own time: without what its workers and the services, on the same machine, took from it. */
  readonly ownTask: number
  /** From choosing "By hour" to its bars, and the longest task meanwhile. */
  readonly hours: number
  readonly hoursTask: number
  readonly ownHoursTask: number
  /** Of the slowest query: all asked again as the dashboard asks them, read to the last byte, nothing done with them. */
  readonly slowest: number
}

declare global {
  interface Window {
    readonly complete: Promise<{ readonly at: number; readonly longestTask: number }>
  }
}

const marks = { coming: stepMark("coming"), hours: stepMark("hours") }

/** Runs in the page before its own scripts: tells when the last card of the fleet has its figures. */
const watchCards = (mark: string): void => {
  performance.mark(mark)
  let longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ type: "longtask", buffered: true })
  const isComplete = () =>
    document.querySelector(".cc-numbers[aria-busy=false]") !== null &&
    document.querySelector("main .cc-skeleton, main [aria-busy=true]") === null
  const complete = new Promise<{ at: number; longestTask: number }>((resolve) => {
    let since: number | null = null
    const look = (): void => {
      since = isComplete() ? (since ?? performance.now()) : null
      const at = since
      if (at !== null && performance.now() - at > 500) resolve({ at: performance.timeOrigin + at, longestTask })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  Object.defineProperty(window, "complete", { value: complete })
}

interface Asked {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const listOf = (request: Request) => queries.find((each) => request.url().includes(`/${each}/query`))

/** What the dashboard asks: what a worker sends is told only of requests that are stopped, which would cost it time. */
const askedOf = async (context: BrowserContext, page: Page): Promise<ReadonlyArray<Asked>> => {
  const asked = new Map<string, Asked>()
  await context.route("**/query", async (route) => {
    const request = route.request()
    const { host: _, ...headers } = request.headers()
    asked.set(listOf(request) ?? "", { url: request.url(), headers, body: request.postData() ?? "" })
    await route.abort()
  })
  await page.reload()
  while (asked.size < queries.length) await page.waitForTimeout(100)
  await context.unroute("**/query")
  return [...asked.values()]
}

/** The same query once more: how long its bytes take to be here. */
const bytesOf = (page: Page, { url, headers, body }: Asked): Promise<number> =>
  page.evaluate(
    async (asked) => {
      const started = performance.now()
      const answer = await fetch(asked.url, { method: "POST", headers: asked.headers, body: asked.body })
      if (!answer.ok) throw new Error(`${asked.url}: ${answer.status} ${await answer.text()}`)
      const reader = answer.body?.getReader()
      while (reader !== undefined && !(await reader.read()).done);
      return performance.now() - started
    },
    { url, headers: { ...headers }, body }
  )

/** "By hour", which draws a bar for each of 168 hours. */
const chooseHours = (page: Page): Promise<Pick<Seen, "hours" | "hoursTask">> =>
  page.evaluate(async (mark) => {
    performance.mark(mark)
    let hoursTask = 0
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) hoursTask = Math.max(hoursTask, duration)
    })
    observer.observe({ type: "longtask" })
    const started = performance.now()
    document.querySelector<HTMLInputElement>("input[type=radio][value=hours]")?.click()
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (document.querySelector("input[type=radio][value=hours]:checked") === null) requestAnimationFrame(look)
        else requestAnimationFrame(() => setTimeout(resolve))
      }
      look()
    })
    const hours = performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, 300))
    observer.disconnect()
    return { hours, hoursTask }
  }, marks.hours)

const seenOnce = async (browser: Browser, origin: string): Promise<Seen> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1400 }, baseURL: origin })
  try {
    const page = await context.newPage()
    await page.goto(`/sso/?returnTo=${encodeURIComponent(`${origin}/`)}`)
    await page.getByRole("button", { name: /dana\.whitlock/u }).click()
    await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
    let first = 0
    context.on("request", (request) => {
      if (first === 0 && listOf(request) !== undefined) first = Date.now()
    })
    await page.addInitScript(watchCards, marks.coming)
    await browser.startTracing(page, { categories: traced })
    await page.goto(`${origin}/be/1/dashboard`)
    const { at, longestTask } = await page.evaluate(() => window.complete)
    const chosen = await chooseHours(page)
    const own = ownTimes((await browser.stopTracing()).toString())
    const asked = await askedOf(context, page)
    // A page with nothing on it that may still ask the services.
    await page.goto(`${origin}/config.json`)
    const times = await Promise.all(asked.map((each) => bytesOf(page, each)))
    const [ownTask = Number.NaN, ownHoursTask = Number.NaN] = [own.get("coming"), own.get("hours")]
    return { complete: at - first, longestTask, ownTask, ...chosen, ownHoursTask, slowest: Math.max(...times) }
  } finally {
    await context.close()
  }
}

/** Measures how long the dashboard's figures take of as many UTGs, beside the slowest of its queries alone. */
export const benchDashboard = async (rows: number, executablePath: string, print: (text: string) => void) => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  const sandbox = await startSandboxProcess(
    { SANDBOX_UTGS: String(rows), SANDBOX_FAULTS: "0", NODE_OPTIONS: "--max-old-space-size=12000" },
    ["--no-agents"],
    patience
  )
  try {
    const seen: Array<Seen> = []
    for (let run = 0; run < runs; run += 1) seen.push(await seenOnce(browser, sandbox.origin))
    const of = (value: (each: Seen) => number) => median(seen.map(value))
    const [complete, slowest] = [of((each) => each.complete), of((each) => each.slowest)]
    print(`\nThe dashboard of ${rows.toLocaleString("en-US")} UTGs; medians of ${runs} runs`)
    print(
      `  complete ${complete.toFixed(0)} ms after its first query; the bytes of its slowest query ${slowest.toFixed(0)} ms`
    )
    print(`  ratio ${(complete / slowest).toFixed(2)} (target ${targetRatio})`)
    const task = `longest task ${of((each) => each.ownTask).toFixed(0)} ms of its own`
    print(`  ${task}, ${of((each) => each.longestTask).toFixed(0)} ms by the clock (target ${targetTask})`)
    print(`  By hour in ${of((each) => each.hours).toFixed(0)} ms (target ${targetHours})`)
    const hoursTask = `longest task of that ${of((each) => each.ownHoursTask).toFixed(0)} ms of its own`
    print(`  ${hoursTask}, ${of((each) => each.hoursTask).toFixed(0)} ms by the clock (target ${targetTask})`)
  } finally {
    await sandbox.stop()
    await browser.close()
  }
}
