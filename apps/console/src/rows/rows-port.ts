import { answerBroken } from "./broken-rows.ts"
import type { OpenRows, RowsMessage } from "./rows-protocol.ts"
import { rowsWorker } from "./rows-worker.ts"

/** Without a worker: the page serves itself, with what it otherwise leaves to the worker. Questions wait on the port. */
const serveHere = async (port: MessagePort, open: OpenRows): Promise<void> => {
  try {
    const { serveRows } = await import("./serve-rows.ts")
    serveRows(port, open)
  } catch (defect) {
    answerBroken(port, defect)
  }
}

/** A port on which rows are served: by the tab's worker, or by the page where there is none. */
export const servedPort = (open: OpenRows): MessagePort => {
  const { port1: port, port2: served } = new MessageChannel()
  const worker = rowsWorker()
  if (worker === null) void serveHere(served, open)
  else worker.postMessage(open, [served])
  return port
}

export const say = (port: MessagePort, message: RowsMessage): void => port.postMessage(message)

/** A port that is closed tells its other end nothing, so it is told before. */
export const closePort = (port: MessagePort): void => {
  say(port, { ask: "close", id: 0 })
  port.close()
}
