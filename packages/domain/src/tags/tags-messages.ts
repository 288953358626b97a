import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import { countText } from "../message/count-text.ts"
import { listedParts } from "../rows/listed-parts.ts"

const utgs = (count: number): string => `${countText(count)} ${count === 1 ? "UTG" : "UTGs"}`

/** A tag with a number of UTGs. */
export interface CountedTag {
  readonly tag: string
  readonly count: number
}

const counted = ({ tag, count }: CountedTag, where: "on" | "off"): string => `“${tag}” ${where} ${utgs(count)}`

/** What is said of tags on UTGs: the user's own, kept in the browser. */
export const tagMessages = {
  utgs,
  blank: followedBy(constraintMessages.valueMissing, "Type a tag."),
  tooLong: constraintMessages.tooLong,
  comma: followedBy(constraintMessages.invalid, "A tag has no comma. Add two tags instead."),
  had: (tag: string): string => `This UTG already has the tag “${tag}”.`,
  full: (limit: number): string => `A UTG has at most ${limit} tags. Remove one first.`,
  of: (name: string): string => `Tags of ${name}`,
  remove: (tag: string): string => `Remove tag ${tag}`,
  create: (tag: string): string => `Create “${tag}”`,
  suggestions: "Known tags",
  fewer: "Show fewer tags",
  showMore: (count: number): string => `Show ${count} more ${count === 1 ? "tag" : "tags"}`,
  reading: "Reading tags…",
  unreadable:
    "The tags could not be read: this browser's storage is blocked. Allow this site to store data, then retry.",
  retry: "Retry",
  none: "You have no tags yet.",
  notKept:
    "Nothing was changed: this browser's storage is full or blocked. Free some space or allow this site to store data, then try again.",
  setAsideTitle: "Some tags could not be read",
  setAside: (parts: ReadonlyArray<string>): string =>
    `What this browser has stored of your tags is damaged or from another version: ${listedParts(parts)}. The readable tags are shown. Download the rest in Manage tags.`,
  aside: "Some stored tags could not be read and were set aside.",
  downloadAside: "Download them",
  discardAside: "Delete them",
  discardingAside:
    "Delete what could not be read? It cannot be brought back. Download it first if you may still need it.",
  crashed: "Something went wrong with the tags. Close this and try again.",
  tagSelected: (count: number): string => {
    if (count < 2) return count === 0 ? "Tag the selected UTGs…" : "Tag the selected UTG…"
    return `Tag the ${countText(count)} selected UTGs…`
  },
  selectFirst: "Select UTGs in the list to tag them together.",
  ownHint: "Tags are your own. They stay in this browser, and nothing about them is sent to the services.",
  many: {
    title: (count: number): string => `Tag ${utgs(count)}`,
    known: "Tags to put on or take off",
    newTag: "New tag",
    addNew: "Add",
    none: "No tags yet. Type the first one above.",
    share: (count: number, total: number): string => {
      if (count === 0) return "None has it"
      return count === total
        ? total === 1
          ? "Has it"
          : "All have it"
        : `${countText(count)} of ${countText(total)} have it`
    },
    nothing: "Tick tags to put them on, untick those to take off.",
    /** With the number of UTGs that do not have, or have, each tag now. */
    will: (put: ReadonlyArray<CountedTag>, taken: ReadonlyArray<CountedTag>): string =>
      [
        ...(put.length === 0 ? [] : [`Puts ${listedParts(put.map((each) => counted(each, "on")))}.`]),
        ...(taken.length === 0 ? [] : [`Takes ${listedParts(taken.map((each) => counted(each, "off")))}.`])
      ].join(" "),
    save: "Save tags",
    unsaved: "The tags have not been saved yet.",
    done: "Done",
    unchanged: "Nothing had to be changed.",
    put: (tag: string, count: number): string => `“${tag}” put on ${utgs(count)}.`,
    taken: (tag: string, count: number): string => `“${tag}” taken off ${utgs(count)}.`,
    hadIt: (tag: string, count: number): string => `${utgs(count)} already had “${tag}”.`,
    refused: (tag: string, count: number): string =>
      `“${tag}” could not be put on ${utgs(count)}: no more tags fit. Remove tags you no longer need, then try again.`
  },
  manager: {
    list: "Your tags",
    none: "You have no tags yet. Add one on the page of a UTG, or select UTGs in the list and tag them under Narrow.",
    rename: "Rename",
    renameTitle: "Rename tag",
    renameLabel: (tag: string): string => `Rename ${tag}`,
    name: "Tag",
    joins: (name: string): string => `A tag “${name}” already exists. The two become one.`,
    unrenamed: "The tag has not been renamed yet.",
    remove: "Delete",
    deleteTitle: "Delete tag",
    deleteLabel: (tag: string): string => `Delete ${tag}`,
    delete: (tag: string, count: number): string =>
      `Delete the tag “${tag}”? It is taken off ${utgs(count)}; the UTGs themselves stay as they are.`,
    named: (views: ReadonlyArray<string>): string =>
      `${countText(views.length)} saved ${views.length === 1 ? "view narrows its list" : "views narrow their lists"} by it: ${listedParts(views.map((name) => `“${name}”`))}. With the tag gone, no UTG is found by it there.`,
    deleted: (tag: string, count: number): string => `“${tag}” was deleted and taken off ${utgs(count)}.`,
    undo: "Undo",
    back: "Back",
    done: "Done",
    import: "Import…",
    importFile: "Tags file",
    importAnother: "Another file…",
    imported: "Imported tags",
    exportJson: "Export",
    exportCsv: "Export as CSV",
    working: "Saving…",
    problems: "Not imported",
    more: (count: number): string => `${countText(count)} more are not listed.`
  },
  file: {
    unreadable: "The file could not be read. Check that it is still there, then choose it again.",
    tooLarge: "The file is too large to be a tags file. Split it into files of at most 50,000 UTGs.",
    noJson: "This is not a tags file: its JSON is incomplete or damaged. Export the tags again.",
    noTags:
      "This is not a tags file. Choose a file that was exported here, or a CSV file with the columns UTG ID, Nickname, Tags.",
    newer: "The file was written by another version of Command Center. Export the tags again with this one.",
    empty: "The file has no tags.",
    rest: "The rest of the file",
    brokenQuote: "A quotation mark is missing. Put quotation marks on both sides of each cell that has any.",
    line: (line: number, field: string): string => `Line ${countText(line)}, ${field}`,
    noId: "This is not the id of a UTG. Write its number, as 80123.",
    noUtg: "This is not a UTG with tags. Write its id, its nickname and a list of tags.",
    noTag: "A tag is a text. Put it in quotation marks."
  }
} as const

translatable({ tagMessages })
