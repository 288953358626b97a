import { type Clocks, readClocks } from "../appearance/clocks.ts"
import { readTheme, type Theme } from "../appearance/theme.ts"
import { jsonIn } from "../json/json-text.ts"
import { type Language, languageKey, readLanguage } from "../language/language.ts"
import type { ListId } from "../rows/list-id.ts"
import { defaultPageSize, pageSizes } from "../rows/paging.ts"
import { type RefreshChoices, readRefreshChoices } from "../rows/refresh.ts"
import { accessToken } from "./access-token-key.ts"
import type { StoredKey } from "./stored-key.ts"

const flag = (key: string, otherwise: boolean): StoredKey<boolean> => ({
  key,
  read: (text) => (text === "true" ? true : text === "false" ? false : otherwise),
  write: String
})

const whole = (text: string | null): number | null => (text !== null && /^\d{1,15}$/u.test(text) ? Number(text) : null)

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
