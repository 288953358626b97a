/** What scrolls an element: the nearest one around it that does; null where that is the page. */
export const scrollerOf = (element: Element | null): Element | null => {
  if (element === null) return null
  const { overflowY } = getComputedStyle(element)
  return overflowY === "auto" || overflowY === "scroll" ? element : scrollerOf(element.parentElement)
}

/** Scrolls an element into view by its scroller alone: what hides its overflow would be moved, too. */
export const bringIntoView = (element: Element, place: "start" | "middle"): void => {
  const scroller = scrollerOf(element.parentElement)
  if (scroller === null) return
  const [own, view] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const above = place === "start" ? 8 : Math.max(8, (view.height - own.height) / 2)
  scroller.scrollTop += own.top - view.top - above
}
