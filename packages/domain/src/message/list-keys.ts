/** What a key does in a list; several combinations may do the same. */
interface ListKey {
  readonly combinations: ReadonlyArray<string>
  readonly does: string
}

export interface ListKeyGroup {
  readonly title: string
  readonly keys: ReadonlyArray<ListKey>
}

const anywhere: ListKeyGroup = {
  title: "Anywhere on the page",
  keys: [
    { combinations: ["/"], does: "Search" },
    { combinations: ["?"], does: "Show keyboard shortcuts" },
    { combinations: ["Ctrl+K", "Cmd+K"], does: "Go to a page, an account or a record, or do something" },
    { combinations: ["Escape"], does: "Close what is open" }
  ]
}

const moving: ListKeyGroup = {
  title: "Moving through the table",
  keys: [
    { combinations: ["Arrow keys"], does: "Go to the next cell" },
    { combinations: ["Page Up", "Page Down"], does: "Go one screen up or down" },
    { combinations: ["Home", "End"], does: "Go to the first or last cell of the row" },
    { combinations: ["Ctrl+Home", "Ctrl+End"], does: "Go to the first header or the last cell of the page" }
  ]
}

const acting: ListKeyGroup = {
  title: "On a row",
  keys: [
    { combinations: ["Enter"], does: "Open the row, or its menu if it has no page" },
    { combinations: ["Shift+F10", "Menu"], does: "Open its menu" }
  ]
}

const selecting: ListKeyGroup = {
  title: "Selecting",
  keys: [
    { combinations: ["Space"], does: "Select or deselect the row" },
    { combinations: ["Shift+Space", "Shift+click"], does: "Select every row from the last selected one to this one" },
    { combinations: ["Shift+Arrow Up", "Shift+Arrow Down"], does: "Extend the selection" }
  ]
}

const heads: ListKeyGroup = {
  title: "On a column's header",
  keys: [
    { combinations: ["Enter"], does: "Sort" },
    { combinations: ["F2"], does: "Focus the column edge; resize with the arrow keys" }
  ]
}

/** Which rows Ctrl+A takes; null where the list has no checkboxes. */
export type SelectsAll = "matching" | "page" | null

const all: Readonly<Record<NonNullable<SelectsAll>, ListKey>> = {
  matching: { combinations: ["Ctrl+A"], does: "Select all rows that match" },
  page: { combinations: ["Ctrl+A"], does: "Select all rows on the page" }
}

/** The keys of a list, by groups. */
export const listKeys = (selectsAll: SelectsAll): ReadonlyArray<ListKeyGroup> => [
  anywhere,
  moving,
  acting,
  ...(selectsAll === null ? [] : [{ ...selecting, keys: [...selecting.keys, all[selectsAll]] }]),
  heads
]
