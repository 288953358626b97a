import type { Translation } from "../language/translation.ts"
import type { ListId } from "../rows/list-description.ts"
import type { waitMessages } from "./wait-messages.ts"

/** In the accusative, as each follows "auf"; each is feminine or plural, so that "sie" stands for it. */
const lists: Readonly<Record<ListId, string>> = {
  utgs: "die UTG-Liste",
  tasks: "die Aufgabenliste",
  devices: "die Geräteliste",
  forms: "die Formularliste",
  users: "die Benutzerliste",
  profiles: "die Profilliste",
  installations: "die Installationsliste",
  templates: "die Liste der Konfigurationsvorlagen",
  utgDevices: "die Geräte des UTG",
  utgTasks: "die geplanten Aufgaben des UTG"
}

export const waitMessagesInGerman = {
  rowsAwaited: (list) =>
    `Es wird noch auf ${lists[list]} gewartet. Der ${list === "users" ? "Security" : "Management"}-Dienst hat sie in 10 Sekunden nicht vollständig gesendet.`,
  awaited: (what) => `Es wird noch auf ${what} gewartet. In 10 Sekunden ist keine Antwort gekommen.`,
  config: "die Konfiguration (config.json)",
  signOn: "den Anmeldedienst",
  user: "den Namen des Benutzers",
  rights: "die Rechte und Konten des Benutzers",
  installations: "die neuesten Installationen",
  page: "den Inhalt dieser Seite",
  cancelled:
    "Sie haben nicht länger auf die Antwort gewartet. Es wurde nichts geändert. Mit „Wiederholen“ fragen Sie noch einmal an."
} as const satisfies Translation<typeof waitMessages>
