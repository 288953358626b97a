import { type Clocks, readClocks } from "../appearance/clocks.ts"
import { readTheme, type Theme } from "../appearance/theme.ts"
import { jsonIn } from "../json/json-text.ts"
import { type Language, languageKey, readLanguage } from "../language/language.ts"
import type { ListId } from "../rows/list-id.ts"
import { defaultPageSize, pageSizes } from "../rows/paging.ts"
import { type RefreshChoices, readRefreshChoices } from "../rows/refresh.ts"

/** One of the browser's keys: how its text is read, whatever it holds, and what is written. */
export interface StoredKey<Value> {
  readonly key: string
  /** Never throws: what cannot be read is the default. */
  readonly read: (text: string | null) => Value
  readonly write: (value: Value) => string
}

const flag = (key: string, otherwise: boolean): StoredKey<boolean> => ({
  key,
  read: (text) => (text === "true" ? true : text === "false" ? false : otherwise),
  write: String
})

const whole = (text: string | null): number | null => (text !== null && /^\d{1,15}$/u.test(text) ? Number(text) : null)

/** What a header can carry: visible ASCII without blanks. A token of anything else would fail each call it is sent with. */
const sendable = /^[\x21-\x7e]{1,8192}$/u

const sendableToken = (value: unknown): string | null =>
  typeof value === "string" && sendable.test(value) && value !== "null" && value !== "undefined" ? value : null

/** The token's text. Older consoles may have left JSON text or an object with a `token`. */
const accessToken: StoredKey<string | null> = {
  key: "accessToken",
  read: (text) => {
    if (text === null) return null
    const given = /^["{]/u.test(text) ? jsonIn(text) : text
    return sendableToken(typeof given === "object" && given !== null && "token" in given ? given.token : given)
  },
  write: (token) => token ?? ""
}

export const sidebarWidths = { least: 200, most: 640, default: 300 } as const

/** Pixels (document 1 §9). */
const sidebarWidth: StoredKey<number> = {
  key: "sidebarwidth",
  read: (text) => {
    const [, pixels] = /^(\d{1,6}(?:\.\d{1,20})?)(?:px)?$/u.exec(text ?? "") ?? []
    return pixels === undefined
      ? sidebarWidths.default
      : Math.min(sidebarWidths.most, Math.max(sidebarWidths.least, Math.round(Number(pixels))))
  },
  write: String
}

const pageSize: StoredKey<number> = {
  key: "pagesize",
  read: (text) => pageSizes.find((size) => size === whole(text)) ?? defaultPageSize,
  write: String
}

/** "0" stands for none (document 1 §2.1). */
const selectedBusinessEntityId: StoredKey<number | null> = {
  key: "selectedBusinessEntityId",
  read: (text) => whole(text) || null,
  write: (id) => (id === null ? "" : String(id))
}

/** Filter drafts by business entity id; what a draft may hold is read by the filter itself. */
export type FiltersByAccount = Readonly<Record<string, unknown>>

const parsedObject = (text: string | null): Readonly<Record<string, unknown>> => {
  const value = text === null ? undefined : jsonIn(text)
  return typeof value === "object" && !Array.isArray(value) ? { ...value } : {}
}

const filters = (key: string): StoredKey<FiltersByAccount> => ({
  key,
  read: parsedObject,
  write: (byAccount) => JSON.stringify(byAccount)
})

/** What was chosen per list, in milliseconds. */
const listRefresh: StoredKey<RefreshChoices> = {
  key: "listrefresh",
  read: (text) => readRefreshChoices(parsedObject(text)),
  write: (choices) => JSON.stringify(choices)
}

const clocks: StoredKey<Clocks> = { key: "clocks", read: readClocks, write: String }

const language: StoredKey<Language> = { key: languageKey, read: readLanguage, write: String }

const theme: StoredKey<Theme> = { key: "theme", read: readTheme, write: String }

/**
 * The keys the console keeps in the browser: those of document 1 §3, how often a list refreshes, the theme, whose
 * clocks times are shown on, and the language.
 */
export const browserStore = {
  accessToken,
  previouslySelectedUtgFilters: filters("previouslySelectedUtgFilters"),
  previouslySelectedTaskFilters: filters("previouslySelectedTaskFilters"),
  previouslySelectedDeviceFilters: filters("previouslySelectedDeviceFilters"),
  pagesize: pageSize,
  showtree: flag("showtree", true),
  sidebarwidth: sidebarWidth,
  debug: flag("debug", false),
  selectedBusinessEntityId,
  listrefresh: listRefresh,
  theme,
  clocks,
  language
} as const

/** The console's own keys, one per list: its columns (rows/column-storage) and its views (rows/saved-views-storage). */
export const columnsKey = (list: ListId): string => `columns.${list}`
export const viewsKey = (list: ListId): string => `views.${list}`

/** Alert rules per user, and what was counted last for them (alerts/alert-storage). */
export const alertsKey = (userId: number): string => `alerts.${userId}`
export const alertStatesKey = (userId: number): string => `alertstates.${userId}`

/** What was changed on a page and not saved, per user, account and page. */
export const draftKey = (userId: number, businessEntityId: number, page: string): string =>
  `draft.${userId}.${businessEntityId}.${page}`
