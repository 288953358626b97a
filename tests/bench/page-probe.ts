import type { Page } from "@playwright/test"
import type { Timing } from "./figures.ts"

/** What has to change on the page for an action to count as done. */
export type Sign = "rows" | "displaying" | "selected"

/** Where a page shows them. */
export interface Signs {
  /** Rows and what tells them apart: an attribute, or the value of what was found. */
  readonly rows: { readonly selector: string; readonly attribute: string | null }
  readonly displaying: string
  readonly selected: string
  /** Is there when all rows are. */
  readonly whole: string
}

interface Probe {
  readonly expect: (event: string, sign: Sign) => void
  readonly done: () => Promise<Timing>
  readonly expectRows: () => void
  readonly firstRows: () => Promise<Painted>
  readonly wholeList: () => Promise<Painted>
}

interface Painted {
  /** On the clock of the day. */
  readonly paintedAt: number
  readonly longestTask: number
}

declare global {
  interface Window {
    readonly bench: Probe
  }
}

/** Runs in the page before its own scripts: nothing outside of it is there. */
const install = (where: Signs): void => {
  const patience = 300_000
  const tasks: Array<{ readonly start: number; readonly end: number }> = []
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  const take = (entries: PerformanceEntryList) => {
    for (const { startTime, duration } of entries) tasks.push({ start: startTime, end: startTime + duration })
  }
  observer.observe({ type: "longtask", buffered: true })

  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ""
  const signs: Record<Sign, () => string> = {
    rows: () =>
      Array.from(document.querySelectorAll(where.rows.selector), (row) =>
        where.rows.attribute === null && row instanceof HTMLInputElement
          ? row.value
          : row.getAttribute(where.rows.attribute ?? "")
      )
        .slice(0, 20)
        .join(),
    displaying: () => textOf(where.displaying),
    selected: () => textOf(where.selected)
  }

  /** A task that a frame's own callback posts runs when the frame is on its way to the screen. */
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })

  const changed = (what: string, isThere: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const watcher = new MutationObserver(() => {
        if (!isThere()) return
        clearTimeout(tooLate)
        watcher.disconnect()
        resolve()
      })
      const tooLate = setTimeout(() => reject(new Error(`nothing changed: ${what}`)), patience)
      watcher.observe(document.documentElement, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true
      })
    })

  const longestTask = async (from: number, to: number): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, 60))
    take(observer.takeRecords())
    return Math.max(
      0,
      ...tasks.filter(({ start, end }) => end > from && start < to).map(({ start, end }) => end - start)
    )
  }

  let last: Promise<Timing> | undefined
  let first: Promise<Painted> | undefined
  let whole: Promise<Painted> | undefined
  const isWhole = () => document.querySelector(where.whole) !== null
  const probe: Probe = {
    expect: (event, sign) => {
      const before = signs[sign]()
      const begun = new Promise<number>((resolve) =>
        window.addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
      )
      const timing = async (): Promise<Timing> => {
        await changed(`${sign} after ${event}, still ${before}`, () => signs[sign]() !== before)
        const end = await painted()
        const start = await begun
        return { elapsed: end - start, longestTask: await longestTask(start, end) }
      }
      last = timing()
    },
    done: () => last ?? Promise.reject(new Error("nothing was expected")),
    expectRows: () => {
      const from = performance.now()
      const shown = async (what: string, isThere: () => boolean): Promise<Painted> => {
        await changed(what, isThere)
        const end = await painted()
        return { paintedAt: performance.timeOrigin + end, longestTask: await longestTask(from, end) }
      }
      first = shown("no rows", () => signs.rows() !== "")
      whole = shown("not all rows", () => signs.rows() !== "" && isWhole())
    },
    firstRows: () => first ?? Promise.reject(new Error("no rows were expected")),
    wholeList: () => whole ?? Promise.reject(new Error("no rows were expected"))
  }
  Object.defineProperty(window, "bench", { value: probe })
}

export const installProbe = (page: Page, signs: Signs): Promise<void> =>
  page.addInitScript(install, signs).then(() => undefined)

export const eachInTurn = async <A>(
  items: Iterable<A>,
  act: (item: A) => Promise<Timing>
): Promise<ReadonlyArray<Timing>> => {
  const timings: Array<Timing> = []
  for (const item of items) timings.push(await act(item))
  return timings
}

/** From the event that `act` brings about to the frame that shows its result. */
export const timed = async (page: Page, event: string, sign: Sign, act: () => Promise<unknown>): Promise<Timing> => {
  await page.evaluate(([name, expected]) => window.bench.expect(name, expected), [event, sign] as const)
  await act()
  return page.evaluate(() => window.bench.done())
}
