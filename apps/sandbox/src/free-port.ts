import { createServer } from "node:net"

/** Rejects, as listening does, where a port cannot be had: before the data of an estate is made, which takes long. */
export const mustBeFree = (port: number, host: string): Promise<void> =>
  new Promise((free, failed) => {
    const server = createServer()
    server.once("error", failed)
    server.listen(port, host, () => server.close(() => free()))
  })
