import type { CDPSession, Page } from "@playwright/test"
import type { Heap } from "./figures.ts"

interface Usage {
  readonly usedSize: number
  readonly backingStorageSize?: number
}

/** Typed arrays have their memory beside the heap. */
const sizeOf = ({ usedSize, backingStorageSize = 0 }: Usage): number => usedSize + backingStorageSize

interface Reply {
  readonly id?: number
  readonly result?: Usage
}

/** Asks a worker through its page: Playwright has no session of its own for one. */
const workerSession = async (session: CDPSession) => {
  const attached = new Promise<string>((resolve) =>
    session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
      if (targetInfo.type === "worker") resolve(sessionId)
    })
  )
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const sessionId = await attached
  let lastId = 0
  return (method: string): Promise<Usage | undefined> =>
    new Promise((resolve, reject) => {
      lastId += 1
      const id = lastId
      session.on("Target.receivedMessageFromTarget", ({ message }) => {
        const reply: Reply = JSON.parse(message)
        if (reply.id === id) resolve(reply.result)
      })
      session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) }).catch(reject)
    })
}

/** What page and worker hold after a garbage collection. */
export const heapOf = async (page: Page): Promise<Heap> => {
  const session = await page.context().newCDPSession(page)
  const ask = page.workers().length === 0 ? null : await workerSession(session)
  await session.send("HeapProfiler.collectGarbage")
  await ask?.("HeapProfiler.collectGarbage")
  const own: Usage = await session.send("Runtime.getHeapUsage")
  const worker = await ask?.("Runtime.getHeapUsage")
  await session.detach()
  return { page: sizeOf(own), worker: worker === undefined ? 0 : sizeOf(worker) }
}
