import { type RefObject, useEffect, useState } from "react"

/** The upper part of the view: what is read there is the section one is in. */
const upperPart = "0px 0px -70% 0px"

/** The key of the section that is in view, by the attribute that its element has; null while none is. */
export const useSectionInView = (place: RefObject<HTMLElement | null>, keys: ReadonlyArray<string>): string | null => {
  const [current, setCurrent] = useState<string | null>(null)
  const all = keys.join("\n")
  useEffect(() => {
    const inView = new Set<string>()
    const order = all.split("\n")
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = target.getAttribute("data-section") ?? ""
          if (isIntersecting) inView.add(key)
          else inView.delete(key)
        }
        setCurrent((before) => order.find((key) => inView.has(key)) ?? before ?? order[0] ?? null)
      },
      { rootMargin: upperPart }
    )
    for (const section of place.current?.querySelectorAll("[data-section]") ?? []) watch.observe(section)
    return () => watch.disconnect()
  }, [place, all])
  return current
}
