import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import type { LongPart } from "./address-parts.ts"
import { listedParts } from "./listed-parts.ts"
import type { viewMessages } from "./saved-views-messages.ts"

const longPartNames: Readonly<Record<LongPart, string>> = {
  search: "die Suche",
  filter: "der Filter",
  facets: "die Auswahl unter „Eingrenzen“",
  columns: "die Spalten"
}

export const viewMessagesInGerman = {
  title: "Ansichten",
  menu: "Ansicht",
  hint: "Eine Ansicht speichert Suche, Filter, Sortierung, Spalten und Seitengröße dieser Liste unter einem Namen, in diesem Browser.",
  list: "Gespeicherte Ansichten",
  shown: "Angezeigt",
  changed: "Geändert",
  isDefault: "Standard",
  defaultHint:
    "Die Standardansicht öffnet sich immer, wenn Sie ohne Filter oder Suche in der Adresse zu dieser Liste gehen.",
  saveTitle: "Als Ansicht speichern",
  renameTitle: "Ansicht umbenennen",
  replaceTitle: "Ansicht ersetzen",
  deleteTitle: "Ansicht löschen",
  show: "Anzeigen",
  apply: (name) => `${name} anzeigen`,
  alertMe: (name) => `Warnen, wenn ${name} einen Grenzwert überschreitet …`,
  makeDefault: (name) => `${name} als Standard öffnen`,
  replaceLabel: (name) => `${name} durch das Angezeigte ersetzen`,
  renameLabel: (name) => `${name} umbenennen`,
  deleteLabel: (name) => `${name} löschen`,
  saveAs: "Speichern unter …",
  save: "Speichern",
  name: "Name",
  replace: "Ersetzen",
  remove: "Löschen",
  rename: "Umbenennen",
  import: "Importieren …",
  importFile: "Ansichtendatei",
  importAnother: "Andere Datei …",
  export: "Alle exportieren",
  back: "Zurück",
  reading: "Die Datei wird gelesen …",
  imported: "Importierte Ansichten",
  none: "Für diese Liste sind noch keine Ansichten gespeichert.",
  unsaved: "Die Ansicht wurde noch nicht gespeichert.",
  unrenamed: "Die Ansicht wurde noch nicht umbenannt.",
  blank: followedBy(constraintMessagesInGerman.valueMissing, "Geben Sie der Ansicht einen Namen."),
  tooLong: constraintMessagesInGerman.tooLong,
  gone: "Diese Ansicht gibt es nicht mehr: Sie wurde in einem anderen Tab umbenannt oder gelöscht.",
  taken: (name) => followedBy(constraintMessagesInGerman.invalid, `Eine Ansicht namens „${name}“ gibt es bereits.`),
  tooMany: (limit) => `Eine Liste hat höchstens ${limit} Ansichten.`,
  longQuery: "Der Filter dieser Liste ist zu lang, um ihn als Ansicht zu speichern.",
  partsTooLong: (parts) =>
    `Zu lang für eine Ansicht: ${parts.map((part) => longPartNames[part]).join(", ")}. Kürzen Sie das und speichern Sie dann.`,
  overwrite: (name) => `„${name}“ durch das ersetzen, was die Liste jetzt zeigt?`,
  delete: (name) => `Die Ansicht „${name}“ löschen? Die Liste bleibt, wie sie ist.`,
  ignored: (parts) => `Einige gespeicherte Ansichten sind nicht lesbar und wurden übergangen: ${listedParts(parts)}.`,
  partlyApplied: (name, parts) =>
    `Teile der Ansicht „${name}“ sind nicht lesbar und wurden übergangen: ${listedParts(parts)}.`,
  file: {
    unreadable: "Die Datei konnte nicht gelesen werden.",
    tooLarge: "Die Datei ist zu groß für eine Ansichtendatei.",
    noJson: "Das ist keine Ansichtendatei: Sie ist kein JSON, oder sie ist unvollständig.",
    noViews: "Das ist keine Ansichtendatei von Command Center.",
    newer: "Die Datei wurde von einer anderen Version von Command Center geschrieben.",
    otherList: (list, own) => `Die Datei hat Ansichten für die Liste „${list}“, nicht für „${own}“.`,
    empty: "Die Datei hat keine Ansichten."
  },
  result: {
    taken: "Importiert.",
    kept: "Bereits vorhanden.",
    renamed: (name) => `Als „${name}“ importiert, weil eine andere Ansicht diesen Namen hat.`,
    partly: (text, parts) => `${text} Übergangen: ${listedParts(parts)}.`,
    unnamed: (place) => `Ansicht ${place} der Datei`,
    noView: "Abgelehnt: Sie hat keinen Namen oder nennt ihre Liste nicht.",
    refused: (reason) => `Abgelehnt: ${reason}`
  }
} as const satisfies Translation<typeof viewMessages>
