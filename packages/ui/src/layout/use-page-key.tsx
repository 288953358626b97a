import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable)

/** Takes no letters, so that a key pressed on it is meant for the page. */
const isTicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && (target.type === "checkbox" || target.type === "radio")

/** A dialog hides the element from everything but itself. */
const isHidden = (element: Element): boolean => element.closest("[aria-hidden=true], [inert]") !== null

/**
 * A key that works wherever the focus is, unless somebody types, or a dialog hides the element from everything but
 * itself. The frame around the page takes it last: where nothing on the page has.
 */
export function usePageKey<E extends HTMLElement>(
  key: string,
  element: RefObject<E | null>,
  act: (found: E) => void,
  isLast = false
) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) && !isTicked(event.target)) return
      const found = element.current
      if (found === null || isHidden(found)) return
      event.preventDefault()
      latest.current(found)
    }
    document.addEventListener("keydown", onKeyDown, !isLast)
    return () => document.removeEventListener("keydown", onKeyDown, !isLast)
  }, [key, element, isLast])
}

/** A key with Ctrl, or Cmd on a Mac, that works wherever the focus is, also while somebody types, unless a dialog is open. */
export function useCommandKey<E extends HTMLElement>(key: string, element: RefObject<E | null>, act: () => void) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
      if (event.key.toLowerCase() !== key || !isCommand) return
      const found = element.current
      if (found === null || isHidden(found)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [key, element])
}
