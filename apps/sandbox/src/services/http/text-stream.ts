import { setImmediate as nextTurn } from "node:timers/promises"

/**
 * The first piece, or a stream of all pieces when there are more. The first is awaited before the answer begins, so
 * that what fails at once is an answer with a status; a short answer goes out whole, with its length.
 */
export const wholeOrStream = async (pieces: AsyncGenerator<string>): Promise<string | ReadableStream<Uint8Array>> => {
  const first = await pieces.next()
  if (first.done === true) return ""
  const second = await pieces.next()
  if (second.done === true) return first.value
  const encoder = new TextEncoder()
  const begun = [first.value, second.value]
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const ready = begun.shift()
      if (ready !== undefined) return controller.enqueue(encoder.encode(ready))
      // The embedded database works without pause; what was read so far gets its turn to be compressed and sent.
      await nextTurn()
      const next = await pieces.next()
      if (next.done === true) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await pieces.return(undefined)
    }
  })
}
