import { translatable } from "../language/translatable.ts"

/** Two configurations side by side; the documents give no words for it. */
export const compareMessages = {
  title: "Compare",
  sides: { left: "First", right: "Second" },
  kinds: { utg: "UTG", profile: "Profile" },
  kind: "What",
  choose: "Choose",
  change: "Change",
  chooseFor: { left: "Choose What to Compare", right: "Choose What to Compare With" },
  changeFor: { left: "Change the first", right: "Change the second" },
  swap: "Swap",
  nothingChosen: "Choose two UTGs or profiles.",
  notChosen: "Nothing chosen yet",
  missing: { utg: "There is no such UTG, or it has no configuration.", profile: "There is no such profile." },
  unreadable: (reason: string): string => `It could not be read. ${reason}`,
  onlyDifferences: "Only differences",
  differences: (count: number): string =>
    count === 0 ? "Nothing differs." : count === 1 ? "One setting differs." : `${count} settings differ.`,
  settings: "Settings",
  hint: "Select one or two UTGs to compare them."
} as const

translatable({ compareMessages })
