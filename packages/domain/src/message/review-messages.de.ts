import type { Translation } from "../language/translation.ts"
import type { collisionMessages, reviewMessages } from "./review-messages.ts"

export const reviewMessagesInGerman = {
  title: "Änderungen prüfen",
  text: (count) =>
    count === 1 ? "Diese Einstellung wird gespeichert:" : `Diese ${count} Einstellungen werden gespeichert:`,
  nothing: "Keine sichtbare Einstellung ändert sich.",
  save: "Speichern",
  changes: "Änderungen",
  differ: "unterschiedlich",
  setting: "Einstellung",
  from: "Bisher",
  to: "Neu",
  notSet: "nicht gesetzt",
  empty: "leer",
  removed: "entfernt",
  more: (count) => `${count} weitere anzeigen`,
  values: "Unterschiedliche Werte",
  reading: "Wird gelesen",
  noDifference: "Es gibt keine Unterschiede.",
  valuesUnreadable: (reason) => `Die Unterschiede sind nicht bekannt. ${reason}`,
  all: "Alle anzeigen",
  less: "Weniger anzeigen",
  whole: "Konfiguration"
} as const satisfies Translation<typeof reviewMessages>

export const collisionMessagesInGerman = {
  title: "Anderswo geändert",
  text: "Jemand anders hat dies geändert, seit Sie es geöffnet haben. Es wurde noch nichts gespeichert.",
  goOn: "Weiter",
  merged: (count) =>
    count === 1
      ? "Jemand anders hat eine andere Einstellung geändert. Diese Änderung bleibt erhalten:"
      : `Jemand anders hat ${count} andere Einstellungen geändert. Diese Änderungen bleiben erhalten:`,
  choose: (count) =>
    count === 1
      ? "Sie und jemand anders haben dieselbe Einstellung geändert. Wählen Sie, welcher Wert bleibt:"
      : `Sie und jemand anders haben dieselben ${count} Einstellungen geändert. Wählen Sie, welche Werte bleiben:`,
  chooseFirst: "Wählen Sie oben für jede Einstellung einen Wert.",
  was: "Vorher",
  mine: "Mein Wert",
  theirs: "Anderer Wert",
  allMine: "Alle meine Werte",
  allTheirs: "Alle anderen Werte"
} as const satisfies Translation<typeof collisionMessages>
