const canHave = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.matches(":disabled")

/**
 * A browser takes the focus from what goes away or is switched off. The dialog has it then, so that keys and screen
 * readers stay in it, and gives it back where that can have it again. Reference to a part of the dialog, as one to the
 * dialog itself is another with each rendering.
 */
export const keptFocus = (part: HTMLElement | null): (() => void) | undefined => {
  const dialog = part?.closest<HTMLElement>("[data-part=content]") ?? null
  if (dialog === null) return
  let last: Element | null = null
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== dialog) last = target
  }
  const look = () => {
    const active = document.activeElement
    if (dialog.dataset["state"] === "closed" || dialog.closest("[inert], [aria-hidden=true]") !== null) return
    const isLost = active === null || active === document.body || (dialog.contains(active) && !canHave(active))
    if (active === dialog && canHave(last)) last.focus({ preventScroll: true })
    else if (isLost) dialog.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(look)
  changes.observe(dialog, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] })
  dialog.addEventListener("focusin", remember)
  return () => {
    changes.disconnect()
    dialog.removeEventListener("focusin", remember)
  }
}
