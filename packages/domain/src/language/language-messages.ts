import { translatable } from "./translatable.ts"

/** The choice of a language, of which the documents say nothing. */
export const languageMessages = {
  language: "Language",
  missingTitle: "The language could not be loaded",
  missing: (language: string): string =>
    `The console is shown in English, since what it says in ${language} could not be loaded. Reload the page to try again.`
} as const

translatable({ languageMessages })
