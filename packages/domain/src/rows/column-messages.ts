import { listedParts } from "./listed-parts.ts"

/** What the Columns dialog says. */
export const columnMessages = {
  title: "Columns",
  hint: "Drag a column, press its arrows, or Alt with the arrow keys, to move it. Changes show at once and are kept in this browser.",
  density: "Row height",
  comfortable: "Comfortable",
  compact: "Compact",
  pin: (label: string) => `Pin ${label}`,
  resetWidth: (label: string) => `Reset the width of ${label}`,
  resetAll: "Reset columns",
  nameStays: "It names the row, so it is always shown.",
  lastStays: "It is the last column shown, so it stays.",
  moved: (label: string, place: number, count: number) => `${label} is column ${place} of ${count}.`,
  shown: (label: string) => `${label} is shown.`,
  hidden: (label: string) => `${label} is hidden.`,
  pinned: (label: string) => `${label} is pinned.`,
  loose: (label: string) => `${label} is no longer pinned.`,
  widthReset: (label: string) => `${label} is as wide as the table sees fit.`,
  reset: "The columns are as they were at first.",
  ignored: (parts: ReadonlyArray<string>) =>
    `Column settings that could not be read were left out: ${listedParts(parts)}.`
} as const
