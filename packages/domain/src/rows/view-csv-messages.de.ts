import type { Translation } from "../language/translation.ts"
import { countText } from "../message/count-text.ts"
import type { viewCsvMessages } from "./view-csv-messages.ts"

const rows = (count: number): string => `${countText(count)} ${count === 1 ? "Zeile" : "Zeilen"}`

export const viewCsvMessagesInGerman = {
  title: "Diese Ansicht herunterladen",
  rows: "Zeilen",
  matching: (count) => (count === 1 ? "Die 1 passende Zeile" : `Alle ${countText(count)} passenden Zeilen`),
  selected: (count) => (count === 1 ? "Die 1 ausgewählte Zeile" : `Die ${countText(count)} ausgewählten Zeilen`),
  columns: "Die Datei hat die sichtbaren Spalten in ihrer Reihenfolge. Datumsangaben sind in UTC.",
  download: "Herunterladen",
  notAllThere: "Es sind noch nicht alle Zeilen da. Warten Sie, bis sie es sind.",
  writing: "Die Datei wird geschrieben",
  fileName: (list) => `${list}-view.csv`,
  written: (count, fileName) => `${rows(count)} als ${fileName} heruntergeladen. Datumsangaben sind in UTC.`,
  failed:
    "Die Datei konnte nicht geschrieben werden. Versuchen Sie es noch einmal. Schlägt es wieder fehl, laden Sie die Seite neu."
} as const satisfies Translation<typeof viewCsvMessages>
