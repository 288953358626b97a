import type { Page } from "../navigation/page.ts"
import { keyMessages } from "./key-messages.ts"

/** What a key does in a list; several combinations may do the same. */
interface ListKey {
  readonly combinations: ReadonlyArray<string>
  readonly does: string
}

export interface ListKeyGroup {
  readonly title: string
  readonly keys: ReadonlyArray<ListKey>
}

const everywhere: ReadonlyArray<ListKey> = [
  { combinations: ["?"], does: keyMessages.showKeys },
  { combinations: ["Ctrl+K", "Cmd+K"], does: keyMessages.goTo },
  { combinations: ["Escape"], does: keyMessages.closeOpen }
]

const anywhere: ListKeyGroup = {
  title: keyMessages.anywhere,
  keys: [{ combinations: ["/"], does: keyMessages.search }, ...everywhere]
}

const settings: ListKeyGroup = {
  title: keyMessages.inSettings,
  keys: [
    { combinations: ["Ctrl+Z", "Cmd+Z"], does: keyMessages.undo },
    { combinations: ["Ctrl+Y", "Ctrl+Shift+Z", "Cmd+Shift+Z"], does: keyMessages.redo },
    { combinations: ["Escape"], does: keyMessages.giveUp }
  ]
}

const fields: ListKeyGroup = {
  title: keyMessages.inForm,
  keys: [{ combinations: ["Escape"], does: keyMessages.giveUp }]
}

const configTabs: ReadonlySet<string> = new Set(["config", "apiinterface", "device"])

/** The keys of a page's own, where it is not a list's. */
const ownKeys = (page: Page | null): ReadonlyArray<ListKeyGroup> => {
  if (page?.page === "utg" || page?.page === "profile") {
    if (configTabs.has(page.tab)) return [settings]
    return page.page === "utg" && page.tab === "general" ? [fields] : []
  }
  return []
}

/** The keys of a page without a list: those of every page, and its own. */
export const pageKeys = (page: Page | null): ReadonlyArray<ListKeyGroup> => [
  { title: keyMessages.anywhere, keys: everywhere },
  ...ownKeys(page)
]

const moving: ListKeyGroup = {
  title: keyMessages.moving,
  keys: [
    { combinations: [keyMessages.arrows], does: keyMessages.nextCell },
    { combinations: ["Page Up", "Page Down"], does: keyMessages.screen },
    { combinations: ["Home", "End"], does: keyMessages.rowEnds },
    { combinations: ["Ctrl+Home", "Ctrl+End"], does: keyMessages.pageEnds }
  ]
}

const acting: ListKeyGroup = {
  title: keyMessages.onRow,
  keys: [
    { combinations: ["Enter"], does: keyMessages.openRow },
    { combinations: ["Shift+F10", "Menu"], does: keyMessages.openMenu }
  ]
}

const selecting: ListKeyGroup = {
  title: keyMessages.selecting,
  keys: [
    { combinations: ["Space"], does: keyMessages.toggle },
    { combinations: ["Shift+Space", "Shift+click"], does: keyMessages.range },
    { combinations: ["Shift+Arrow Up", "Shift+Arrow Down"], does: keyMessages.extend }
  ]
}

const heads: ListKeyGroup = {
  title: keyMessages.onHeader,
  keys: [
    { combinations: ["Enter"], does: keyMessages.sort },
    { combinations: ["F2"], does: keyMessages.resize }
  ]
}

/** Which rows Ctrl+A takes; null where the list has no checkboxes. */
export type SelectsAll = "matching" | "page" | null

const all: Readonly<Record<NonNullable<SelectsAll>, ListKey>> = {
  matching: { combinations: ["Ctrl+A"], does: keyMessages.allMatching },
  page: { combinations: ["Ctrl+A"], does: keyMessages.allOnPage }
}

/** The keys of a list, by groups. */
export const listKeys = (selectsAll: SelectsAll): ReadonlyArray<ListKeyGroup> => [
  anywhere,
  moving,
  acting,
  ...(selectsAll === null ? [] : [{ ...selecting, keys: [...selecting.keys, all[selectsAll]] }]),
  heads
]
