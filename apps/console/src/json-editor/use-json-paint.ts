import { type RefObject, useEffect, useState } from "react"
import type { JsonPaint } from "./json-paint.ts"

/**
 * What is painted behind a field, once its part of the program is there; until then, and where it is gone with a new
 * release, the field shows its text itself.
 */
export const useJsonPaint = (
  host: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>
): JsonPaint | null => {
  const [paint, setPaint] = useState<JsonPaint | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const begin = async () => {
      const loaded = await import("./json-paint.ts").catch(() => null)
      if (loaded === null || left.signal.aborted || host.current === null || field.current === null) return
      const painting = loaded.paintJson(host.current, field.current)
      left.signal.addEventListener("abort", () => {
        setPaint(null)
        painting.close()
      })
      setPaint(painting)
    }
    void begin()
    return () => left.abort()
  }, [host, field])
  return paint
}
