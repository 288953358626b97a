import { translatable } from "../language/translatable.ts"

/** What is reviewed before it is saved, and what two people changed at once; the documents give no words for them. */
export const reviewMessages = {
  title: "Review Changes",
  text: (count: number): string =>
    count === 1 ? "This setting will be saved:" : `These ${count} settings will be saved:`,
  nothing: "No visible setting changes.",
  save: "Save",
  changes: "Changes",
  differ: "differ",
  setting: "Setting",
  from: "From",
  to: "To",
  notSet: "not set",
  empty: "empty",
  removed: "removed",
  more: (count: number): string => `Show ${count} more`,
  /** What a profile or a config template brings to a UTG. */
  values: "Values That Differ",
  reading: "Reading",
  noDifference: "Nothing differs.",
  valuesUnreadable: (reason: string): string => `The differences are not known. ${reason}`,
  all: "Show all",
  less: "Show less",
  whole: "Configuration"
} as const

export const collisionMessages = {
  title: "Changed Elsewhere",
  text: "This was changed by someone else since you opened it. Nothing has been saved yet.",
  /** What is put together belongs to a draft that was kept: nothing is saved yet. */
  goOn: "Continue",
  merged: (count: number): string =>
    count === 1
      ? "Someone else changed one other setting. Their change is kept:"
      : `${count} other settings were changed by someone else. Their changes are kept:`,
  choose: (count: number): string =>
    count === 1
      ? "You and someone else changed the same setting. Choose which value to keep:"
      : `${count} settings were changed by you and by someone else. Choose which values to keep:`,
  chooseFirst: "Choose a value for each setting above.",
  was: "Was",
  mine: "Mine",
  theirs: "Theirs",
  allMine: "All Mine",
  allTheirs: "All Theirs"
} as const

translatable({ reviewMessages, collisionMessages })
