import type { Page } from "@playwright/test"
import type { Timing } from "./figures.ts"

declare global {
  interface Window {
    readonly settingsProbe: {
      /** From the event of that name to the frame that shows what the selector finds. */
      readonly expect: (event: string, selector: string) => void
      readonly done: () => Promise<Timing>
    }
  }
}

/** Runs in the page before its own scripts: nothing outside of it is there. */
const install = (): void => {
  const tasks: Array<{ readonly start: number; readonly end: number }> = []
  const take = (entries: PerformanceEntryList) => {
    for (const { startTime, duration } of entries) tasks.push({ start: startTime, end: startTime + duration })
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: "longtask", buffered: true })
  /** A task that a frame's own callback posts runs when the frame is on its way to the screen. */
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
  const there = (selector: string) =>
    new Promise<void>((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error(`nothing shows ${selector}`)), 120_000)
      if (document.querySelector(selector) !== null) {
        clearTimeout(tooLate)
        return resolve()
      }
      const watcher = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return
        watcher.disconnect()
        clearTimeout(tooLate)
        resolve()
      })
      watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
    })
  let last: Promise<Timing> | null = null
  const settled = () => new Promise((resolve) => setTimeout(resolve, 120))
  Object.defineProperty(window, "settingsProbe", {
    value: {
      expect: (event: string, selector: string) => {
        const begun = new Promise<number>((resolve) =>
          window.addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
        )
        const timing = async (): Promise<Timing> => {
          const start = await begun
          await there(selector)
          const end = await painted()
          // What the event still brings about afterwards counts as well.
          await settled()
          take(observer.takeRecords())
          const during = tasks.filter((task) => task.end > start)
          return { elapsed: end - start, longestTask: Math.max(0, ...during.map((task) => task.end - task.start)) }
        }
        last = timing()
      },
      done: () => last ?? Promise.reject(new Error("nothing was expected"))
    }
  })
}

export const installSettingsProbe = (page: Page): Promise<void> => page.addInitScript(install).then(() => undefined)

/** From the event that `act` brings about to the frame that shows its result. */
export const timedSettings = async (
  page: Page,
  event: string,
  selector: string,
  act: () => Promise<unknown>
): Promise<Timing> => {
  await page.evaluate(([name, shown]) => window.settingsProbe.expect(name, shown), [event, selector] as const)
  await act()
  return page.evaluate(() => window.settingsProbe.done())
}
