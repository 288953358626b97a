import type { Translation } from "../language/translation.ts"
import { listedParts } from "../rows/listed-parts.ts"
import type { listMessages } from "./list-messages.ts"
import { reasonsOf } from "./read-words.de.ts"

export const listMessagesInGerman = {
  copySucceededTitle: "Kopiert",
  copyFailedTitle: "Kopieren fehlgeschlagen",
  copied: (name) => `Die Daten von ${name} wurden in die Zwischenablage kopiert.`,
  noClipboard: "Dieser Browser kann nicht in die Zwischenablage kopieren.",
  goneText: "Die gewählten Zeilen sind nicht mehr in der Liste.",
  done: "Fertig",
  cancel: "Abbrechen",
  ignoredTitle: "Einige Einstellungen dieser Liste wurden übergangen",
  addressIgnored: (parts) => `Einige Teile der Adresse sind nicht lesbar und wurden übergangen: ${listedParts(parts)}.`,
  unreadableTitle: "Einige Zeilen sind nicht lesbar",
  unreadable: (count, reasons) =>
    `${count === 1 ? "1 Zeile ist nicht lesbar und wird" : `${count} Zeilen sind nicht lesbar und werden`} nicht angezeigt: ${reasonsOf(reasons)}`
} as const satisfies Translation<typeof listMessages>
