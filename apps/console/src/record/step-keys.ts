/** What of a key event tells which step it asks for. */
type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type))

/** The step that a key asks for; a text field takes back by itself what is typed into it. */
export const stepOfKey = (event: Pressed): "undo" | "redo" | null => {
  const { ctrlKey, metaKey, altKey, shiftKey, target } = event
  const key = event.key.toLowerCase()
  if (!(ctrlKey || metaKey) || altKey || isText(target)) return null
  if (key === "y" && !shiftKey) return "redo"
  if (key !== "z") return null
  return shiftKey ? "redo" : "undo"
}
