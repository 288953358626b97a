import type { AnyActorRef } from "xstate"

/** Sent to the screen by a flow at any depth after it changed rows on the service; the screen's list loads again. */
export const rowsChanged = { type: "rows.changed" } as const

/** The screen a flow belongs to: the topmost actor, which is the flow itself where it stands alone. */
export const screenOf = ({ self }: { readonly self: AnyActorRef }): AnyActorRef => {
  let top = self
  while (top._parent !== undefined) top = top._parent
  return top
}
