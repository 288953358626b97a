import type { JsonError } from "../json/json-error.ts"
import { translatable } from "../language/translatable.ts"

const unexpected = (found: string | null): string => (found === null ? "the text ends too soon" : `unexpected ${found}`)

/** The editor of JSON texts, of which the documents say no words. */
export const jsonMessages = {
  format: "Format",
  nothingToFormat: "There is no text to format.",
  onlyJson: "Only JSON can be formatted, and the text is none yet.",
  find: "Find",
  findIn: "Find in the text",
  next: "Next match",
  previous: "Previous match",
  close: "Close find",
  goTo: (line: number): string => `Go to line ${line}`,
  notJson: ({ line, column, found }: JsonError): string =>
    `This is not JSON. Line ${line}, column ${column}: ${unexpected(found)}.`,
  unexpected,
  matches: (at: number, count: number, isMore: boolean): string =>
    count === 0 ? "No match" : `${at} of ${count}${isMore ? "+" : ""}`
} as const

translatable({ jsonMessages })
