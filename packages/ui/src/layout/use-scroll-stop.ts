import { type RefObject, useLayoutEffect, useRef } from "react"

/** For what may be wider than its place: whoever has keys alone reaches it then, to scroll it, and only then. */
export const useScrollStop = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = ref.current
    if (place === null) return undefined
    const look = () => {
      if (place.scrollWidth > place.clientWidth) place.setAttribute("tabindex", "0")
      else place.removeAttribute("tabindex")
    }
    look()
    const observer = new ResizeObserver(look)
    for (const each of [place, ...place.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])
  return ref
}
