import { translatable } from "../language/translatable.ts"

/** What keys do, above all those of a list. */
export const keyMessages = {
  title: "Keyboard shortcuts",
  anywhere: "Anywhere on the page",
  search: "Search",
  showKeys: "Show keyboard shortcuts",
  goTo: "Go to a page, an account or a record, or do something",
  closeOpen: "Close what is open",
  moving: "Moving through the table",
  arrows: "Arrow keys",
  nextCell: "Go to the next cell",
  screen: "Go one screen up or down",
  rowEnds: "Go to the first or last cell of the row",
  pageEnds: "Go to the first header or the last cell of the page",
  onRow: "On a row",
  openRow: "Open the row, or its menu if it has no page",
  openMenu: "Open its menu",
  selecting: "Selecting",
  toggle: "Select or deselect the row",
  range: "Select every row from the last selected one to this one",
  extend: "Extend the selection",
  onHeader: "On a column's header",
  sort: "Sort",
  resize: "Focus the column edge; resize with the arrow keys",
  allMatching: "Select all rows that match",
  allOnPage: "Select all rows on the page",
  inForm: "In the form",
  inSettings: "In the settings",
  undo: "Undo the last change",
  redo: "Redo it",
  giveUp: "Cancel; it asks before changes are lost"
} as const

translatable({ keyMessages })
