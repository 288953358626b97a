import { isJsonObject } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import type { StoredKey } from "../storage/stored-key.ts"
import type { PaletteEntry } from "./palette-entry.ts"

/** What is kept of a choice: enough to offer it again, where it is still allowed. */
export type RecentEntry = Pick<PaletteEntry, "id" | "label" | "detail">

export const mostRecent = 8

/** What was chosen lately, with one more in front. */
export const withRecent = (recent: ReadonlyArray<RecentEntry>, entry: RecentEntry): ReadonlyArray<RecentEntry> => {
  const { id, label, detail } = entry
  return [{ id, label, detail }, ...recent.filter((each) => each.id !== id)].slice(0, mostRecent)
}

const recentOf = (value: unknown): ReadonlyArray<RecentEntry> => {
  if (!isJsonObject(value)) return []
  const { id, label, detail } = value
  return typeof id === "string" && typeof label === "string" && typeof detail === "string"
    ? [{ id, label, detail }]
    : []
}

/** What somebody chose lately in this browser. */
export const recentKey = (userId: number): StoredKey<ReadonlyArray<RecentEntry>> => ({
  key: `recent.${userId}`,
  read: (text) => {
    const stored = text === null ? null : jsonIn(text)
    return Array.isArray(stored) ? stored.flatMap(recentOf).slice(0, mostRecent) : []
  },
  write: (recent) => JSON.stringify(recent)
})
