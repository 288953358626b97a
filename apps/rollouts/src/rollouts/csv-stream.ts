import type { ServiceContext } from "../http/service-env.ts"

interface Part {
  readonly text: string
  readonly next: number | null
}

/** A CSV file that is read page by page while it is taken, so that no file is held whole. */
export const csvOf = (context: ServiceContext, header: string, read: (after: number) => Promise<Part>): Response => {
  const encoder = new TextEncoder()
  let after: number | null = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(header)),
    pull: async (controller) => {
      if (after === null) return controller.close()
      const { text, next } = await read(after)
      after = next
      if (text !== "") controller.enqueue(encoder.encode(text))
      if (next === null) controller.close()
    }
  })
  return context.body(body, 200, { "Content-Type": "text/csv; charset=utf-8", "Cache-Control": "no-store" })
}
