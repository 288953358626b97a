import { translatable } from "../language/translatable.ts"
import { listedParts } from "./listed-parts.ts"

/** What the Columns dialog says. */
export const columnMessages = {
  title: "Columns",
  hint: "To move a column, drag it, use its arrow buttons, or press Alt and an arrow key. Changes apply at once and are kept in this browser.",
  density: "Row height",
  comfortable: "Comfortable",
  compact: "Compact",
  roomy: "Roomy",
  pin: (label: string) => `Pin ${label}`,
  resetWidth: (label: string) => `Reset the width of ${label}`,
  resetAll: "Reset columns",
  widthIsAutomatic: "It has its automatic width.",
  isDefault: "The columns are at their defaults.",
  isFirst: "It is the first column.",
  isLast: "It is the last column.",
  isFirstLoose: "It comes first after the pinned columns.",
  isLastPinned: "It is the last pinned column.",
  nameStays: "Always shown: it identifies the row.",
  lastStays: "Always shown: it is the last visible column.",
  moved: (label: string, place: number, count: number) => `${label} is column ${place} of ${count}.`,
  shown: (label: string) => `${label} is shown.`,
  hidden: (label: string) => `${label} is hidden.`,
  pinned: (label: string) => `${label} is pinned.`,
  loose: (label: string) => `${label} is no longer pinned.`,
  widthReset: (label: string) => `${label} is back to its automatic width.`,
  reset: "The columns are back to their defaults.",
  ignored: (parts: ReadonlyArray<string>) =>
    `Some column settings could not be read and were skipped: ${listedParts(parts)}.`
} as const

translatable({ columnMessages })
