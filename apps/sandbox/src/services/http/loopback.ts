import type { MiddlewareHandler } from "hono"

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"])

/** Whether an address is http(s) on this machine. */
export const isLoopback = (url: URL): boolean =>
  (url.protocol === "http:" || url.protocol === "https:") && loopbackNames.has(url.hostname)

/** Refuses requests whose Host is not this machine, so that no foreign page can rebind its name to the sandbox. */
export const loopbackHostOnly: MiddlewareHandler = async (context, next) => {
  if (!isLoopback(new URL(context.req.url))) {
    return context.json({ message: "The sandbox answers on the loopback address only." }, 421)
  }
  await next()
}
