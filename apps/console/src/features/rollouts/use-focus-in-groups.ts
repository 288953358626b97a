import { useEffect, useRef } from "react"

/**
 * Keeps the keyboard where groups of fields are added and removed: one that is new has its first field focused, and
 * where one was removed, the next takes the focus, or the last; where none is left, the button that adds one.
 */
export const useFocusInGroups = <Place extends HTMLElement>(count: number, newest: number) => {
  const place = useRef<Place>(null)
  const before = useRef(count)
  const removed = useRef(0)
  useEffect(() => {
    const change = count - before.current
    before.current = count
    if (change === 0) return
    const group =
      place.current?.querySelectorAll("fieldset")[change > 0 ? newest : Math.min(removed.current, count - 1)]
    const field = group?.querySelector<HTMLElement>("input, select") ?? place.current?.querySelector("button")
    field?.focus()
  }, [count, newest])
  return {
    place,
    /** To be called as the group at this place is removed. */
    removing: (at: number) => {
      removed.current = at
    }
  }
}
