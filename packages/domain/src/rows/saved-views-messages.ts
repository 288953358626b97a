import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import type { LongPart } from "./address-parts.ts"
import type { ListId } from "./list-id.ts"
import { listedParts } from "./listed-parts.ts"

const longPartNames: Readonly<Record<LongPart, string>> = {
  search: "the search",
  filter: "the filter",
  facets: "what is chosen under Narrow",
  columns: "the columns"
}

/** What the Views dialog says. */
export const viewMessages = {
  title: "Views",
  /** The menu of how a list is shown. */
  menu: "View",
  hint: "A view saves this list's search, filter, sort, columns and page size under a name, in this browser.",
  list: "Saved views",
  shown: "Shown",
  changed: "Changed",
  isDefault: "Default",
  defaultHint: "The default view opens whenever you go to this list without a filter or search in the address.",
  saveTitle: "Save as a view",
  renameTitle: "Rename view",
  replaceTitle: "Replace view",
  deleteTitle: "Delete view",
  show: "Show",
  apply: (name: string) => `Show ${name}`,
  alertMe: (name: string) => `Alert me when ${name} passes a limit…`,
  makeDefault: (name: string) => `Open ${name} by default`,
  replaceLabel: (name: string) => `Replace ${name} with what is shown`,
  renameLabel: (name: string) => `Rename ${name}`,
  deleteLabel: (name: string) => `Delete ${name}`,
  saveAs: "Save as…",
  save: "Save",
  name: "Name",
  replace: "Replace",
  remove: "Delete",
  rename: "Rename",
  import: "Import…",
  importFile: "Views file",
  importAnother: "Another file…",
  export: "Export all",
  back: "Back",
  reading: "Reading the file…",
  imported: "Imported views",
  none: "No views are saved for this list yet.",
  unsaved: "The view has not been saved yet.",
  unrenamed: "The view has not been renamed yet.",
  blank: followedBy(constraintMessages.valueMissing, "Give the view a name."),
  tooLong: constraintMessages.tooLong,
  gone: "This view is no longer there: it was renamed or deleted in another tab.",
  taken: (name: string) => followedBy(constraintMessages.invalid, `A view named “${name}” already exists.`),
  tooMany: (limit: number) => `A list keeps at most ${limit} views.`,
  longQuery: "This list's filter is too long to save as a view.",
  partsTooLong: (parts: ReadonlyArray<LongPart>) =>
    `Too long to be kept in a view: ${parts.map((part) => longPartNames[part]).join(", ")}. Shorten it, then save.`,
  overwrite: (name: string) => `Replace “${name}” with what the list shows now?`,
  delete: (name: string) => `Delete the view “${name}”? The list stays as it is.`,
  ignored: (parts: ReadonlyArray<string>) =>
    `Some saved views could not be read and were skipped: ${listedParts(parts)}.`,
  partlyApplied: (name: string, parts: ReadonlyArray<string>) =>
    `Parts of the view “${name}” could not be read and were skipped: ${listedParts(parts)}.`,
  file: {
    unreadable: "The file could not be read.",
    tooLarge: "The file is too large to be a views file.",
    noJson: "This is not a views file: it is not JSON, or it is incomplete.",
    noViews: "This is not a Command Center views file.",
    newer: "The file was written by another version of Command Center.",
    otherList: (list: ListId, own: ListId) => `The file has views for the list “${list}”, not for “${own}”.`,
    empty: "The file has no views."
  },
  result: {
    taken: "Imported.",
    kept: "Already here.",
    renamed: (name: string) => `Imported as “${name}”, because another view has this name.`,
    partly: (text: string, parts: ReadonlyArray<string>) => `${text} Skipped: ${listedParts(parts)}.`,
    unnamed: (place: number) => `View ${place} of the file`,
    noView: "Refused: it has no name or does not name its list.",
    refused: (reason: string) => `Refused: ${reason}`
  }
} as const

translatable({ viewMessages })
