import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import type { ListId } from "./list-description.ts"
import { listedParts } from "./listed-parts.ts"

/** What the Views dialog says. */
export const viewMessages = {
  title: "Views",
  hint: "A view is the search, filter, sort, columns and page size of this list under a name, kept in this browser.",
  list: "Saved views",
  shown: "Shown",
  changed: "Changed",
  isDefault: "Default",
  defaultHint: "The default view opens when the address of the list says nothing else.",
  saveTitle: "Save as a view",
  renameTitle: "Rename view",
  replaceTitle: "Replace view",
  deleteTitle: "Delete view",
  show: "Show",
  apply: (name: string) => `Show ${name}`,
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
  importFile: "File of views",
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
  taken: (name: string) => followedBy(constraintMessages.invalid, `There is a view “${name}” already.`),
  tooMany: (limit: number) => `A list keeps at most ${limit} views.`,
  longQuery: "What this list shows is too long to be kept as a view.",
  overwrite: (name: string) => `Replace what “${name}” shows with what the list shows now?`,
  delete: (name: string) => `Delete the view “${name}”? The list stays as it is.`,
  ignored: (parts: ReadonlyArray<string>) => `Saved views that could not be read were left out: ${listedParts(parts)}.`,
  partlyApplied: (name: string, parts: ReadonlyArray<string>) =>
    `Parts of the view “${name}” could not be read and were left out: ${listedParts(parts)}.`,
  file: {
    unreadable: "The file could not be read.",
    tooLarge: "The file is too large to be a file of views.",
    noJson: "The file is not a file of views: it is not JSON, or it was cut off.",
    noViews: "The file is not a file of views of Command Center.",
    newer: "The file was written by another version of Command Center.",
    otherList: (list: ListId, own: ListId) => `The file has views of the list “${list}”, not of “${own}”.`,
    empty: "The file has no views."
  },
  result: {
    taken: "Taken.",
    kept: "Is here already.",
    renamed: (name: string) => `Taken as “${name}”: there is another view of this name.`,
    partly: (text: string, parts: ReadonlyArray<string>) => `${text} Left out: ${listedParts(parts)}.`,
    unnamed: (place: number) => `View ${place} of the file`,
    noView: "Refused: it has no name or says nothing of a list.",
    refused: (reason: string) => `Refused: ${reason}`
  }
} as const
