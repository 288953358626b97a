import { translatable } from "../language/translatable.ts"
import type { EntryKind } from "./palette-entry.ts"

/** The command palette; the documents have none. */
export const paletteMessages = {
  placeholder: "A page, an account, a UTG, an action…",
  results: "Results",
  nothing: (text: string): string => `Nothing found for “${text}”.`,
  count: (count: number): string => (count === 1 ? "1 result" : `${count} results`),
  more: (count: number): string => `The best ${count} results: type more to find others`,
  looking: "Looking through UTGs, profiles and config templates…",
  notRead: (reason: string): string => `Not everything could be looked through: ${reason}`,
  crashed: "UTGs, profiles and config templates could not be looked through.",
  compare: "Compare configurations",
  /** By which all that can be set is found. */
  settings: "Settings",
  rights: "Why can I, and why not?"
} as const

export const kindLabels: Readonly<Record<EntryKind, string>> = {
  page: "Page",
  account: "Account",
  view: "View",
  utg: "UTG",
  profile: "Profile",
  template: "Config Template",
  action: "Action"
}

translatable({ paletteMessages, kindLabels })
