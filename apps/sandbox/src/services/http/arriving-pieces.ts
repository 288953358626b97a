import { refusal } from "./refusal.ts"

/** The pieces of a body as they arrive. One that its sender breaks off is refused: it is no failure of the service. */
export async function* arrivingPieces(bytes: ReadableStream<Uint8Array>, what: string): AsyncGenerator<Uint8Array> {
  const reader = bytes.getReader()
  const next = () =>
    reader.read().catch(() => {
      throw refusal(400, `${what} broke off before its end.`)
    })
  try {
    for (let piece = await next(); !piece.done; piece = await next()) yield piece.value
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
