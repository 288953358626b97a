import type { KeyboardEvent } from "react"

/** Buttons that were asked for their last entry. */
const fromTheEnd = new WeakSet<HTMLElement>()

/** Whether a menu begins at its last entry; asked once, as it opens. */
export const beginsAtEnd = (button: HTMLElement): boolean => fromTheEnd.delete(button)

/** A menu button opens by the arrow keys as by a click: down at the first entry, up at the last. */
export const opensByArrows = {
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, currentTarget: button, altKey, ctrlKey, metaKey, shiftKey } = event
    if ((key !== "ArrowDown" && key !== "ArrowUp") || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    if (button.ariaExpanded === "true") return
    if (key === "ArrowUp") fromTheEnd.add(button)
    button.click()
  }
}
