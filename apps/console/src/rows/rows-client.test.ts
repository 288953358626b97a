import { beforeEach, describe, expect, it, vi } from "vitest"
import type { OpenRows, RowsAnswer } from "./rows-protocol.ts"

const open: OpenRows = { list: "profiles", base: "http://127.0.0.1/", accountNames: [] }
const load = { businessEntityId: 7, predicates: [] }
const nobody = { config: null, token: null }

/** A worker whose script the browser has not loaded yet. */
class LoadingWorker extends EventTarget {
  static last: EventTarget = new EventTarget()
  constructor() {
    super()
    LoadingWorker.last = this
  }
  postMessage(): void {
    return undefined
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal("Worker", LoadingWorker)
})

const opened = async (isEarly: boolean) => {
  const { askEarly, openRows } = await import("./rows-client.ts")
  const early = isEarly ? askEarly(open, load, nobody) : null
  return {
    lose: () => LoadingWorker.last.dispatchEvent(new Event("error")),
    openRows: () =>
      openRows<object>(
        open,
        () => 0,
        () => nobody,
        early
      )
  }
}
const isTold = async (): Promise<boolean> => (await import("./missing-rows.ts")).areRowsMissing()
const outcomeOf = (asked: Promise<unknown>): Promise<string> => asked.then(() => "answered", String)

/** The page serves itself: what a load comes to without a service, as often as it is asked. */
const unserved = async (client: { readonly load: (input: typeof load, signal: AbortSignal) => Promise<unknown> }) =>
  outcomeOf(client.load(load, new AbortController().signal))

describe("a rows worker that cannot be loaded", () => {
  it("takes nothing with it: the page answers what was asked, and what is asked from then on", async () => {
    const { openRows, lose } = await opened(false)
    const client = openRows()
    const loading = unserved(client)
    const looking = outcomeOf(client.rowsOf([1]))
    lose()
    expect(await loading).toBe("answered")
    expect(await looking).toBe("answered")
    expect(await outcomeOf(client.ids({ search: "" }))).toBe("answered")
    expect(await isTold()).toBe(false)
    client.close()
  })

  it.each(["before", "after"])("takes no rows that were asked for early, %s they are shown", async (when) => {
    const { openRows, lose } = await opened(true)
    if (when === "before") lose()
    const client = openRows()
    const loading = unserved(client)
    if (when === "after") lose()
    expect(await loading).toBe("answered")
    client.close()
  })
})

describe("a rows worker that lacks a part", () => {
  it.each([
    ["Failed to fetch dynamically imported module: https://console.example/assets/rows-1.js", true],
    ["Cannot read properties of undefined", false]
  ])("is one that is gone where it says so itself: %s", async (reason, isGone) => {
    vi.stubGlobal("Worker", undefined)
    vi.doMock("./serve-rows.ts", () => ({
      get serveRows() {
        throw new Error(reason)
      }
    }))
    const { openRows } = await opened(false)
    const client = openRows()
    expect(await outcomeOf(client.ids({ search: "" }))).not.toBe("answered")
    expect(await isTold()).toBe(isGone)
    client.close()
    vi.doUnmock("./serve-rows.ts")
  })

  it("says so to whoever asks", async () => {
    vi.doMock("./serve-rows.ts", () => {
      throw new Error("Failed to fetch dynamically imported module")
    })
    await import("./rows.worker.ts")
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<RowsAnswer<object>>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<RowsAnswer<object>>) => resolve(data)
    })
    self.onmessage?.(new MessageEvent("message", { data: open, ports: [port2] }))
    port1.postMessage({ ask: "names", id: 0, names: [] })
    port1.postMessage({ ask: "load", id: 4, input: load, credentials: nobody })
    expect(await answer).toMatchObject({ to: "broken", id: 4 })
    port1.close()
    vi.doUnmock("./serve-rows.ts")
  })
})
