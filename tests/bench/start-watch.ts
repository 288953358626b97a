/** Milliseconds from the address to a first paint and to the frame that has the first rows; what moved in between. */
export interface Shown {
  readonly paint: number
  readonly rows: number
  readonly shift: number
  readonly longestTask: number
}

declare global {
  interface Window {
    readonly start: Promise<Shown>
  }
}

/** Runs in the page before its own scripts: nothing outside of it is there. The rival's page has its rows asked for. */
export const watchStart = (rows: string): void => {
  let shift = 0
  let longestTask = 0
  let isAsked = false
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) shift += Number(entry.value)
  }).observe({ type: "layout-shift", buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ type: "longtask", buffered: true })
  const start = new Promise<Shown>((resolve) => {
    const tell = (): void => {
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN
      resolve({ paint, rows: performance.now(), shift, longestTask })
    }
    const look = (): void => {
      if (!isAsked && "rival" in window) {
        isAsked = true
        void window.rival.load("/rows")
      }
      // A frame begins with what was there before it: the one after that has been painted with the rows.
      if (document.querySelector(rows) === null) requestAnimationFrame(look)
      else requestAnimationFrame(() => setTimeout(tell))
    }
    requestAnimationFrame(look)
  })
  Object.defineProperty(window, "start", { value: start })
}
