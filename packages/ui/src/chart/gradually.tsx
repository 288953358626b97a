import { type ReactNode, useEffect, useState } from "react"

export interface GraduallyProps<Item> {
  readonly items: ReadonlyArray<Item>
  readonly draw: (item: Item) => ReactNode
  /** So many are drawn in a frame. */
  readonly step: number
  readonly from?: number
}

/**
 * Many items, some in each frame: none of the frames takes long, however many they are. What was drawn is not drawn
 * again, since the rest of it is a part of its own.
 */
export function Gradually<Item>({ items, draw, step, from = 0 }: GraduallyProps<Item>) {
  const [goesOn, setGoesOn] = useState(false)
  const end = from + step
  const isMore = end < items.length
  useEffect(() => {
    if (!isMore || goesOn) return undefined
    const frame = requestAnimationFrame(() => setGoesOn(true))
    return () => cancelAnimationFrame(frame)
  }, [isMore, goesOn])
  return (
    <>
      {items.slice(from, end).map(draw)}
      {isMore && goesOn && <Gradually items={items} draw={draw} step={step} from={end} />}
    </>
  )
}
