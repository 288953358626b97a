import type { Translation } from "../language/translation.ts"
import type { timelineMessages } from "./timeline-messages.ts"

const numbered = (revision: number | null): string => (revision === null ? "ohne Nummer" : String(revision))

export const timelineMessagesInGerman = {
  title: "Verlauf",
  show: "Anzeigen",
  empty: "Über die Vergangenheit dieses UTG ist nichts bekannt.",
  nothingOfKind: "Davon ist nichts bekannt.",
  stages: { waiting: "Gesendet", running: "Abgeholt", done: "Erledigt", failed: "Fehlgeschlagen" },
  kinds: {
    all: "Alles",
    task: "Aufgaben",
    failed: "Fehlgeschlagene Aufgaben",
    configuration: "Konfiguration",
    contact: "Kontakt"
  },
  unknownTask: "Aufgabe unbekannten Typs",
  noReason: "Der Agent hat keinen Grund genannt.",
  due: "Fällig",
  configuration: (revision) => (revision === null ? "Konfiguration geändert" : `Konfigurationsrevision ${revision}`),
  saved: "Gespeichert",
  taken: "Gespeichert und vom UTG übernommen",
  by: (who) => `von Benutzer ${who}`,
  byNamed: (name, who) => `von Benutzer ${name} (${who})`,
  lastContact: "Letzter Kontakt",
  nextContact: "Nächster erwartet",
  atUnknownTime: "Zeitpunkt unbekannt",
  loadFailed: (reason) => `Der Verlauf konnte nicht gelesen werden. ${reason}`,
  tasksFailed: (reason) => `Die Aufgaben dieses UTG konnten nicht gelesen werden. ${reason}`,
  configurationFailed: (reason) => `Die Konfiguration dieses UTG konnte nicht gelesen werden. ${reason}`,
  revisionsFailed: (reason) => `Die früheren Konfigurationen konnten nicht gelesen werden. ${reason}`,
  unreadable: (count) =>
    count === 1
      ? "Eine Antwort ist nicht lesbar und wird nicht angezeigt."
      : `${count} Antworten sind nicht lesbar und werden nicht angezeigt.`,
  earlier: "Frühere Konfigurationen",
  earlierHint: "Die neueste zuerst, jede mit dem, was die nächste Revision geändert hat.",
  earlierNone: "Dieses UTG hat keine früheren Konfigurationen.",
  revision: (revision) => `Revision ${numbered(revision)}`,
  changedBy: (next) => `Was Revision ${numbered(next)} geändert hat`,
  sameAsNext: "Die nächste Revision hat dieselben Einstellungen.",
  rollBack: "Hierauf zurücksetzen",
  sameAsCurrent: "Gleich der aktuellen Konfiguration.",
  rollBackTitle: (revision) =>
    revision === null ? "Auf diese Revision zurücksetzen" : `Auf Revision ${revision} zurücksetzen`,
  /** The task keeps the name that the list of tasks has from the service. */
  rollBackText:
    "Dies speichert die Einstellungen unten als neue Revision, die das UTG bei seiner nächsten Aktualisierung übernimmt. Es wird keine Aufgabe gesendet. Soll das UTG selbst zu seiner früheren Konfiguration zurückkehren, planen Sie stattdessen die Aufgabe „Rollback UTG“.",
  rollBackMovedOn:
    "Jemand anders hat die Konfiguration geändert, seit Sie sie geöffnet haben. Es wurde noch nichts gespeichert. Das würde sich jetzt ändern:",
  rollBackSame: "Es gibt nichts zu ändern: Die aktuelle Konfiguration hat diese Einstellungen.",
  rolledBack: (revision) => `Die Konfiguration der Revision ${numbered(revision)} wurde als neue Revision gespeichert.`,
  rollBackFailed: (reason) => `Die Konfiguration kann nicht zurückgesetzt werden. ${reason}`,
  more: (count) => `${count} weitere anzeigen`
} as const satisfies Translation<typeof timelineMessages>
