/** What is reviewed before it is saved, and what two people changed at once; the documents give no words for them. */
export const reviewMessages = {
  title: "Review Changes",
  text: (count: number): string =>
    count === 1 ? "This setting will be saved:" : `These ${count} settings will be saved:`,
  nothing: "Nothing that a person would see.",
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
  valuesUnreadable: (reason: string): string => `What would differ is not known. ${reason}`,
  all: "Show all",
  less: "Show less",
  whole: "Configuration"
} as const

export const collisionMessages = {
  title: "Changed Elsewhere",
  text: "It was changed on the service since this page read it. Nothing was saved yet.",
  /** What is put together belongs to a draft that was kept: nothing is saved yet. */
  goOn: "Continue",
  merged: (count: number): string =>
    count === 1
      ? "One setting that was changed there does not touch yours, and is kept:"
      : `${count} settings that were changed there do not touch yours, and are kept:`,
  choose: (count: number): string =>
    count === 1
      ? "One setting was changed on both sides. Choose what it is to be:"
      : `${count} settings were changed on both sides. Choose what each is to be:`,
  was: "Was",
  mine: "Mine",
  theirs: "Theirs",
  allMine: "All Mine",
  allTheirs: "All Theirs"
} as const
