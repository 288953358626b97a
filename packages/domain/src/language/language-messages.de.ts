import type { languageMessages } from "./language-messages.ts"
import type { Translation } from "./translation.ts"

export const languageMessagesInGerman = {
  language: "Sprache",
  missingTitle: "Die Sprache konnte nicht geladen werden",
  missing: (language) =>
    `Die Konsole erscheint auf Englisch, weil die Texte auf ${language} nicht geladen werden konnten. Laden Sie die Seite neu, um es noch einmal zu versuchen.`
} as const satisfies Translation<typeof languageMessages>
