import { translatable } from "../language/translatable.ts"
import { listedParts } from "../rows/listed-parts.ts"

/** What the browser keeps, as the user would call it, where the documents give no words. */
export const settingNames = {
  previouslySelectedUtgFilters: "filters of UTGs",
  previouslySelectedTaskFilters: "filters of tasks",
  previouslySelectedDeviceFilters: "filters of devices",
  pagesize: "page size",
  showtree: "whether the accounts are shown",
  sidebarwidth: "width of the sidebar",
  debug: "debug panels",
  selectedBusinessEntityId: "account last selected",
  listrefresh: "how often lists refresh",
  theme: "theme"
} as const

export const storageMessages = {
  brokenTitle: "Some settings could not be read",
  broken: (parts: ReadonlyArray<string>): string =>
    `What this browser has stored is damaged or from another version, so these settings were skipped: ${listedParts(parts)}.`
} as const

translatable({ settingNames, storageMessages })
