import { createServer, request } from "node:http"

/** A console under a host name that is not this machine's; the browser is told where the name leads. */
export const elsewhereOrigin = "http://console.test"

export interface Elsewhere {
  /** What the browser has to be started with to find the name. */
  readonly browserArgs: ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

/**
 * Serves the sandbox's console as a web server of another name would. The services stay at the sandbox's own address,
 * so the policy names it, as the policy of a deployment names its services.
 */
export const startElsewhere = async (sandbox: string): Promise<Elsewhere> => {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(sandbox).host }
    const upstream = request(new URL(incoming.url ?? "/", sandbox), { method: incoming.method, headers }, (answer) => {
      const policy = answer.headers["content-security-policy"]
      const named =
        typeof policy === "string" ? policy.replace("connect-src 'self'", `connect-src 'self' ${sandbox}`) : ""
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, "content-security-policy": named })
      answer.pipe(outgoing)
    })
    upstream.on("error", () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      if (address !== null && typeof address === "object") resolve(address.port)
      else reject(new Error("no port"))
    })
  })
  return {
    browserArgs: [
      `--host-resolver-rules=MAP ${new URL(elsewhereOrigin).hostname}:80 127.0.0.1:${port}`,
      // As over HTTPS, which a name without a certificate cannot have.
      `--unsafely-treat-insecure-origin-as-secure=${elsewhereOrigin}`,
      "--no-proxy-server"
    ],
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      })
  }
}
