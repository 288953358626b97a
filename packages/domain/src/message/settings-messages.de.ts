import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "./constraint-messages.de.ts"
import { followedBy } from "./constraint-messages.ts"
import type { settingsMessages } from "./settings-messages.ts"

const settings = (count: number): string => (count === 1 ? "1 Einstellung" : `${count} Einstellungen`)

export const settingsMessagesInGerman = {
  sections: "Abschnitte",
  general: "Allgemein",
  search: "Einstellungen suchen",
  found: (count) => (count === 0 ? "Keine Einstellungen gefunden" : `${settings(count)} gefunden`),
  nothingFound: (search) => `Keine Einstellung hat „${search}“ in ihrem Namen oder ihrer Beschreibung.`,
  noSettings: "Hier gibt es keine Einstellungen.",
  loading: "Das Formular wird geladen",
  noSchema: "Dafür gibt es kein Schema.",
  form: "Formular",
  json: "JSON",
  view: "Ansicht",
  showJson:
    "Dieselben Einstellungen als JSON. Geheime Werte sind maskiert; lassen Sie eine Maske unverändert, um den Wert zu behalten.",
  jsonReadOnly: "Die Einstellungen als JSON, mit maskierten geheimen Werten.",
  noForm: (reason) =>
    `Diese Einstellungen können nicht als Formular angezeigt werden. ${followedBy(reason, "Sie werden als JSON angezeigt.")}`,
  partOfForm: (reason, fields) =>
    followedBy(reason, `Das Formular hat nur ${fields.join(" und ")}. Alle Einstellungen zeigt die Ansicht JSON.`),
  undo: "Rückgängig",
  redo: "Wiederherstellen",
  isDefault: "Standard",
  default: (value) => `Standard: ${value}`,
  restore: (title) => `${title} auf den Standard zurücksetzen`,
  changed: "Geändert",
  notSet: "Nicht gesetzt",
  notOffered: (value) => `${value} (steht nicht zur Wahl)`,
  on: "Ein",
  off: "Aus",
  empty: "leer",
  reveal: (title) => `${title} anzeigen`,
  hide: (title) => `${title} verbergen`,
  add: (title) => `Zu ${title} hinzufügen`,
  noItems: "Keine",
  isFull: "Mehr Einträge darf es nicht geben.",
  isFirst: "Das ist der erste Eintrag.",
  isLast: "Das ist der letzte Eintrag.",
  isFixed: "Das Schema lässt keine Änderung zu.",
  moveUp: (title) => `${title} nach oben verschieben`,
  moveDown: (title) => `${title} nach unten verschieben`,
  remove: (title) => `${title} entfernen`,
  item: (title, place) => `${title} Nr. ${place}`,
  kind: (title) => `Art von ${title}`,
  kindAt: (place) => `Art ${place}`,
  nameOf: (title) => `Name von ${title}`,
  issues: (count) => `${settings(count)} ${count === 1 ? "braucht" : "brauchen"} Ihre Aufmerksamkeit`,
  moreIssues: (count) => `und ${count} weitere`,
  issueCount: (count) => `${count} Fehler`,
  changeCount: (count) => (count === 1 ? "1 Änderung" : `${count} Änderungen`),
  unknown: (names) => `Das Schema beschreibt ${names.join(", ")} nicht. Diese Einstellungen bleiben, wie sie sind.`,
  notJson: followedBy(constraintMessagesInGerman.badInput, "Hier muss JSON stehen.")
} as const satisfies Translation<typeof settingsMessages>
