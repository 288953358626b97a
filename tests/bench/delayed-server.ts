import { request as ask, createServer } from "node:http"
import { gzipSync } from "node:zlib"

/** One request as the wire has seen it; bytes of its answer as a web server packs it. */
interface Seen {
  readonly path: string
  readonly bytes: number
}

export interface DelayedServer {
  readonly origin: string
  /** What was asked since the last time. */
  readonly taken: () => ReadonlyArray<Seen>
  readonly stop: () => void
}

/** Stands before a server, each of whose answers takes longer by as many milliseconds as a round trip would. */
export const startDelayed = async (behind: string, milliseconds: number): Promise<DelayedServer> => {
  const { hostname, port } = new URL(behind)
  let seen: Array<Seen> = []
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    // What is answered late counts where it was asked: a page that was left is not the next one's.
    const since = seen
    const forward = () => {
      const asked = ask({ hostname, port, path: url, method, headers }, (answer) => {
        const parts: Array<Buffer> = []
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on("data", (part: Buffer) => {
          parts.push(part)
          response.write(part)
        })
        answer.on("end", () => {
          response.end()
          const sent = Buffer.concat(parts)
          const isPacked = answer.headers["content-encoding"] !== undefined || url?.endsWith(".woff2") === true
          since.push({ path: url ?? "", bytes: isPacked ? sent.length : gzipSync(sent).length })
        })
      })
      asked.on("error", () => response.destroy())
      request.pipe(asked)
    }
    setTimeout(forward, milliseconds)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    taken: () => {
      const taken = seen
      seen = []
      return taken
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
