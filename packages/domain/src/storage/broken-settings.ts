import { ignoredClauses, readFilterDraft } from "../filter/filter-storage.ts"
import {
  deviceAddressProperties,
  type FilterProperty,
  tasksAddressProperties,
  utgAddressProperties
} from "../filter/property.ts"
import { isJsonObject } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import { isSameJson } from "../json/same-json.ts"
import { browserStore, type FiltersByAccount } from "./browser-store.ts"
import { settingNames } from "./storage-messages.ts"
import type { StoredKey } from "./stored-key.ts"

/** What the browser keeps and the console cannot read. */
export interface BrokenSettings {
  /** What was left out, as the user would call it. */
  readonly ignored: ReadonlyArray<string>
  /** The texts that hold what could be read: by key. */
  readonly repaired: ReadonlyArray<readonly [key: string, text: string]>
}

type Check = (text: string) => BrokenSettings

const nothing: BrokenSettings = { ignored: [], repaired: [] }

const plain =
  <Value>({ key, read, write }: StoredKey<Value>, name: string, sound: RegExp): Check =>
  (text) =>
    sound.test(text) ? nothing : { ignored: [name], repaired: [[key, write(read(text))]] }

const filters =
  ({ key, read, write }: StoredKey<FiltersByAccount>, name: string, properties: ReadonlyArray<FilterProperty>): Check =>
  (text) => {
    if (!isJsonObject(jsonIn(text))) return { ignored: [name], repaired: [[key, write({})]] }
    const byAccount = read(text)
    const labels = new Set(Object.values(byAccount).flatMap((draft) => ignoredClauses(properties, draft)))
    if (labels.size === 0) return nothing
    const kept = Object.entries(byAccount).flatMap(([account, stored]) => {
      const draft = readFilterDraft(properties, stored)
      return draft === null ? [] : [[account, draft] as const]
    })
    return {
      ignored: [...labels].map((label) => `${name}: ${label}`),
      repaired: [[key, write(Object.fromEntries(kept))]]
    }
  }

/** Sound where nothing is lost in reading. */
const json =
  <Value>({ key, read, write }: StoredKey<Value>, name: string): Check =>
  (text) => {
    const kept = write(read(text))
    return isSameJson(jsonIn(kept), jsonIn(text)) ? nothing : { ignored: [name], repaired: [[key, kept]] }
  }

const flag = /^(?:true|false)$/u

/** The keys of document 1 §3 but the token, which signing in replaces, how often lists refresh, and the theme. */
const checks: Readonly<Record<keyof typeof settingNames, Check>> = {
  previouslySelectedUtgFilters: filters(
    browserStore.previouslySelectedUtgFilters,
    settingNames.previouslySelectedUtgFilters,
    utgAddressProperties
  ),
  previouslySelectedTaskFilters: filters(
    browserStore.previouslySelectedTaskFilters,
    settingNames.previouslySelectedTaskFilters,
    tasksAddressProperties
  ),
  previouslySelectedDeviceFilters: filters(
    browserStore.previouslySelectedDeviceFilters,
    settingNames.previouslySelectedDeviceFilters,
    deviceAddressProperties
  ),
  pagesize: plain(browserStore.pagesize, settingNames.pagesize, /^(?:10|25|50|250|500|1000)$/u),
  showtree: plain(browserStore.showtree, settingNames.showtree, flag),
  sidebarwidth: plain(browserStore.sidebarwidth, settingNames.sidebarwidth, /^\d{1,6}(?:\.\d{1,20})?(?:px)?$/u),
  debug: plain(browserStore.debug, settingNames.debug, flag),
  selectedBusinessEntityId: plain(
    browserStore.selectedBusinessEntityId,
    settingNames.selectedBusinessEntityId,
    /^\d{1,15}$/u
  ),
  listrefresh: json(browserStore.listrefresh, settingNames.listrefresh),
  theme: plain(browserStore.theme, settingNames.theme, /^(?:system|light|dark)$/u)
}

/**
 * What cannot be read of the browser's keys, piece by piece, for one notice, and the texts to put in their place so that
 * it is told once. A key that is missing or empty is sound.
 */
export const brokenSettings = (read: (key: string) => string | null): BrokenSettings => {
  const found = Object.entries(checks).map(([key, check]) => {
    const text = read(key)
    return text === null || text === "" ? nothing : check(text)
  })
  return { ignored: found.flatMap(({ ignored }) => ignored), repaired: found.flatMap(({ repaired }) => repaired) }
}
