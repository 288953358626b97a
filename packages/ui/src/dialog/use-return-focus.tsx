import { useInsertionEffect } from "react"

interface Pending {
  readonly opener: HTMLElement | null
  readonly frame: number
}

/** Where the focus goes when a dialog leaves the page and no other takes its place before the next frame. */
let pending: Pending | null = null

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null

/** Gives the focus, where nothing has it, to what had it before; where that has gone, to the page's main part. */
export const returnFocus = (before: HTMLElement | null): void => {
  if (focused() !== null) return
  const target = before?.isConnected === true ? before : document.querySelector<HTMLElement>("main")
  target?.focus()
}

/** After the control that has the focus takes itself off the page: the page's main part gets it, unless something else does. */
export const keepFocusOnPage = (): void => {
  requestAnimationFrame(() => returnFocus(null))
}

/**
 * A dialog that is taken off the page while it is open, as one that is a state of a flow, gives the focus back to what
 * had it; a dialog that takes its place inherits that. Where the opener has gone, the page's main part gets it.
 */
export const useReturnFocus = (isOpen: boolean): void => {
  useInsertionEffect(() => {
    if (!isOpen) return
    const opener = focused() ?? pending?.opener ?? null
    if (pending !== null) cancelAnimationFrame(pending.frame)
    pending = null
    return () => {
      const give = () => {
        pending = null
        returnFocus(opener)
      }
      pending = { opener, frame: requestAnimationFrame(give) }
    }
  }, [isOpen])
}
