import { translatable } from "../language/translatable.ts"
import { countText } from "../message/count-text.ts"
import { listedParts } from "../rows/listed-parts.ts"

/** What the panel of values says. */
export const facetMessages = {
  title: "Narrow",
  close: "Close Narrow",
  clear: "Clear all",
  clearColumn: (label: string) => `Clear ${label}`,
  hint: "Values in the loaded rows, with the number of rows for each.",
  /** A row without a value. */
  none: "(none)",
  yes: "Yes",
  no: "No",
  counting: "Counting…",
  nothing: "There is nothing to narrow these rows by.",
  find: (label: string) => `Find in ${label}`,
  noneFound: "No value contains this text.",
  more: (count: number) => `${countText(count)} more. Search to find them.`,
  failed: "The values could not be counted.",
  retry: "Retry",
  count: (count: number) => countText(count),
  left: (count: number) => `${countText(count)} ${count === 1 ? "row is" : "rows are"} left.`,
  chosen: (values: ReadonlyArray<string>) => `is ${values.length === 1 ? values[0] : `one of ${listedParts(values)}`}`,
  unkept:
    "These values are too many for the address: a reload, a link and a saved view forget them. Choose fewer, or set a filter.",
  unreadable: (text: string): string =>
    `"${text}" cannot be read. Write columns and their values as UTG Status is (Running or Error) and UTG Version is 5.0.0.3018.`,
  range: (from: string, to: string) => `${from} to ${to}`,
  before: (instant: string) => `is before ${instant}`,
  since: (instant: string) => `is ${instant} or later`,
  between: (from: string, to: string) => `is from ${from} to before ${to}`,
  either: (periods: ReadonlyArray<string>) => periods.join(" or ")
} as const

translatable({ facetMessages })
