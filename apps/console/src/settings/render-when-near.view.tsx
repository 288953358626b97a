import { type ReactNode, useEffect, useRef, useState } from "react"
import { scrollerOf } from "./scroller.ts"

export interface RenderWhenNearProps {
  /** The height that is kept free for it, in pixels. */
  readonly height: number
  /** It is wanted wherever it stands, so that it can be focused. */
  readonly isWanted?: boolean
  /** How far from the view is near, as a margin of CSS. */
  readonly ahead?: string
  readonly children: ReactNode
}

/** What is far from the view is made when it comes near, and stays. */
export function RenderWhenNear({ height, isWanted = false, ahead = "800px 0px", children }: RenderWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wasNear, setWasNear] = useState(false)
  const isThere = wasNear || isWanted
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
  return isThere ? children : <div ref={place} className="cc-settings-far" style={{ height }} />
}
