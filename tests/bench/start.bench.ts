import { type Browser, chromium } from "@playwright/test"
import { startSandboxProcess } from "../support/sandbox-process.ts"
import { type DelayedServer, startDelayed } from "./delayed-server.ts"
import { median } from "./figures.ts"

const rows = 1_000
const runs = 5
/** Milliseconds that each request takes longer. */
const delays = [0, 50, 150]

/** Milliseconds from the address to a first paint and to the first rows; the sum of what moved in between. */
interface Shown {
  readonly paint: number
  readonly rows: number
  readonly shift: number
  readonly longestTask: number
}

interface Start extends Shown {
  readonly requests: number
  readonly scripts: number
  readonly kilobytes: number
}

declare global {
  interface Window {
    readonly start: Promise<Shown>
  }
}

/** Runs in the page before its own scripts. */
const watchStart = (): void => {
  let shift = 0
  let longestTask = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) shift += Number(entry.value)
  }).observe({ type: "layout-shift", buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ type: "longtask", buffered: true })
  const start = new Promise<Shown>((resolve) => {
    const look = (): void => {
      if (document.querySelector(".cc-row input") === null) {
        requestAnimationFrame(look)
        return
      }
      const shownAt = performance.now()
      setTimeout(() => {
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN
        resolve({ paint, rows: shownAt, shift, longestTask })
      })
    }
    requestAnimationFrame(look)
  })
  Object.defineProperty(window, "start", { value: start })
}

const signIn = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto(`/sso/?returnTo=${encodeURIComponent(`${origin}/`)}`)
  await page.getByRole("button", { name: /dana\.whitlock/u }).click()
  await page.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
  const kept = await context.storageState()
  await context.close()
  return kept
}

/** A browser that has nothing of the console but a token. */
const startOnce = async (browser: Browser, server: DelayedServer): Promise<Start> => {
  const storageState = await signIn(browser, server.origin)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchStart)
    server.taken()
    await page.goto(`${server.origin}/be/1/utgs`)
    const shown = await page.evaluate(() => window.start)
    const asked = server.taken()
    const scripts = asked.filter(({ path }) => path.endsWith(".js"))
    const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    return { ...shown, requests: asked.length, scripts: scripts.length, kilobytes }
  } finally {
    await context.close()
  }
}

const cells = (row: ReadonlyArray<string>): string =>
  row.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(13))).join("")

const whole = (value: number): string => String(Math.round(value))

const lineOf = (delay: number, starts: ReadonlyArray<Start>): string => {
  const of = (value: (start: Start) => number) => median(starts.map(value))
  return cells([
    `${delay} ms a request`,
    whole(of(({ paint }) => paint)),
    whole(of((start) => start.rows)),
    whole(of(({ requests }) => requests)),
    whole(of(({ scripts }) => scripts)),
    whole(of(({ kilobytes }) => kilobytes)),
    of(({ shift }) => shift).toFixed(3),
    whole(of(({ longestTask }) => longestTask))
  ])
}

/** Measures how long the UTG list takes from its address, with a token and nothing else in the browser. */
export const benchStart = async (executablePath: string, print: (text: string) => void): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  const sandbox = await startSandboxProcess({ SANDBOX_UTGS: String(rows), SANDBOX_FAULTS: "0" }, ["--no-agents"])
  const servers = await Promise.all(delays.map((delay) => startDelayed(sandbox.origin, delay)))
  try {
    const starts = new Map<number, ReadonlyArray<Start>>()
    for (let run = 0; run < runs; run += 1) {
      for (const [at, server] of servers.entries()) {
        const delay = delays[at] ?? 0
        starts.set(delay, [...(starts.get(delay) ?? []), await startOnce(browser, server)])
      }
    }
    print(`\nFrom the address of the UTG list, ${rows} rows, nothing kept but a token; medians of ${runs} runs`)
    print(cells(["", "first paint", "first rows", "requests", "scripts", "kB of them", "layout shift", "longest task"]))
    for (const [delay, measured] of starts) print(lineOf(delay, measured))
    const first = (delay: number) => median((starts.get(delay) ?? []).map((start) => start.rows))
    print(`round trips one after the other: ${((first(150) - first(0)) / 150).toFixed(1)}`)
  } finally {
    for (const server of servers) server.stop()
    await sandbox.stop()
    await browser.close()
  }
}
