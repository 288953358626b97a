import { translatable } from "../language/translatable.ts"

/** What clocks at the sites read, as parts of sentences. */
export const siteSentences = {
  toBeChosen: "a time to be chosen",
  zones: (count: number): string => (count === 1 ? "1 zone" : `${count} zones`),
  between: (from: string, to: string): string => `from ${from} to ${to}`,
  thereIsHere: (zones: string, counted: string, there: string, here: string): string =>
    `${zones}, ${counted}: ${there} there is ${here} here.`,
  spread: (over: string): string => `, spread over ${over}`,
  at: (reading: string, spread: string): string => `at ${reading} by each site's own clocks${spread}`,
  hours: (count: number): string => (count === 1 ? "1 hour" : `${count} hours`),
  minutes: (count: number): string => (count === 1 ? "1 minute" : `${count} minutes`)
} as const

translatable({ siteSentences })
