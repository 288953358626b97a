import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"

export interface ScrollBox {
  /** 0 while it is not known. */
  readonly width: number
  /** One that has no height (yet) counts as a screenful, so that it is never empty. */
  readonly height: number
}

export interface Scrolled {
  readonly top: number
  readonly left: number
  /** Pixels that the last event moved it down by; below zero, up. */
  readonly moved: number
}

/** What is rendered, and what a scroller at some place needs. */
export interface Rendered {
  readonly holds: (at: Scrolled) => boolean
}

export interface ScrollViewOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Changes with page and order; what is scrolled then starts at its top again. Empty where it never does. */
  readonly place: string
  readonly rowCount: number
  /** Where the rows stood when they were last left; taken once, when there are as many rows. */
  readonly start: number
  readonly rendered: RefObject<Rendered>
  readonly onRest: (top: number) => void
}

const restAfter = 150
const likelyHeight = 640

type Scroller = ScrollViewOptions["scroller"]

const useScrollBox = (scroller: Scroller): ScrollBox => {
  const [box, setBox] = useState<ScrollBox>({ width: 0, height: likelyHeight })
  useLayoutEffect(() => {
    const node = scroller.current
    if (node === null) return
    const measure = () =>
      setBox((old) => {
        const next = { width: node.clientWidth, height: node.clientHeight > 0 ? node.clientHeight : likelyHeight }
        return old.width === next.width && old.height === next.height ? old : next
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [scroller])
  return box
}

/** What is rendered for: the start until there are rows, then the top of each new place, then what is scrolled to. */
const useRenderedScroll = ({ place, rowCount, start }: Pick<ScrollViewOptions, "place" | "rowCount" | "start">) => {
  const [from] = useState(start)
  const [at, setAt] = useState<Scrolled>({ top: from, left: 0, moved: 0 })
  const [shownPlace, setShownPlace] = useState(place)
  const [isRestored, setRestored] = useState(from === 0)
  if (shownPlace !== place) {
    setShownPlace(place)
    setAt({ top: isRestored ? 0 : from, left: at.left, moved: 0 })
  }
  if (!isRestored && rowCount > 0) setRestored(true)
  return { from, at, setAt, isRestored }
}

/** What comes before a scroll to the side, so that what sticks does so from its first frame on. */
const mayGoAside = (event: Event, node: HTMLElement): boolean =>
  event instanceof WheelEvent
    ? event.deltaX !== 0 || event.shiftKey
    : event.type === "touchstart" || event.target === node

const signsOfScroll = ["wheel", "touchstart", "pointerdown"] as const

/** Follows the scroller: `onMove` where something else has to be rendered, `onRest` a while after the last scroll. */
const useFollowedScroll = (
  { scroller, rendered, onRest }: Pick<ScrollViewOptions, "scroller" | "rendered" | "onRest">,
  onMove: (at: Scrolled) => void
): RefObject<Scrolled> => {
  const real = useRef<Scrolled>({ top: 0, left: 0, moved: 0 })
  const rest = useRef(onRest)
  useLayoutEffect(() => {
    rest.current = onRest
  })
  useEffect(() => {
    const node = scroller.current
    if (node === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let restedAt = 0
    const settle = () => {
      const { top, left } = real.current
      node.toggleAttribute("data-aside", left > 0)
      if (top !== restedAt) rest.current(top)
      restedAt = top
    }
    const settleLater = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, restAfter)
    }
    const follow = () => {
      const top = node.scrollTop
      const next = { top, left: node.scrollLeft, moved: top - real.current.top }
      settleLater()
      if (next.left > 0) node.toggleAttribute("data-aside", true)
      real.current = next
      if (!rendered.current.holds(next)) flushSync(() => onMove(next))
    }
    const expect = (event: Event) => {
      if (!mayGoAside(event, node)) return
      node.toggleAttribute("data-aside", true)
      settleLater()
    }
    node.addEventListener("scroll", follow, { passive: true })
    for (const sign of signsOfScroll) node.addEventListener(sign, expect, { passive: true })
    return () => {
      clearTimeout(timer)
      node.removeEventListener("scroll", follow)
      for (const sign of signsOfScroll) node.removeEventListener(sign, expect)
    }
  }, [scroller, rendered, onMove])
  return real
}

/**
 * Where a scroller of rows is scrolled to, as far as it matters to what is rendered: a scroll that shows nothing new renders
 * nothing. What is new is rendered within the scroll event, before the browser paints.
 */
export function useScrollView(options: ScrollViewOptions): { readonly box: ScrollBox; readonly at: Scrolled } {
  const { scroller, place, rowCount } = options
  const box = useScrollBox(scroller)
  const { from, at, setAt, isRestored } = useRenderedScroll(options)
  const real = useFollowedScroll(options, setAt)
  const isDue = useRef(from !== 0)

  // Writing the place a scroller already has makes the browser lay the page out at once.
  useLayoutEffect(() => {
    if (place === "" || real.current.top === 0) return
    isDue.current = false
    scroller.current?.scrollTo({ top: 0 })
  }, [place, scroller, real])

  useLayoutEffect(() => {
    const node = scroller.current
    if (!isRestored || !isDue.current || rowCount === 0 || node === null) return
    node.scrollTo({ top: from })
    isDue.current = node.scrollTop < from - 1
  }, [isRestored, rowCount, from, scroller])

  return { box, at }
}
