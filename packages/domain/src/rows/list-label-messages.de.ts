import type { Translation } from "../language/translation.ts"
import type { listWords, pagingMessages } from "./list-label-messages.ts"

const notLoaded =
  (what: string) =>
  (reason: string): string =>
    `${what} können wegen des folgenden Fehlers nicht geladen werden – ${reason}`

/** What is awaited stands in the accusative, as it follows "auf"; each is feminine or plural, so that "sie" stands for it. */
export const listWordsInGerman = {
  utgs: {
    link: "UTGs",
    named: "UTGs",
    title: "UTG-Liste",
    emptyText: "Keine UTGs gefunden",
    firstStep:
      "Ein UTG erscheint hier, sobald seine Installation auf einer Maschine gelaufen ist. Bereiten Sie eine unter „Installationen“ vor.",
    awaited: "die UTG-Liste",
    loadFailed: notLoaded("Die Daten")
  },
  templates: {
    link: "Konfigurationsvorlagen",
    named: "Konfigurationsvorlagen",
    title: "Liste der Konfigurationsvorlagen",
    emptyText: "Keine Konfigurationsvorlagen gefunden",
    firstStep:
      "Eine Konfigurationsvorlage ändert dieselben Einstellungen auf jedem UTG. Wer hier bearbeiten darf, kann mit „Neu“ die erste anlegen.",
    awaited: "die Liste der Konfigurationsvorlagen",
    loadFailed: notLoaded("Die Daten")
  },
  tasks: {
    link: "Aufgaben",
    named: "Aufgaben",
    title: "Aufgabenliste",
    emptyText: "Keine Aufgaben gefunden",
    firstStep:
      "Aufgaben erscheinen hier, sobald sie geplant sind: Wählen Sie UTGs in der UTG-Liste aus, und wählen Sie dann „Aufgabe planen“.",
    awaited: "die Aufgabenliste",
    loadFailed: notLoaded("Die Daten")
  },
  devices: {
    link: "Geräte",
    named: "Geräte",
    title: "Geräteverwaltung",
    emptyText: "Dieses Konto hat keine Geräte",
    firstStep: "Geräte erscheinen hier, sobald ein UTG sie meldet.",
    awaited: "die Geräteliste",
    loadFailed: notLoaded("Die Daten")
  },
  forms: {
    link: "Formulare",
    named: "Formulare",
    title: "Formularverwaltung",
    emptyText: "Keine Formulare gefunden",
    firstStep:
      "Formulare erscheinen hier, sobald sie hochgeladen sind. Wer hier bearbeiten darf, kann das erste hochladen.",
    awaited: "die Formularliste",
    loadFailed: notLoaded("Die Formulare")
  },
  profiles: {
    link: "Profile",
    named: "Profile",
    title: "Profilliste",
    emptyText: "Keine Profile gefunden",
    firstStep:
      "Ein Profil gibt vielen UTGs dieselben Einstellungen. Wer hier bearbeiten darf, kann mit „Neu“ das erste anlegen.",
    awaited: "die Profilliste",
    loadFailed: notLoaded("Die Profile")
  },
  installations: {
    link: "Installationen",
    named: "Installationen",
    title: "Installationsliste",
    emptyText: "Keine Installationen gefunden",
    firstStep:
      "Eine Installation bringt ein UTG auf eine Maschine. Wer hier bearbeiten darf, kann mit „Neu“ die erste vorbereiten.",
    awaited: "die Installationsliste",
    loadFailed: notLoaded("Die Daten")
  },
  users: {
    link: "Benutzer",
    named: "Benutzer",
    title: "Benutzerliste",
    emptyText: "Keine Benutzer gefunden",
    firstStep: "Wer Benutzer bearbeiten darf, kann hier den ersten anlegen.",
    awaited: "die Benutzerliste",
    loadFailed: notLoaded("Die Benutzer")
  },
  utgDevices: {
    title: "Geräte",
    emptyText: "Keine Geräte gefunden",
    firstStep: null,
    awaited: "die Geräte des UTG",
    loadFailed: (reason) => `Die Geräte des UTG können nicht geladen werden. ${reason}`
  },
  utgTasks: {
    title: "Geplante Aufgaben",
    emptyText: "Keine Aufgaben gefunden",
    firstStep: null,
    awaited: "die geplanten Aufgaben des UTG",
    loadFailed: (reason) => `Die Aufgaben des UTG können nicht geladen werden. ${reason}`
  }
} as const satisfies Translation<typeof listWords>

export const pagingMessagesInGerman = {
  displaying: (first, last, all) => `${first}-${last} von ${all}`,
  soFar: (displaying) => `${displaying} bisher`
} as const satisfies Translation<typeof pagingMessages>
