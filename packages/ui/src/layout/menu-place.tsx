const gap = 4
const edge = 8

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where a menu goes: under its button, above it when there is more room, always inside the window. */
export function placeMenu(button: Box, menu: Size, view: Size, side: "start" | "end"): { left: number; top: number } {
  const wanted = side === "start" ? button.left : button.right - menu.width
  const under = button.bottom + gap
  const isTooLow = under + menu.height > view.height - edge && button.top > view.height - button.bottom
  return {
    left: Math.max(edge, Math.min(wanted, view.width - menu.width - edge)),
    top: Math.max(edge, isTooLow ? button.top - gap - menu.height : under)
  }
}
