import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { type BrowserContext, expect, type Route } from "@playwright/test"

/** The upload of a file, in steps: it waits, its bytes go, it is answered. */
export interface HeldUpload {
  readonly isWaiting: () => Promise<void>
  /** Lets the bytes go; the answer waits. */
  readonly send: () => Promise<void>
  /** Lets the service behind have the file, and its answer come. */
  readonly answer: () => Promise<void>
}

interface Arrived {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Stands between the page and where its files go. */
export const holdUpload = async (context: BrowserContext, origin: string): Promise<HeldUpload> => {
  let waiting: Route | null = null
  let arrived: Promise<Arrived> | null = null
  let arrive: (upload: Arrived) => void = () => undefined
  const server = createServer((request, response) => {
    void buffer(request).then((body) => arrive({ request, response, bytes: new Uint8Array(body) }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const place = server.address()
  if (place === null || typeof place === "string") throw new Error("What holds the upload has no port.")
  context.on("close", () => {
    server.closeAllConnections()
    server.close()
  })
  await context.route(
    ({ pathname }) => pathname.includes("/uploads/"),
    (route) => {
      waiting = route
      arrived = null
    }
  )
  const isWaiting = () => expect.poll(() => waiting !== null || arrived !== null).toBe(true)
  const send = async () => {
    await isWaiting()
    const route = waiting
    if (route === null) return
    waiting = null
    arrived = new Promise((resolve) => {
      arrive = resolve
    })
    await route.continue({ url: `http://127.0.0.1:${place.port}${new URL(route.request().url()).pathname}` })
    await arrived
  }
  return {
    isWaiting,
    send,
    answer: async () => {
      await send()
      const upload = await arrived
      if (upload === null) throw new Error("there is no upload")
      const { request, response, bytes } = upload
      const type = request.headers["content-type"] ?? "application/octet-stream"
      const answer = await fetch(`${origin}${request.url ?? ""}`, {
        method: "PUT",
        body: bytes,
        headers: { "Content-Type": type }
      })
      response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text())
    }
  }
}
