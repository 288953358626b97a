import type { Translation } from "../language/translation.ts"
import type { waitMessages } from "./wait-messages.ts"

export const waitMessagesInGerman = {
  rowsAwaited: (list, call) =>
    `Es wird noch auf ${list} gewartet. Der ${call === "users" ? "Security" : "Management"}-Dienst hat sie in 10 Sekunden nicht vollständig gesendet.`,
  awaited: (what) => `Es wird noch auf ${what} gewartet. In 10 Sekunden ist keine Antwort gekommen.`,
  config: "die Konfiguration (config.json)",
  signOn: "den Anmeldedienst",
  user: "den Namen des Benutzers",
  rights: "die Rechte und Konten des Benutzers",
  installations: "die neuesten Installationen",
  page: "den Inhalt dieser Seite",
  compared: "die Konfigurationen, die verglichen werden",
  dialog: "das, was der Dialog braucht",
  opening: "Ein Dialog wird geöffnet. Warten Sie, bis er da ist.",
  cancelled:
    "Sie haben nicht länger auf die Antwort gewartet. Es wurde nichts geändert. Mit „Wiederholen“ fragen Sie noch einmal an."
} as const satisfies Translation<typeof waitMessages>
