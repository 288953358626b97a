import type { Translation } from "../language/translation.ts"
import type { refreshMessages } from "./refresh-messages.ts"

export const refreshMessagesInGerman = {
  refresh: "Aktualisieren",
  off: "Aus",
  every: (milliseconds) => `${milliseconds / 1000} s`,
  now: "Jetzt aktualisieren",
  updated: "Aktualisiert",
  staleFrom: "Angezeigt werden die Zeilen von",
  retry: "Wiederholen",
  changed: (count) => (count === 1 ? "1 Zeile geändert" : `${count} Zeilen geändert`)
} as const satisfies Translation<typeof refreshMessages>
