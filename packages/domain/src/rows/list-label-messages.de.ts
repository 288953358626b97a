import type { Translation } from "../language/translation.ts"
import type { emptyTexts, listTitles, pagingMessages } from "./list-label-messages.ts"

export const listTitlesInGerman = {
  utgs: "UTG-Liste",
  tasks: "Aufgabenliste",
  devices: "Geräteverwaltung",
  forms: "Formularverwaltung",
  users: "Benutzerliste",
  profiles: "Profilliste",
  installations: "Installationsliste",
  templates: "Liste der Konfigurationsvorlagen",
  utgDevices: "Geräte",
  utgTasks: "Geplante Aufgaben"
} as const satisfies Translation<typeof listTitles>

export const emptyTextsInGerman = {
  utgs: "Keine UTGs gefunden",
  tasks: "Keine Aufgaben gefunden",
  devices: "Dieses Konto hat keine Geräte",
  forms: "Keine Formulare gefunden",
  users: "Keine Benutzer gefunden",
  profiles: "Keine Profile gefunden",
  installations: "Keine Installationen gefunden",
  templates: "Keine Konfigurationsvorlagen gefunden",
  utgDevices: "Keine Geräte gefunden",
  utgTasks: "Keine Aufgaben gefunden"
} as const satisfies Translation<typeof emptyTexts>

export const pagingMessagesInGerman = {
  displaying: (first, last, all) => `${first}-${last} von ${all}`
} as const satisfies Translation<typeof pagingMessages>
