import type { CDPSession, Page } from "@playwright/test"

/** What a page holds: none of it may grow with the pages that were visited. */
export interface Holdings {
  /** In bytes, after a garbage collection, typed arrays included. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  /** Time-outs and intervals that were set and have neither run nor been cleared. */
  readonly timers: number
  /** Actors that something still reaches, stopped ones included. */
  readonly actors: number
  readonly workers: number
}

/** Counts timers from the first script on; `Window.liveTimers` is read by `holdingsOf`. */
export const watchTimers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const live = new Set<number>()
    Object.assign(globalThis, { liveTimers: live })
    const later = window.setTimeout.bind(window)
    const often = window.setInterval.bind(window)
    const clearLater = window.clearTimeout.bind(window)
    const clearOften = window.clearInterval.bind(window)
    const timed = (run: TimerHandler, delay?: number, ...given: ReadonlyArray<unknown>): number => {
      const id = later(() => {
        live.delete(id)
        if (typeof run === "function") run(...given)
      }, delay)
      live.add(id)
      return id
    }
    const repeated = (run: TimerHandler, delay?: number, ...given: ReadonlyArray<unknown>): number => {
      const id = often(run, delay, ...given)
      live.add(id)
      return id
    }
    const cleared = (clear: (id?: number) => void) => (id?: number) => {
      if (id !== undefined) live.delete(id)
      clear(id)
    }
    Object.assign(window, {
      setTimeout: timed,
      setInterval: repeated,
      clearTimeout: cleared(clearLater),
      clearInterval: cleared(clearOften)
    })
  })
}

/** How many actors of XState the page still reaches, found through the heap itself. */
const actorsOf = async (session: CDPSession): Promise<number> => {
  const { result } = await session.send("Runtime.evaluate", { expression: "Object.prototype" })
  if (result.objectId === undefined) throw new Error("the page has no Object.prototype")
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: result.objectId,
    objectGroup: "holdings"
  })
  if (objects.objectId === undefined) throw new Error("the page's objects could not be read")
  const counted = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    returnByValue: true,
    functionDeclaration:
      "function () { return this.filter((one) => Object.hasOwn(one, '_processingStatus') && Object.hasOwn(one, 'sessionId')).length }"
  })
  await session.send("Runtime.releaseObjectGroup", { objectGroup: "holdings" })
  return Number(counted.result.value)
}

/** What the page holds now, after garbage collections. */
export const holdingsOf = async (page: Page): Promise<Holdings> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable")
  // Finalizers run after a collection, and what they let go of is taken by the next.
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage")
  const actors = await actorsOf(session)
  const { metrics } = await session.send("Performance.getMetrics")
  const { usedSize, backingStorageSize } = await session.send("Runtime.getHeapUsage")
  const timers = await page.evaluate(() => {
    const live: unknown = Reflect.get(globalThis, "liveTimers")
    return live instanceof Set ? live.size : -1
  })
  await session.detach()
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? -1
  return {
    heap: usedSize + backingStorageSize,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    timers,
    actors,
    workers: page.workers().length
  }
}
