import { jsonMessages } from "@command-center/domain/message/json-messages"
import { type RefObject, useLayoutEffect, useMemo, useState } from "react"
import { foundPlaces, mostPlaces, placeAfter } from "./found-places.ts"
import type { JsonPaint } from "./json-paint.ts"

/** Finding in the text of a field: whether it is asked for, what is looked for, and which match is shown. */
export const useFind = (text: string, field: RefObject<HTMLTextAreaElement | null>, paint: JsonPaint | null) => {
  const [term, setTerm] = useState<string | null>(null)
  const [chosen, setNow] = useState(0)
  const places = useMemo(() => foundPlaces(text, term ?? ""), [text, term])
  const now = Math.min(chosen, Math.max(places.length - 1, 0))
  useLayoutEffect(() => paint?.tellFound({ places, now }), [paint, places, now])

  const show = (at: number, found = places) => {
    setNow(at)
    const place = found[at]
    if (place !== undefined) paint?.reveal(place.from)
  }
  return {
    isOpen: term !== null,
    term: term ?? "",
    status:
      term === null || term === "" ? "" : jsonMessages.matches(now + 1, places.length, places.length === mostPlaces),
    /** With what is selected, where it is a short part of one line. */
    open: () => {
      const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
      const selected = text.slice(selectionStart, selectionEnd)
      const next = selected.length < 100 && !selected.includes("\n") ? selected : ""
      setTerm(next)
      setNow(placeAfter(foundPlaces(text, next), selectionStart))
    },
    look: (next: string) => {
      const found = foundPlaces(text, next)
      setTerm(next)
      show(placeAfter(found, field.current?.selectionStart ?? 0), found)
    },
    step: (by: 1 | -1) => {
      if (places.length > 0) show((now + by + places.length) % places.length)
    },
    /** The match that is shown is selected, so that what is typed replaces it. */
    close: () => {
      const place = places[now]
      setTerm(null)
      if (place !== undefined) field.current?.setSelectionRange(place.from, place.to)
      field.current?.focus({ preventScroll: true })
      // Its focus leads the field to where the caret was.
      if (place !== undefined) paint?.reveal(place.from)
    }
  }
}
