import { translatable } from "../language/translatable.ts"

/** What a list says of how old its rows are. */
export const refreshMessages = {
  refresh: "Refresh",
  off: "Off",
  every: (milliseconds: number) => `${milliseconds / 1000} s`,
  now: "Refresh now",
  updated: "Updated",
  staleFrom: "Showing rows from",
  retry: "Retry",
  /** Said, not shown: the cells show it. */
  changed: (count: number) => `${count} ${count === 1 ? "row" : "rows"} changed`
} as const

translatable({ refreshMessages })
