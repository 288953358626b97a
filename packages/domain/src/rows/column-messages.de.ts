import type { Translation } from "../language/translation.ts"
import type { columnMessages } from "./column-messages.ts"
import { listedParts } from "./listed-parts.ts"

export const columnMessagesInGerman = {
  title: "Spalten",
  hint: "Um eine Spalte zu verschieben, ziehen Sie sie, verwenden Sie ihre Pfeilschaltflächen, oder drücken Sie Alt und eine Pfeiltaste. Änderungen gelten sofort und bleiben in diesem Browser.",
  density: "Zeilenhöhe",
  comfortable: "Normal",
  compact: "Kompakt",
  roomy: "Großzügig",
  pin: (label) => `${label} anheften`,
  resetWidth: (label) => `Breite von ${label} zurücksetzen`,
  resetAll: "Spalten zurücksetzen",
  widthIsAutomatic: "Sie hat ihre automatische Breite.",
  isDefault: "Die Spalten sind in ihrem Ausgangszustand.",
  isFirst: "Sie ist die erste Spalte.",
  isLast: "Sie ist die letzte Spalte.",
  isFirstLoose: "Sie ist die erste nach den angehefteten Spalten.",
  isLastPinned: "Sie ist die letzte angeheftete Spalte.",
  nameStays: "Immer sichtbar: Diese Spalte kennzeichnet die Zeile.",
  lastStays: "Immer sichtbar: Das ist die letzte sichtbare Spalte.",
  moved: (label, place, count) => `${label} ist Spalte ${place} von ${count}.`,
  shown: (label) => `${label} wird angezeigt.`,
  hidden: (label) => `${label} ist ausgeblendet.`,
  pinned: (label) => `${label} ist angeheftet.`,
  loose: (label) => `${label} ist nicht mehr angeheftet.`,
  widthReset: (label) => `${label} hat wieder die automatische Breite.`,
  reset: "Die Spalten sind wieder in ihrem Ausgangszustand.",
  ignored: (parts) => `Einige Spalteneinstellungen sind nicht lesbar und wurden übergangen: ${listedParts(parts)}.`
} as const satisfies Translation<typeof columnMessages>
