import type { KeyboardEvent } from "react"

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type))

/** The step that a key asks for; a text field takes back by itself what is typed into it. */
export const stepOfKey = (event: KeyboardEvent): "undo" | "redo" | null => {
  const { ctrlKey, metaKey, altKey, shiftKey, target } = event
  const key = event.key.toLowerCase()
  if (!(ctrlKey || metaKey) || altKey || isText(target)) return null
  if (key === "y" && !shiftKey) return "redo"
  if (key !== "z") return null
  return shiftKey ? "redo" : "undo"
}
