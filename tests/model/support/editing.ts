import type { EditContext } from "@command-center/machines/edit-record/edit-record.types"

/** Said of every machine that edits a record. */
export const readOnlyRests = {
  "editing.readOnly": "who may not edit has nothing to lose: another page ends it"
} as const

/** What may be asked of every edited record, besides what is typed. */
export const asked = {
  "text.changed": [{ text: "{" }],
  undo: [{}],
  redo: [{}],
  submit: [{}],
  cancel: [{}],
  edit: [{}],
  discard: [{}],
  confirm: [{}],
  mine: [{}],
  theirs: [{}],
  "page.hidden": [{}]
} as const

/** What tells the states of a record apart whose changes can be undone without end. */
export const distinguished = <Subject, Draft>({ context }: { readonly context: EditContext<Subject, Draft> }) => {
  const { past, future, joined, ...rest } = context
  return { ...rest, canUndo: past.length > 0, canRedo: future.length > 0, isJoined: joined !== null }
}
