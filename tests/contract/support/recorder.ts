import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse
} from "node:http"

export interface Recorded {
  /** Method and path, an override before the method it travels as. */
  readonly line: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Recorder {
  readonly origin: string
  readonly seen: ReadonlyArray<Recorded>
  readonly close: () => Promise<void>
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Array<Uint8Array> = []
  for await (const chunk of incoming) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const lineOf = ({ method, url, headers }: IncomingMessage): string => {
  const override = headers["x-http-method-override"]
  return `${override === undefined ? "" : `${String(override)} as `}${String(method)} ${String(url)}`
}

/**
 * A connection for each request: one that was kept could be closed by the service the moment it is used again, where
 * the machine is busy, and break a call that no fault was meant for.
 */
const agent = new Agent({ keepAlive: false })
/** Milliseconds; longer than a client keeps a connection, for the same reason. */
const keptFor = 60_000

/** Passes a request on as it came and its answer back as it is; a connection that breaks behind breaks in front too. */
const pass = (target: URL, incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): void => {
  const { method, url: path, headers } = incoming
  const onward = request({ hostname: target.hostname, port: target.port, method, path, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.statusMessage, answer.headers)
    outgoing.flushHeaders()
    answer.on("error", () => outgoing.destroy())
    answer.pipe(outgoing)
  })
  onward.on("error", () => outgoing.destroy())
  outgoing.on("close", () => onward.destroy())
  onward.end(body)
}

/** Stands before a service and remembers, to the letter, what it was asked. */
export const startRecorder = async (target: string): Promise<Recorder> => {
  const seen: Array<Recorded> = []
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await bodyOf(incoming)
    seen.push({ line: lineOf(incoming), headers: incoming.headers, body: body.toString("utf8") })
    pass(new URL(target), incoming, outgoing, body)
  }
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing)
  })
  server.keepAliveTimeout = keptFor
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The recorder has no port.")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
  }
}
