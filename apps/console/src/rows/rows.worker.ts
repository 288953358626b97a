import { keptLists } from "./kept-lists.ts"
import type { OpenRows, ShownAccount } from "./rows-protocol.ts"
import { serveRows } from "./serve-rows.ts"

/** The tab's one worker: a message brings the port of a client that wants to be served, or says where the console is. */
self.onmessage = ({ data, ports: [port] }: MessageEvent<OpenRows | ShownAccount>) => {
  if ("keepOnly" in data) keptLists.keepOnly(data.keepOnly)
  else if (port !== undefined) serveRows(port, data)
}
