const focusable = "a[href], button, input, select, textarea, summary, [tabindex]"

const decide = (box: HTMLElement) => {
  const isLong = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth
  if (isLong && box.querySelector(focusable) === null) box.tabIndex = 0
  else box.removeAttribute("tabindex")
}

/** Reference to a box that may have to be scrolled: where nothing in it takes the focus, it is a tab stop of its own. */
export const scrollStop = (box: HTMLElement | null) => {
  if (box === null) return undefined
  decide(box)
  const sizes = new ResizeObserver(() => decide(box))
  const contents = new MutationObserver(() => decide(box))
  sizes.observe(box)
  contents.observe(box, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
