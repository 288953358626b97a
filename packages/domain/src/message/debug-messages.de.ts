import type { Translation } from "../language/translation.ts"
import type { debugMessages } from "./debug-messages.ts"

export const debugMessagesInGerman = {
  title: (page) => `${page}: Rohdaten`,
  note: "Die Datensätze mit allen Feldern, wie der Dienst sie gesendet hat. Was die Seiten maskieren, ist auch hier maskiert.",
  notKept: "Die Datensätze wurden beim Laden dieser Zeilen nicht aufbewahrt. Aktualisieren Sie die Liste."
} as const satisfies Translation<typeof debugMessages>
