import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http"

export interface Recorded {
  /** Method and path, an override before the method it travels as. */
  readonly line: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Recorder {
  readonly origin: string
  readonly seen: ReadonlyArray<Recorded>
  /** From now on answers promise so many bytes, whatever they hold; null: as many as they hold. */
  readonly promise: (bytes: number | null) => void
  /** Settles when the next request has arrived. */
  readonly next: () => Promise<void>
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

/** Passes a request on as it came and its answer back as it is; a connection that breaks behind breaks in front too. */
const pass = (
  target: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer,
  promised: number | null
): void => {
  const { method, url: path, headers } = incoming
  const onward = request({ hostname: target.hostname, port: target.port, method, path, headers }, (answer) => {
    const { "transfer-encoding": _, ...others } = answer.headers
    const headers = promised === null ? answer.headers : { ...others, "content-length": promised }
    outgoing.writeHead(answer.statusCode ?? 500, answer.statusMessage, headers)
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
  let promised: number | null = null
  let arrived = (): void => undefined
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await bodyOf(incoming)
    seen.push({ line: lineOf(incoming), headers: incoming.headers, body: body.toString("utf8") })
    arrived()
    pass(new URL(target), incoming, outgoing, body, promised)
  }
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The recorder has no port.")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    promise: (bytes) => {
      promised = bytes
    },
    next: () =>
      new Promise((resolve) => {
        arrived = () => resolve()
      }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
  }
}
