const whole = new Intl.NumberFormat("en-US")

const rows = (count: number): string => `${whole.format(count)} ${count === 1 ? "row" : "rows"}`

/** Sentences of the panel that narrows a list by the values of its columns. */
export const facetMessages = {
  title: "Narrow",
  open: "Narrow the list by its values",
  close: "Close the panel",
  chosen: "Narrowed to",
  clear: "Clear",
  clearAll: "Clear all",
  clearColumn: (label: string) => `Clear ${label}`,
  noValue: "No value",
  find: (label: string) => `Find in ${label}`,
  count: (count: number) => whole.format(count),
  /** Of a value, to who hears the page. */
  valueOf: (value: string, count: number) => `${value}, ${rows(count)}`,
  more: (count: number) => `${whole.format(count)} more: type to find them`,
  nothingFound: (term: string) => `No value has “${term}” in it.`,
  nothingToNarrow: "Every row has the same values: there is nothing to narrow.",
  failed: "The values could not be counted.",
  /** What is chosen, and what is left of the list. */
  left: (labels: ReadonlyArray<string>, count: number) =>
    labels.length === 0
      ? `No longer narrowed: ${rows(count)}.`
      : `Narrowed by ${labels.join(", ")}: ${rows(count)} left.`
} as const
