import { observeElementRect, type Virtualizer } from "@tanstack/react-virtual"

interface Rect {
  readonly width: number
  readonly height: number
}

const unseen: Rect = { width: 1024, height: 640 }

/** The size of a scroller; one that has no height (yet) counts as a screenful, so that it is never empty. */
export const observeViewRect = (
  virtual: Virtualizer<HTMLDivElement, Element>,
  changed: (rect: Rect) => void
): (() => void) | undefined =>
  observeElementRect(virtual, (rect) =>
    changed(rect.height > 0 ? rect : { ...unseen, width: rect.width || unseen.width })
  )
