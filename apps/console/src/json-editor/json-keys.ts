import { indentLess, indentMore, insertNewlineAndIndent } from "@codemirror/commands"
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language"
import type { EditorState, StateCommand, Transaction } from "@codemirror/state"
import type { TextChange } from "./text-change.ts"

/** What a key does to the text, and where the caret or the selection stands after it. */
export interface KeyChange extends TextChange {
  readonly selection: readonly [from: number, to: number]
}

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Tab is left alone: it leads out of the field. */
const commandOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): StateCommand | null => {
  if (altKey) return null
  if (ctrlKey || metaKey) return key === "]" ? indentMore : key === "[" ? indentLess : null
  return key === "Enter" && !shiftKey ? insertNewlineAndIndent : null
}

/** Milliseconds that a key may wait for the text to be parsed as far as the caret. */
const parsingTime = 200

/** A text is parsed for 20 ms when it is set; a busy machine is not through with it by then, and nothing is indented. */
const parsedToCaret = (state: EditorState): EditorState =>
  ensureSyntaxTree(state, state.selection.main.to, parsingTime) === syntaxTree(state) ? state : state.update({}).state

/** What a key makes of a text, as one stretch that is replaced; null where it is the browser's own. */
export const keyChange = (before: EditorState, pressed: PressedKey): KeyChange | null => {
  const command = commandOf(pressed)
  if (command === null) return null
  const state = parsedToCaret(before)
  const made: Array<Transaction> = []
  command({ state, dispatch: (transaction) => made.push(transaction) })
  const [transaction] = made
  if (transaction === undefined || transaction.changes.empty) return null
  const { changes, newDoc, newSelection } = transaction
  const stretch = { from: state.doc.length, to: 0 }
  changes.iterChangedRanges((from, to) => {
    stretch.from = Math.min(stretch.from, from)
    stretch.to = Math.max(stretch.to, to)
  })
  const insert = newDoc.sliceString(stretch.from, newDoc.length - (state.doc.length - stretch.to))
  return { ...stretch, insert, selection: [newSelection.main.from, newSelection.main.to] }
}
