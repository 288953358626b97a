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

interface MenuPlace {
  readonly left: number
  readonly top: number
  /** How high it may be; what does not fit is scrolled to. */
  readonly height: number
}

/** Where a menu goes: under its button, above it when there is more room, always inside the window. */
export function placeMenu(button: Box, menu: Size, view: Size, side: "start" | "end"): MenuPlace {
  const wanted = side === "start" ? button.left : button.right - menu.width
  const under = button.bottom + gap
  const roomUnder = view.height - edge - under
  const roomAbove = button.top - gap - edge
  const isAbove = menu.height > roomUnder && roomAbove > roomUnder
  const height = Math.min(menu.height, Math.max(roomUnder, roomAbove))
  return {
    left: Math.max(edge, Math.min(wanted, view.width - menu.width - edge)),
    top: isAbove ? button.top - gap - height : under,
    height
  }
}
