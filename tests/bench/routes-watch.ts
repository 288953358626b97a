import type { Page } from "@playwright/test"

/** What the page saw since it was last asked. */
export interface Seen {
  /** Milliseconds from an input to the frame that shows its result, of each that took long enough to be told. */
  readonly interactions: ReadonlyArray<number>
  /** Inputs that the browser does not tell of, as they took less. */
  readonly untold: number
  readonly longestTask: number
  readonly shift: number
  /** Milliseconds from the last input until all that came of it stood there, with what the services and files took. */
  readonly still: number
}

declare global {
  interface Window {
    readonly routeWatch: {
      /** Nothing is busy, and nothing has changed for a while. */
      readonly isQuiet: () => boolean
      readonly take: () => Seen
    }
  }
}

/** Milliseconds that the browser's own record of inputs begins at. */
export const leastTold = 16

/** Runs in the page before its own scripts: nothing outside of it is there. */
const install = (durationThreshold: number): void => {
  const quietFor = 400
  const interactions = new Map<number, number>()
  let longestTask = 0
  let shift = 0
  let counted = 0
  let changedAt = performance.now()
  let inputAt = Number.POSITIVE_INFINITY
  const read = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name))
  const events = new PerformanceObserver((list) => list.getEntries().forEach(takeEvent))
  const tasks = new PerformanceObserver((list) => list.getEntries().forEach(takeTask))
  const shifts = new PerformanceObserver((list) => list.getEntries().forEach(takeShift))
  // What one press brings about is one interaction: its slowest event counts.
  const takeEvent = (entry: PerformanceEntry) => {
    const id = read(entry, "interactionId")
    if (id > 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration))
  }
  const takeTask = ({ duration }: PerformanceEntry) => {
    longestTask = Math.max(longestTask, duration)
  }
  const takeShift = (entry: PerformanceEntry) => {
    if (Reflect.get(entry, "hadRecentInput") !== true) shift += read(entry, "value")
  }
  const timing = { type: "event", durationThreshold }
  events.observe(timing)
  tasks.observe({ type: "longtask" })
  shifts.observe({ type: "layout-shift" })
  for (const input of ["pointerdown", "keydown"])
    addEventListener(
      input,
      ({ timeStamp }) => {
        inputAt = timeStamp
      },
      { capture: true }
    )
  new MutationObserver(() => {
    changedAt = performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  Object.defineProperty(window, "routeWatch", {
    value: {
      isQuiet: () =>
        document.querySelector("main") !== null &&
        document.querySelector("[aria-busy=true], .cc-skeleton, .cc-bone") === null &&
        performance.now() - changedAt > quietFor,
      take: (): Seen => {
        events.takeRecords().forEach(takeEvent)
        tasks.takeRecords().forEach(takeTask)
        shifts.takeRecords().forEach(takeShift)
        const inputs = Number(Reflect.get(performance, "interactionCount"))
        const untold = Math.max(0, inputs - counted - interactions.size)
        const still = Math.max(0, changedAt - inputAt)
        const seen = { interactions: [...interactions.values()], untold, longestTask, shift, still }
        counted = inputs
        interactions.clear()
        longestTask = 0
        shift = 0
        inputAt = Number.POSITIVE_INFINITY
        return seen
      }
    }
  })
}

export const installWatch = (page: Page): Promise<void> => page.addInitScript(install, leastTold).then(() => undefined)

/** Until nothing changes any more; what never comes to rest is left after a while, as a list that follows events. */
export const quiet = async (page: Page): Promise<void> => {
  const until = Date.now() + 15_000
  while (Date.now() < until && !(await page.evaluate(() => window.routeWatch.isQuiet()))) await page.waitForTimeout(100)
}
