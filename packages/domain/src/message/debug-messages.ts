import { translatable } from "../language/translatable.ts"

/** What the panels of `?debug` are. */
export const debugMessages = {
  title: (page: string): string => `${page}: raw data`,
  note: "The records as the service sent them, with every field. What the pages mask is masked here too.",
  notKept: "The records were not kept when these rows were loaded. Refresh the list."
} as const

translatable({ debugMessages })
