import { onSize } from "./on-size.tsx"

/** Less than a pixel is where a box that is scrolled to its end may stop. */
const isMoreBelow = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight > 1

/** A box that is scrolled says whether there is more below what is seen of it, so that its edge can show it. */
export const scrollEdge = (box: HTMLElement) => {
  const look = () => box.toggleAttribute("data-more", isMoreBelow(box))
  const forget = onSize(box, look)
  box.addEventListener("scroll", look, { passive: true })
  return () => {
    forget()
    box.removeEventListener("scroll", look)
  }
}
