import { type ReactNode, useEffect, useRef, useState } from "react"
import { scrollerOf } from "./scroller.ts"

export interface RenderWhenNearProps {
  /** The height that is kept free for it, in pixels. */
  readonly height: number
  /** It is wanted wherever it stands, so that it can be focused. */
  readonly isWanted?: boolean
  /** How far from the view is near, as a margin of CSS. */
  readonly ahead?: string
  /** Its name, where it is reached by Tab: what is not made has nothing else that could be focused. */
  readonly label?: string
  readonly children: ReactNode
}

/** What is far from the view is made when it comes near, and stays. */
export function RenderWhenNear({
  height,
  isWanted = false,
  ahead = "800px 0px",
  label,
  children
}: RenderWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wasNear, setWasNear] = useState(false)
  const [wasReached, setWasReached] = useState(false)
  const isThere = wasNear || isWanted || wasReached
  useEffect(() => {
    const element = place.current
    if (isThere || element === null) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true)
      },
      { root: scrollerOf(element.parentElement), rootMargin: ahead }
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [isThere, ahead])
  const far = { className: "cc-settings-far", style: { height } }
  if (isThere && !wasReached) return children
  if (label === undefined) return <div ref={place} {...far} />
  // The place stays around what was reached through it, and keeps the focus.
  const reached = { role: "group", "aria-label": label, tabIndex: isThere ? -1 : 0 }
  return (
    <div ref={place} {...reached} {...(isThere ? {} : far)} onFocus={() => setWasReached(true)}>
      {isThere && children}
    </div>
  )
}
