/** What the panels of `?debug` are. */
export const debugMessages = {
  title: (page: string): string => `${page}: raw data`,
  note: "The records as the service sent them, every field of them. What the pages mask is masked here.",
  notKept: "The records were not kept when these rows were read: refresh the list."
} as const
