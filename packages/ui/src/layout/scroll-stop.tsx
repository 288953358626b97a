import { onSize } from "./on-size.tsx"

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]"

const isLong = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth

/** How long it is, for which the page has to be laid out, is asked last. */
const decide = (box: HTMLElement) => {
  if (box.querySelector(focusable) === null && isLong(box)) box.tabIndex = 0
  else box.removeAttribute("tabindex")
}

/** Reference to a box that may have to be scrolled: where nothing in it takes the focus, it is a tab stop of its own. */
export const scrollStop = (box: HTMLElement | null) => (box === null ? undefined : onSize(box, () => decide(box)))
