import type { OpenRows } from "./rows-protocol.ts"
import { serveRows } from "./serve-rows.ts"

/** The tab's one worker: each message brings the port of a client that wants to be served. */
self.onmessage = ({ data, ports: [port] }: MessageEvent<OpenRows>) => {
  if (port !== undefined) serveRows(port, data)
}
