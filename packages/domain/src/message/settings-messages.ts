import { constraintMessages, followedBy } from "./constraint-messages.ts"

const counted = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`)

/** The form of settings that a schema describes, where the documents give no words. */
export const settingsMessages = {
  sections: "Sections",
  search: "Search settings",
  found: (count: number): string =>
    count === 0 ? "No settings found" : counted(count, "setting found", "settings found"),
  nothingFound: (search: string): string => `No setting has "${search}" in its name or description.`,
  noSettings: "There is nothing to set here.",
  loading: "Loading the form",
  noSchema: "No schema is known for it.",
  form: "Form",
  json: "JSON",
  view: "View",
  showJson: "The same settings as JSON. Secrets are masked; a mask that stays as it is keeps the secret.",
  jsonReadOnly: "The settings as JSON, secrets masked.",
  noForm: (reason: string): string => `These settings cannot be shown as a form. ${reason} They are shown as JSON.`,
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
  moveUp: (title: string): string => `Move ${title} up`,
  moveDown: (title: string): string => `Move ${title} down`,
  remove: (title: string): string => `Remove ${title}`,
  item: (title: string, place: number): string => `${title} ${place}`,
  kind: (title: string): string => `Kind of ${title}`,
  nameOf: (title: string): string => `Name of ${title}`,
  issues: (count: number): string => `${counted(count, "setting needs", "settings need")} your attention`,
  moreIssues: (count: number): string => `and ${count} more`,
  issueCount: (count: number): string => counted(count, "error", "errors"),
  changeCount: (count: number): string => counted(count, "change", "changes"),
  unknown: (names: ReadonlyArray<string>): string =>
    `The schema does not know ${names.join(", ")}. What is set there stays as it is.`,
  notJson: followedBy(constraintMessages.badInput, "Must be JSON.")
} as const
