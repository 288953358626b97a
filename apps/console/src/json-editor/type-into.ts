import type { TextChange } from "./text-change.ts"

/** Lines. More are put in whole, without an undo of the browser's: it takes seconds to type a thousand. */
const typable = 120

/**
 * Changes the text of a field as typing would, so that the browser's own undo takes it back. The one command that does
 * so is an old one; where it is gone, or the text is long, the field is told of a change in the usual way.
 */
export const typeInto = (field: HTMLTextAreaElement, { from, to, insert }: TextChange): void => {
  field.focus()
  field.setSelectionRange(from, to)
  const isTyped =
    insert.split("\n").length <= typable && document.execCommand(insert === "" ? "delete" : "insertText", false, insert)
  if (isTyped) return
  field.setRangeText(insert, from, to, "end")
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
