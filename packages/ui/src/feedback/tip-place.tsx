export interface TipPlace {
  readonly left: number
  readonly top: number
  readonly side: "above" | "below"
}

const margin = 8
const halfWidest = 140

/** Where a tooltip of a source goes: below it, or above when the window ends; its middle stays inside the window. */
export function placeTip(
  source: { readonly left: number; readonly width: number; readonly top: number; readonly bottom: number },
  view: { readonly innerWidth: number; readonly innerHeight: number }
): TipPlace {
  const side = source.bottom + 48 > view.innerHeight ? "above" : "below"
  const middle = source.left + source.width / 2
  const reach = Math.min(halfWidest, view.innerWidth / 2)
  return {
    left: Math.min(Math.max(middle, reach + margin), view.innerWidth - reach - margin),
    top: side === "below" ? source.bottom + 4 : source.top - 4,
    side
  }
}
