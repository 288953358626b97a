/** The editor of JSON texts, of which the documents say no words. */
export const jsonMessages = {
  format: "Format",
  find: "Find",
  findIn: "Find in the text",
  next: "Next match",
  previous: "Previous match",
  close: "Close find",
  goTo: (line: number): string => `Go to line ${line}`,
  unexpected: (found: string | null): string => (found === null ? "the text ends too soon" : `unexpected ${found}`),
  matches: (at: number, count: number, isMore: boolean): string =>
    count === 0 ? "No match" : `${at} of ${count}${isMore ? "+" : ""}`
} as const
