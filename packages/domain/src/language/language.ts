/** The languages that are offered. What is kept may name one more: `pseudo`, in which tests find what no catalogue says. */
export const offeredLanguages = ["en", "de"] as const

export type Language = (typeof offeredLanguages)[number] | "pseudo"

/** Each by its own name, which is not translated. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", pseudo: "Þšéûðö" }

/** Where the browser keeps the language. */
export const languageKey = "language"

/** The language that a text names, as the browser keeps it; English, the language of the documents, where it names none. */
export const readLanguage = (text: string | null): Language => (text === "de" || text === "pseudo" ? text : "en")
