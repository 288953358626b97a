import type { Translation } from "../language/translation.ts"
import type { utgMessages } from "./utg-messages.ts"

export const utgMessagesInGerman = {
  scheduleHint: "Um eine Aufgabe zu planen, verwenden Sie das Zahnradsymbol in der Tabelle.",
  about: {
    title: "Über UTGs",
    text: "Diese Liste zeigt die UTGs dieses Kontos und der Konten darunter. Was die einzelnen Spalten und Aufgaben bedeuten, steht im",
    referenceGuide: "Referenzhandbuch"
  },
  export: {
    title: "UTGs exportieren",
    question:
      "Der Export lädt ALLE Daten dieser Registerkarte herunter und kann einige Minuten dauern. Möchten Sie wirklich fortfahren?",
    preparing: "Der Export der UTG-Liste wird vorbereitet",
    succeeded: "Die UTG-Liste wird exportiert. Der Download beginnt in Kürze.",
    failed: (error) => `Die UTG-Liste kann nicht exportiert werden. ${error}`,
    fileName: "components.csv"
  },
  removed: "Die ausgewählten UTGs wurden entfernt.",
  removeWarning: (count) =>
    count === 1
      ? "Dieses UTG wird aus Command Center entfernt, ebenso jedes andere UTG auf derselben Maschine. Das kann nicht rückgängig gemacht werden."
      : `Diese ${count} UTGs werden aus Command Center entfernt, ebenso jedes andere UTG auf denselben Maschinen. Das kann nicht rückgängig gemacht werden.`,
  removeNothing: "Keines der ausgewählten UTGs kann aus Command Center entfernt werden.",
  /** The word that is compared with what is typed is "delete" in each language. */
  removePrompt: "Geben Sie zur Bestätigung delete ein",
  removeFailed: {
    header: "UTGs entfernen fehlgeschlagen",
    text: "Es können nicht alle ausgewählten UTGs entfernt werden"
  },
  profileApplied: "Das Profil wurde auf die ausgewählten UTGs angewendet",
  applyProfileFailed: {
    header: "Profil anwenden fehlgeschlagen",
    text: "Das Profil kann nicht auf die ausgewählten UTGs angewendet werden"
  },
  applyProfileTitle: "Profil anwenden",
  profilesUnavailable: (reason) => `Die Profile konnten nicht geladen werden. ${reason}`,
  templatesUnavailable: (reason) => `Die Konfigurationsvorlagen konnten nicht geladen werden. ${reason}`,
  templateMerged: "Die Konfigurationsvorlage wurde in die UTGs übernommen",
  templateMergeFailed: (error) =>
    `Die Konfigurationsvorlage kann nicht in alle UTGs übernommen werden. Ein Ausnahmefehler ist aufgetreten: ${error}`,
  machineIdUndefined: "Die dauerhafte ID der Maschine fehlt",
  componentIdUndefined: "Die dauerhafte ID der Komponente fehlt"
} as const satisfies Translation<typeof utgMessages>
