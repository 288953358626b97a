import { createServer, type ServerResponse } from "node:http"
import type { Page } from "@playwright/test"

/** A service that sends a file as the test lets it. */
export interface SlowFile {
  /** Sends the next bytes, and the end where they are the last ones. */
  readonly send: (bytes: string) => Promise<void>
  /** Settles when the page has given the file up. */
  readonly givenUp: Promise<void>
  readonly close: () => void
}

const opened = (length: number | null, type: string) => ({
  "Access-Control-Allow-Origin": "*",
  "Content-Type": type,
  ...(length === null ? {} : { "Content-Length": String(length) })
})

/** Such a service, which sends a file of this many bytes in all, or without a word of how many. */
export const slowService = async (
  length: number | null,
  type = "text/csv"
): Promise<SlowFile & { readonly address: string }> => {
  let answer: (response: ServerResponse) => void = () => undefined
  let gaveUp = (): void => undefined
  const asked = new Promise<ServerResponse>((resolve) => {
    answer = resolve
  })
  const givenUp = new Promise<void>((resolve) => {
    gaveUp = resolve
  })
  const server = createServer((request, response) => {
    request.resume()
    response.on("close", () => {
      if (!response.writableEnded) gaveUp()
    })
    response.writeHead(200, opened(length, type))
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The slow service has no port.")
  let sent = 0
  return {
    address: `http://127.0.0.1:${address.port}/`,
    send: async (bytes) => {
      const response = await asked
      sent += bytes.length
      if (sent === length) response.end(bytes)
      else await new Promise((resolve) => response.write(bytes, resolve))
    },
    givenUp,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** Has such a service answer the page's next call to a path. */
export const serveSlowly = async (
  page: Page,
  pathEnd: string,
  length: number | null,
  type?: string
): Promise<SlowFile> => {
  const service = await slowService(length, type)
  await page.route(
    ({ pathname }) => pathname.endsWith(pathEnd),
    (route) => route.continue({ url: service.address }),
    { times: 1 }
  )
  return service
}
