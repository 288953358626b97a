import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "./constraint-messages.ts"

const counted = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`)

/** The form of settings that a schema describes, where the documents give no words. */
export const settingsMessages = {
  sections: "Sections",
  /** What stands in no section. */
  general: "General",
  search: "Search settings",
  found: (count: number): string =>
    count === 0 ? "No settings found" : counted(count, "setting found", "settings found"),
  nothingFound: (search: string): string => `No setting has "${search}" in its name or description.`,
  noSettings: "There are no settings here.",
  loading: "Loading the form",
  noSchema: "There is no schema for it.",
  form: "Form",
  json: "JSON",
  view: "View",
  showJson: "The same settings as JSON. Secrets are masked; leave a mask unchanged to keep its secret.",
  jsonReadOnly: "The settings as JSON, with secrets masked.",
  noForm: (reason: string): string =>
    `These settings cannot be shown as a form. ${followedBy(reason, "They are shown as JSON.")}`,
  /** A form of what is known without a schema. */
  partOfForm: (reason: string, fields: ReadonlyArray<string>): string =>
    followedBy(reason, `The form has only ${fields.join(" and ")}. All settings are shown as JSON.`),
  undo: "Undo",
  redo: "Redo",
  isDefault: "Default",
  default: (value: string): string => `Default: ${value}`,
  restore: (title: string): string => `Restore the default of ${title}`,
  changed: "Changed",
  notSet: "Not set",
  notOffered: (value: string): string => `${value} (not among the choices)`,
  on: "On",
  off: "Off",
  empty: "empty",
  reveal: (title: string): string => `Reveal ${title}`,
  hide: (title: string): string => `Hide ${title}`,
  add: (title: string): string => `Add to ${title}`,
  noItems: "None",
  isFull: "It has all the entries it may have.",
  isFirst: "It is the first entry.",
  isLast: "It is the last entry.",
  isFixed: "The schema lets nobody change it.",
  moveUp: (title: string): string => `Move ${title} up`,
  moveDown: (title: string): string => `Move ${title} down`,
  remove: (title: string): string => `Remove ${title}`,
  item: (title: string, place: number): string => `${title} ${place}`,
  kind: (title: string): string => `Kind of ${title}`,
  kindAt: (place: number): string => `Kind ${place}`,
  nameOf: (title: string): string => `Name of ${title}`,
  issues: (count: number): string => `${counted(count, "setting needs", "settings need")} your attention`,
  moreIssues: (count: number): string => `and ${count} more`,
  issueCount: (count: number): string => counted(count, "error", "errors"),
  changeCount: (count: number): string => counted(count, "change", "changes"),
  unknown: (names: ReadonlyArray<string>): string =>
    `The schema does not describe ${names.join(", ")}. These settings stay as they are.`,
  notJson: followedBy(constraintMessages.badInput, "Must be JSON.")
} as const

translatable({ settingsMessages })
